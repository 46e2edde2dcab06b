import { PER_PERSON } from '#features/language/server/order-words.ts'
import type { OrderIntent } from '../../intents.ts'
import { blanked, leftOf, lineOf } from './line.ts'
import { readPeople } from './read-people.ts'

type Read = { order: OrderIntent; isCounted: boolean; isSure: boolean }

/**
 * Reads a message that names one dish and for how many people it is: `lentil soup for two` is two, and `a pot of tea for
 * three` one, with a remark. Null where it is otherwise.
 * @param read reads a message, of which each of so many people has one where no number is said
 */
export function readForPeople(
  text: string,
  people: number,
  read: (text: string, each: number) => Read | null,
) {
  const line = lineOf(text)
  const kept = new Set(leftOf(readPeople(line).rest).map(({ at }) => at))
  const gone = line.tokens.filter((_, index) => !kept.has(index))
  const [first] = gone
  if (!first || !kept.has(0) || people < 2 || PER_PERSON.test(line.said)) return null
  const bare = blanked(text, line, (_, index) => !kept.has(index))
  const found = read(bare, 1)
  const { lines = [], choices = [], soldOut = [], unknown = [] } = found?.order ?? {}
  const [only] = lines
  if (!found || !only || lines.length + choices.length + soldOut.length + unknown.length > 1) return null
  if (!found.isCounted) return read(bare, people)
  if (only.quantity === people) return null
  const note = [only.note, text.slice(first.start, gone.at(-1)?.end)].filter(Boolean).join(', ')
  return { ...found, order: { ...found.order, lines: [{ ...only, note }] } }
}
