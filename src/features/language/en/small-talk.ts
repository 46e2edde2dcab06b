import type { SmallTalkWords } from '../kinds/words.ts'

export const SMALL_TALK: SmallTalkWords = {
  hello: 'hi hello hey hiya morning afternoon evening',
  thanks: 'thanks thank thx ty',
  bye: 'bye goodbye night cheers',
  around: 'good you very much a lot so there ok okay super great',
}
