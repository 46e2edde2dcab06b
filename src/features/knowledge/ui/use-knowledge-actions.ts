import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import type { KnowledgeDraft, KnowledgeEntry } from '../contract.ts'
import { ENTRIES_MAX } from '../rules.ts'
import { knowledgeApi } from './api.ts'

const SET_ACTIVE = ['knowledge', 'setActive']
const SAVE = ['knowledge', 'save']

export const knowledgeQuery = (slug: string) => knowledgeApi.query.list.queryOptions({ input: { slug } })

const seen = ({ id, version }: KnowledgeEntry) => ({ id, version })

const currentOf = (error: unknown) => knowledgeApi.dataOf(error, 'CHANGED')?.current ?? null

/** Everything staff can do with entries, with its toasts (KNW-09); a refused change shows the current state. */
export function useKnowledgeActions() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { errorText } = useErrorText()
  const client = useQueryClient()
  const { queryKey } = knowledgeQuery(slug)

  const change = (apply: (all: KnowledgeEntry[]) => KnowledgeEntry[]) =>
    client.setQueryData(queryKey, (all) => all && apply(all))
  const show = (one: KnowledgeEntry) =>
    change((all) =>
      all.some(({ id }) => id === one.id)
        ? all.map((known) => (known.id === one.id ? one : known))
        : [one, ...all],
    )
  const refused = (error: unknown, text: string) => {
    const current = currentOf(error)
    if (current) show(current)
    const code = knowledgeApi.codeOf(error)
    if (code === 'NOT_FOUND') void client.invalidateQueries({ queryKey })
    const full = code === 'TOO_MANY' ? t('knowledge.full', { count: ENTRIES_MAX }) : ''
    const description = current ? t('knowledge.changedElsewhere') : errorText(error, full)
    toast.error(text, { id: text, description, duration: Number.POSITIVE_INFINITY })
  }

  const setActive = useMutation({
    mutationKey: SET_ACTIVE,
    mutationFn: (one: KnowledgeEntry) =>
      knowledgeApi.call.setActive({ slug, ...seen(one), active: !one.active }),
    onMutate: (one) => show({ ...one, active: !one.active }),
    onSuccess: show,
    onError: (error, one) => {
      show(one)
      refused(error, t('knowledge.updateFailed'))
    },
  })

  const save = useMutation({
    mutationKey: SAVE,
    mutationFn: ({ one, draft }: { one: KnowledgeEntry | null; draft: KnowledgeDraft }) =>
      one
        ? knowledgeApi.call.update({ slug, ...seen(one), entry: draft })
        : knowledgeApi.call.add({ slug, entry: draft }),
    onSuccess: ({ entry, embeddingProblem }, { one }) => {
      show(entry)
      if (!embeddingProblem) return toast.success(t(one ? 'knowledge.saved' : 'knowledge.added'))
      const isInvalid = embeddingProblem === 'invalid'
      toast.error(t(isInvalid ? 'knowledge.embeddingInvalid' : 'knowledge.embeddingUnreachable'), {
        description: t('knowledge.embeddingText'),
        duration: 15_000,
      })
    },
    onError: (error) => refused(error, t('knowledge.saveFailed')),
  })

  const remove = useMutation({
    mutationFn: (one: KnowledgeEntry) => knowledgeApi.call.remove({ slug, ...seen(one) }),
    onSuccess: ({ id }) => {
      change((all) => all.filter((one) => one.id !== id))
      toast.success(t('knowledge.deleted'))
    },
    onError: (error) => refused(error, t('knowledge.deleteFailed')),
  })

  return { setActive, save, remove }
}

export type KnowledgeActions = ReturnType<typeof useKnowledgeActions>

/** Entries with a pending request to activate or deactivate them. */
export const useSwitching = (): ReadonlySet<string> =>
  new Set(
    useMutationState({
      filters: { mutationKey: SET_ACTIVE, status: 'pending' },
      select: ({ state }) => (state.variables as KnowledgeEntry).id,
    }),
  )

/** The active entry that was saved last in this tab, and when. */
export function useSavedEntry(): { id: string; at: number } | null {
  const saved = useMutationState({
    filters: { mutationKey: SAVE, status: 'success' },
    select: ({ state: { data, submittedAt } }) => {
      const { entry } = data as { entry: KnowledgeEntry }
      return { id: entry.id, isActive: entry.active, at: submittedAt }
    },
  })
  const last = saved.at(-1)
  return last?.isActive ? { id: last.id, at: last.at } : null
}
