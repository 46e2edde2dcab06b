import { findEntries } from '#features/knowledge/server/find.ts'
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
  const answered: QuestionGroup[] = []
  for (const group of groups.slice(0, ANSWERED_MAX)) {
    const { entries, isConfident } = await findEntries(context, hotelId, group.questions[0]?.text ?? '', 1)
    if (isConfident && entries[0]?.id === entryId) answered.push(group)
  }
  return answered
}
