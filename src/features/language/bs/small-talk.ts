import type { SmallTalkWords } from '../kinds/words.ts'

export const SMALL_TALK: SmallTalkWords = {
  hello: 'zdravo bok pozdrav selam merhaba jutro dan vece halo',
  thanks: 'hvala fala zahvaljujem',
  bye: 'cao dovidjenja dovidenja zbogom vidimo prijatno noc',
  around: 'laku dobro dobar dobra puno vam ti lijepo lijepa mnogo se na svemu super',
}
