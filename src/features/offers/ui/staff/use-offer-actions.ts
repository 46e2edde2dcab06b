import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { Category } from '#features/categories/all.ts'
import type { Offer, OfferDraft } from '../../contract.ts'
import { OFFERS_MAX } from '../../rules.ts'
import { offersApi } from '../api.ts'
import { allOffersQuery, resourcesQuery, withOne, withoutOne } from './offers-query.ts'

const seen = ({ id, version }: Offer) => ({ id, version })

const draftOf = ({ id: _id, version: _version, orderIndex: _at, ...draft }: Offer): OfferDraft => draft

/** Everything staff can do with what an area offers, with its toasts; a refused change shows the current state. */
export function useOfferActions(category: Category) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const { slug } = useHotel()
  const { errorText } = useErrorText()
  const localized = useLocalized()
  const client = useQueryClient()
  const { queryKey } = allOffersQuery(slug)
  const show = (offer: Offer) => client.setQueryData(queryKey, (all) => withOne(all, offer))

  const refused = (error: unknown, text: string) => {
    const code = offersApi.codeOf(error)
    const theirs = offersApi.dataOf(error, 'OFFER_CHANGED')?.offer
    const order = offersApi.dataOf(error, 'OFFERS_CHANGED')?.offers
    if (theirs) show(theirs)
    else if (order) client.setQueryData(queryKey, order)
    else void client.invalidateQueries({ queryKey })
    if (code === 'NOT_FOUND') void client.invalidateQueries({ queryKey: resourcesQuery(slug).queryKey })
    const description =
      theirs || order
        ? t('hotel-admin:menu.changedElsewhere')
        : code === 'NOT_FOUND'
          ? t('editor.offer.gone')
          : code === 'TOO_MANY'
            ? t('editor.offer.enough', { max: OFFERS_MAX })
            : errorText(error, '')
    toast.error(text, { id: text, description, duration: Number.POSITIVE_INFINITY })
  }

  const save = useMutation({
    mutationFn: ({ offer, draft }: { offer: Offer | null; draft: OfferDraft }) =>
      offer
        ? offersApi.call.update({ slug, ...seen(offer), offer: draft })
        : offersApi.call.add({ slug, offer: draft }),
    onSuccess: (saved, { offer }) => {
      show(saved)
      toast.success(t(offer ? 'editor.saved' : 'editor.offer.added', { name: localized(saved.name) }))
    },
    onError: (error) => refused(error, t('editor.saveFailed')),
  })

  const toggle = useMutation({
    mutationFn: ({ offer, isEnabled }: { offer: Offer; isEnabled: boolean }) =>
      offersApi.call.update({ slug, ...seen(offer), offer: { ...draftOf(offer), isEnabled } }),
    onMutate: ({ offer, isEnabled }) => void show({ ...offer, isEnabled }),
    onSuccess: (saved) => void show(saved),
    onError: (error, { offer }) => {
      show(offer)
      refused(error, t('editor.saveFailed'))
    },
  })

  const remove = useMutation({
    mutationFn: (offer: Offer) => offersApi.call.remove({ slug, ...seen(offer) }),
    onSuccess: ({ id }, { name }) => {
      client.setQueryData(queryKey, (all) => withoutOne(all, id))
      toast.success(t('editor.deleted', { name: localized(name) }))
    },
    onError: (error) => refused(error, t('editor.deleteFailed')),
  })

  const reorder = useMutation({
    scope: { id: `offers-order-${category}` },
    mutationFn: (order: { seen: string[]; wanted: string[] }) =>
      offersApi.call.reorder({ slug, category, ...order }),
    onMutate: async ({ wanted }) => {
      await client.cancelQueries({ queryKey })
      const at = (id: string) => wanted.indexOf(id)
      client.setQueryData(queryKey, (all) => all?.toSorted((one, other) => at(one.id) - at(other.id)))
    },
    onSuccess: (offers) => void client.setQueryData(queryKey, offers),
    onError: (error) => refused(error, t('editor.orderFailed')),
  })

  return { save, toggle, remove, reorder }
}

export type OfferActions = ReturnType<typeof useOfferActions>
