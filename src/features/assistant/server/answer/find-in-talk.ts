import { type Found, findEntries, type FoundEntry } from '#features/knowledge/server/find.ts'
import { analyze } from '#features/language/server/analyze.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { meansSame } from './grounded.ts'
import { earlierIn } from './plain.ts'
import { type Question } from '../question.ts'

/** Whether an entry speaks of everything that a text does. */
export function speaksOfAll(
  { topic, content }: Pick<FoundEntry, 'topic' | 'content'>,
  text: string,
): boolean {
  const known = analyze(`${topic}\n${content}`).flatMap((unit) => [unit, ...unit.parts])
  return analyze(text).every((unit) => known.some((each) => meansSame(each, unit)))
}

/**
 * The hotel's entries for a question. One that says too little by itself, such as "and on Sunday?", is read together
 * with what the guest asked before, if the entry that answered that speaks of all that is asked now.
 */
export async function findInTalk(context: RequestContext, question: Question, limit: number): Promise<Found> {
  const { asker, text } = question
  const alone = await findEntries(context, asker.hotelId, text, limit)
  const earlier = earlierIn(question)
  if (alone.isConfident || !earlier || analyze(text).length === 0) return alone
  const then = await findEntries(context, asker.hotelId, earlier, limit)
  const [subject] = then.entries
  if (!then.isConfident || !subject || !speaksOfAll(subject, text)) return alone
  const together = await findEntries(context, asker.hotelId, `${earlier}\n${text}`, limit)
  return { ...then, entries: [together.entries.find(({ id }) => id === subject.id) ?? subject] }
}
