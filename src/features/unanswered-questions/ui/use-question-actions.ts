import { type MutationStatus, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useRefusalToast } from '#kit/web/use-refusal-toast.ts'
import { toast } from '#kit/web/toast.ts'
import { UNDO_MS } from '#kit/shared/undo.ts'
import type { QuestionGroup } from '../contract.ts'
import { PHRASINGS_MAX } from '#features/knowledge/rules.ts'
import { unansweredQuestionsApi, questionsQuery } from './api.ts'

const DISMISS = ['learning', 'dismiss']

/** Puts a group back in its place, unless a newer response from the server already contains it. */
function withGroup(groups: QuestionGroup[], group: QuestionGroup): QuestionGroup[] {
  const ids = new Set(group.answerIds)
  if (groups.some(({ answerIds }) => answerIds.some((id) => ids.has(id)))) return groups
  return [...groups, group].toSorted(
    (a, b) => b.count - a.count || Date.parse(b.lastAt) - Date.parse(a.lastAt),
  )
}

/** The entry that answers a question from now on, and the question as its phrasing. */
export type Taught = { entryId: string; question: string }
/** `taught`: where an entry is to answer it that did not. */
type Leaving = { groups: readonly QuestionGroup[]; isAnswered: boolean; taught?: Taught }
type Returning = Pick<Leaving, 'groups' | 'taught'>

const idsOf = (groups: readonly QuestionGroup[]) => groups.flatMap(({ answerIds }) => answerIds)
const toastOf = (groups: readonly QuestionGroup[]) => `question ${idsOf(groups)[0]}`

/** Everything staff can do with questions, with its toasts; a failed change is rolled back. */
export function useQuestionActions() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const tell = useRefusalToast()
  const client = useQueryClient()
  const { call, codeOf } = unansweredQuestionsApi
  const { queryKey } = questionsQuery(slug)

  /** Changes the cached list; cancels pending requests first, because their responses do not include the change yet. */
  const change = async (apply: (groups: QuestionGroup[]) => QuestionGroup[]) => {
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (known) => {
      if (!known) return known
      const groups = apply(known.groups)
      return { groups, total: known.total + groups.length - known.groups.length }
    })
    void client.invalidateQueries({ queryKey })
  }
  const refused = (error: unknown, text: string, reason: string | null = null) => {
    void client.invalidateQueries({ queryKey })
    tell(error, text, reason)
  }

  const told = (done: 'answered' | 'restored', { length: count }: readonly QuestionGroup[]) =>
    count === 1 ? t(`questions.${done}`) : t(`questions.now.${done}`, { count })

  const restore = useMutation({
    mutationFn: ({ groups, taught }: Returning) => {
      const of = { slug, answerIds: idsOf(groups) }
      return taught ? call.unanswer({ ...of, ...taught }) : call.restore(of)
    },
    onSuccess: async (_done, { groups }) => {
      await change((shown) => groups.reduce(withGroup, shown))
      toast.success(told('restored', groups), { id: toastOf(groups) })
    },
    onError: (error) => refused(error, t('questions.restoreFailed')),
  })
  const dismiss = useMutation({
    mutationKey: DISMISS,
    mutationFn: async ({ groups, taught }: Leaving) => {
      const of = { slug, answerIds: idsOf(groups) }
      if (!taught) return { ...(await call.dismiss(of)), isNew: false }
      return call.answer({ ...of, ...taught })
    },
    onSuccess: async ({ isNew }, { groups, isAnswered, taught }) => {
      const gone = new Set(idsOf(groups))
      await change((shown) => shown.filter(({ answerIds }) => !answerIds.every((id) => gone.has(id))))
      toast.success(isAnswered ? told('answered', groups) : t('questions.dismissed'), {
        id: toastOf(groups),
        duration: UNDO_MS,
        action: {
          label: t('questions.undo'),
          onClick: () => restore.mutate({ groups, ...(isNew && taught ? { taught } : {}) }),
        },
      })
    },
    onError: (error, { taught }) => {
      const isFull = codeOf(error) === 'TOO_MANY'
      const reason = isFull ? t('questions.phrasingsFull', { count: PHRASINGS_MAX }) : null
      refused(error, t(taught ? 'questions.answerFailed' : 'questions.dismissFailed'), reason)
    },
  })
  return { dismiss, restore }
}

/** Groups without a dismissal on its way, or just done; one that was asked again meanwhile is kept. */
export function useWithoutDismissals(
  groups: readonly QuestionGroup[],
  status: MutationStatus[] = ['pending'],
): QuestionGroup[] {
  const leaving = useMutationState({
    filters: { mutationKey: DISMISS, predicate: ({ state }) => status.includes(state.status) },
    select: ({ state }) => idsOf((state.variables as Leaving).groups),
  })
  const ids = new Set(leaving.flat())
  return groups.filter(({ answerIds }) => !answerIds.every((id) => ids.has(id)))
}
