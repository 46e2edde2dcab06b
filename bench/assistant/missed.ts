import { LANGUAGES } from '#kit/shared/languages.ts'
import { startProduct } from '#tests/running-product.ts'
import { cardOf } from '#tests/cards.ts'
import { talksWith } from './ask.ts'
import { missedBy, readTalks } from './talks.ts'

/** Prints the conversations of our own set of which something that should hold does not; those of another hand stay unread. */
const product = await startProduct()
try {
  for (const language of LANGUAGES) {
    for (const { talk, answer } of await talksWith(product, language, readTalks('own', language))) {
      const missed = missedBy(answer, talk)
      if (missed.length === 0) continue
      const wanted = missed.map(({ kind, value }) => `${kind} ${value}`).join('; ')
      const card = cardOf(answer)
      process.stdout.write(
        `${language} ${talk.messages.join(' / ')}\n  not: ${wanted}\n  but: ${answer.text.replaceAll('\n', ' / ').slice(0, 300)}${card ? `\n  card: ${card}` : ''}\n`,
      )
    }
  }
} finally {
  await product.stop()
}
