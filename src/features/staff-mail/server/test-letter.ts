import type { Letter } from '#kit/server/mail/letter.ts'
import { textIn } from '#kit/server/texts.ts'
import type { Language } from '#kit/shared/languages.ts'
import type { Reader } from './write-to.ts'

/** What somebody gets who tries out whether e-mails arrive. */
export function testLetter(language: Language, { hotel, addressOf, foot }: Reader): Letter {
  const text = (key: string) => textIn(language, 'mail', `test.${key}`, { hotel: hotel.name })
  return {
    language,
    subject: text('subject'),
    title: text('title'),
    paragraphs: [text('text')],
    button: { text: text('button'), url: addressOf(`/hotelly/${hotel.slug}/admin/account`) },
    foot,
  }
}
