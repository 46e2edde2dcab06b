import { useMutationState } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { toast } from '#kit/web/toast.ts'
import {
  savingKey,
  seen,
  useCollection,
  useRemoving,
  useSaving,
  useSwitching,
} from '#kit/web/use-collection.ts'
import type { EmbeddingProblem, KnowledgeDraft, KnowledgeEntry } from '../contract.ts'
import { ENTRIES_MAX } from '../rules.ts'
import { knowledgeApi } from './api.ts'

type Saved = KnowledgeEntry & { embeddingProblem: EmbeddingProblem | null }

export const knowledgeQuery = (slug: string) => knowledgeApi.query.list.queryOptions({ input: { slug } })

/** Everything staff can do with entries, with its toasts (KNW-09). */
export function useKnowledgeActions() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { call, codeOf } = knowledgeApi
  const list = useCollection<KnowledgeEntry>({
    queryKey: knowledgeQuery(slug).queryKey,
    isNewFirst: true,
    reasonOf: (error) => (codeOf(error) === 'TOO_MANY' ? t('knowledge.full', { count: ENTRIES_MAX }) : null),
  })

  const setActive = useSwitching(list, {
    expect: ({ thing }: { thing: KnowledgeEntry }) => ({ ...thing, active: !thing.active }),
    send: ({ thing }) => call.setActive({ slug, ...seen(thing), active: !thing.active }),
    failed: () => t('knowledge.updateFailed'),
  })
  const save = useSaving(list, {
    send: async (thing, draft: KnowledgeDraft): Promise<Saved> => {
      const { entry, embeddingProblem } = await (thing
        ? call.update({ slug, ...seen(thing), entry: draft })
        : call.add({ slug, entry: draft }))
      return { ...entry, embeddingProblem }
    },
    done: ({ embeddingProblem }, isNew) => {
      if (!embeddingProblem) return toast.success(t(isNew ? 'knowledge.added' : 'knowledge.saved'))
      const isInvalid = embeddingProblem === 'invalid'
      toast.error(t(isInvalid ? 'knowledge.embeddingInvalid' : 'knowledge.embeddingUnreachable'), {
        description: t('knowledge.embeddingText'),
        duration: 15_000,
      })
    },
    failed: t('knowledge.saveFailed'),
  })
  const remove = useRemoving(list, {
    send: (thing) => call.remove({ slug, ...seen(thing) }),
    done: () => toast.success(t('knowledge.deleted')),
    failed: t('knowledge.deleteFailed'),
  })
  return { setActive, save, remove }
}

export type KnowledgeActions = ReturnType<typeof useKnowledgeActions>

/** The active entry that was saved last in this tab, and when. */
export function useSavedEntry(): { id: string; at: number } | null {
  const { slug } = useHotel()
  const saved = useMutationState({
    filters: { mutationKey: savingKey(knowledgeQuery(slug).queryKey), status: 'success' },
    select: ({ state: { data, submittedAt } }) => ({ entry: data as Saved, at: submittedAt }),
  })
  const last = saved.at(-1)
  return last?.entry.active ? { id: last.entry.id, at: last.at } : null
}
