import { type Found, findEntries } from '#features/knowledge/server/find.ts'
import { analyze } from '#features/knowledge/server/retrieval/analyze.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Question } from './plain.ts'

/**
 * The hotel's entries for a question. One that says too little by itself, such as "and on Sunday?", is read together
 * with what the guest asked before.
 */
export async function findInTalk(context: RequestContext, question: Question, limit: number): Promise<Found> {
  const { asker, text, before } = question
  const alone = await findEntries(context, asker.hotelId, text, limit)
  const earlier = before.findLast((one) => one.author === 'guest' && analyze(one.text).length > 0)
  if (alone.isConfident || !earlier || analyze(text).length === 0) return alone
  const together = await findEntries(context, asker.hotelId, `${earlier.text}\n${text}`, limit)
  return together.isConfident ? together : alone
}
