import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { toast } from '#kit/web/toast.ts'
import {
  inOrderOf,
  seen,
  useCollection,
  useOrdering,
  useRemoving,
  useSaving,
  useSwitching,
} from '#kit/web/use-collection.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { Category } from '#features/categories/all.ts'
import type { Offer, OfferDraft } from '../../contract.ts'
import { OFFERS_MAX } from '../../rules.ts'
import { offersApi } from '../api.ts'
import { allOffersQuery, resourcesQuery } from './offers-query.ts'

type Order = { seen: string[]; wanted: string[] }

/** Everything staff can do with what an area offers, with its toasts. */
export function useOfferActions(category: Category) {
  const { t } = useTranslation('work')
  const { slug } = useHotel()
  const localized = useLocalized()
  const { call, codeOf } = offersApi
  const list = useCollection<Offer>({
    queryKey: allOffersQuery(slug).queryKey,
    reasonOf: (error) => {
      const code = codeOf(error)
      if (code === 'NOT_FOUND') return t('editor.offer.gone')
      return code === 'TOO_MANY' ? t('editor.offer.enough', { max: OFFERS_MAX }) : null
    },
    // the offer itself is gone, or a resource that it names
    staleBy: (error) => (codeOf(error) === 'NOT_FOUND' ? [resourcesQuery(slug).queryKey] : []),
  })

  const save = useSaving(list, {
    send: (thing, offer: OfferDraft) =>
      thing ? call.update({ slug, ...seen(thing), offer }) : call.add({ slug, offer }),
    done: ({ name }, isNew) =>
      toast.success(t(isNew ? 'editor.offer.added' : 'editor.saved', { name: localized(name) })),
    failed: t('editor.saveFailed'),
  })
  const toggle = useSwitching(list, {
    expect: ({ thing, isEnabled }: { thing: Offer; isEnabled: boolean }) => ({ ...thing, isEnabled }),
    send: ({ thing: { id, version, orderIndex: _place, ...draft }, isEnabled }) =>
      call.update({ slug, id, version, offer: { ...draft, isEnabled } }),
    failed: () => t('editor.saveFailed'),
  })
  const remove = useRemoving(list, {
    send: (thing) => call.remove({ slug, ...seen(thing) }),
    done: ({ name }) => toast.success(t('editor.deleted', { name: localized(name) })),
    failed: t('editor.deleteFailed'),
  })
  const reorder = useOrdering(list, {
    expect: (all, { wanted }: Order) => inOrderOf(all, wanted),
    send: (order) => call.reorder({ slug, category, ...order }),
    apply: (_all, offers) => offers,
    failed: t('editor.orderFailed'),
  })
  return { save, toggle, remove, reorder }
}

export type OfferActions = ReturnType<typeof useOfferActions>
