import { findEach } from '#features/knowledge/server/find.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { QuestionGroup } from '../contract.ts'
import { ANSWERED_MAX } from '../rules.ts'

/** Those of the most frequent groups whose question an entry answers by now, as a guest would be answered. */
export async function answeredBy(
  context: RequestContext,
  hotelId: string,
  entryId: string,
  groups: readonly QuestionGroup[],
): Promise<QuestionGroup[]> {
  const asked = groups.slice(0, ANSWERED_MAX)
  const questions = asked.map(({ questions: [first] }) => first?.text ?? '')
  const found = await findEach(context, hotelId, questions, 1)
  return asked.filter((_group, at) => found[at]?.isConfident && found[at].entries[0]?.id === entryId)
}
