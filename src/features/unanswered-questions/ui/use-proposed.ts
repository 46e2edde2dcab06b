import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { ProposedEntry } from '#features/knowledge/contract.ts'
import { phrasingFrom, PROPOSED_MAX } from '#features/knowledge/rules.ts'
import { knowledgeApi } from '#features/knowledge/ui/api.ts'
import type { QuestionGroup } from '../contract.ts'

/** A group's question as the phrasing of an entry. */
export const phrasingOf = ({ questions: [head] }: QuestionGroup) => phrasingFrom(head?.text ?? '')

/** The entries that may answer the question of each group, likeliest first. */
export function useProposed(groups: readonly QuestionGroup[]) {
  const { slug } = useHotel()
  const questions = groups.map(phrasingOf).slice(0, PROPOSED_MAX)
  const { data } = useQuery({
    ...knowledgeApi.query.propose.queryOptions({ input: { slug, questions } }),
    enabled: questions.length > 0,
    placeholderData: keepPreviousData,
    select: (found): ReadonlyMap<string, ProposedEntry[]> =>
      new Map(found.map(({ question, entries }) => [question, entries])),
  })
  return (group: QuestionGroup): readonly ProposedEntry[] => data?.get(phrasingOf(group)) ?? []
}
