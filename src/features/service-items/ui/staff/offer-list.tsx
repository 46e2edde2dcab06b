import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Language } from '#kit/shared/languages.ts'
import { type Category, DECLARED } from '#features/categories/all.ts'
import { SERVICE_ICONS } from '#features/categories/ui/service-icons.ts'
import { useCategoryTexts } from '#features/categories/ui/use-category-texts.ts'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { rowsClass } from '#kit/web/ui/editor-row.tsx'
import { EditorList } from '#kit/web/ui/editor-list.tsx'
import { useAskedToEdit } from '#kit/web/use-asked-to-edit.ts'
import { useSwitched } from '#kit/web/use-collection.ts'
import { useRowOrder } from '#kit/web/use-row-order.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { Offer } from '../../contract.ts'
import { OfferForm } from './offer-form.tsx'
import { OfferRow } from './offer-row.tsx'
import { allOffersQuery } from './offers-query.ts'
import { useOfferActions } from './use-offer-actions.ts'

/** What is open over the list: the form of an offer, of a new one, or the question before one is deleted. */
export type OpenOffer =
  | { kind: 'form'; offer: Offer | null; first?: Language }
  | { kind: 'delete'; offer: Offer }

type ListProps = { category: Category; open: OpenOffer | null; onOpen: (open: OpenOffer | null) => void }

/** What an area offers, in the order in which guests read it. */
export function OfferList({ category, open, onOpen }: ListProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const { slug } = useHotel()
  const textsOf = useCategoryTexts()
  const localized = useLocalized()
  const query = useQuery(allOffersQuery(slug))
  const { data } = query
  const actions = useOfferActions(category)
  const switched = useSwitched(allOffersQuery(slug).queryKey)
  const offers = data?.filter((offer) => offer.category === category) ?? []
  useAskedToEdit(data && offers, (offer, first) => onOpen({ kind: 'form', offer, first }))
  const current = offers.find(({ id }) => id === open?.offer?.id) ?? null
  const close = () => onOpen(null)
  const { attach, order, told } = useRowOrder(
    offers.map(({ id, name }) => ({ id, name: localized(name) })),
    (wanted) => actions.reorder.mutate({ seen: offers.map(({ id }) => id), wanted }),
  )

  return (
    <>
      <EditorList
        query={query}
        failed={t('editor.offer.loadFailed')}
        empty={
          offers.length > 0
            ? null
            : {
                icon: SERVICE_ICONS[DECLARED[category].icon],
                title: t('editor.offer.empty'),
                text: textsOf(category).empty,
                add: t('editor.offer.add'),
                onAdd: () => onOpen({ kind: 'form', offer: null }),
              }
        }
      >
        <ul ref={attach} aria-label={t('editor.offers')} className={rowsClass}>
          {offers.map((offer) => (
            <OfferRow
              key={offer.id}
              offer={offer}
              order={order}
              isToggling={switched.has(offer.id)}
              onToggle={(isEnabled) => actions.toggle.mutate({ thing: offer, isEnabled })}
              onEdit={() => onOpen({ kind: 'form', offer })}
              onDelete={() => onOpen({ kind: 'delete', offer })}
            />
          ))}
        </ul>
      </EditorList>
      {told}
      {open?.kind === 'form' && (
        <OfferForm
          category={category}
          opened={open.offer}
          first={open.first}
          current={current}
          actions={actions}
          onDelete={(offer) => onOpen({ kind: 'delete', offer })}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          title={t('hotel-admin:menu.confirm.deleteTitle', { name: localized(open.offer.name) })}
          text={t('editor.offer.deleteText', { name: localized(open.offer.name) })}
          confirm={t('hotel-admin:menu.confirm.delete')}
          isDangerous
          isBusy={actions.remove.isPending}
          onClose={close}
          onConfirm={() => actions.remove.mutate(current ?? open.offer, { onSettled: close })}
        />
      )}
    </>
  )
}
