import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { OTHER_LANGUAGES } from '#kit/shared/texts.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { OrderButtons } from '#kit/web/ui/order-buttons.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import { Toggle } from '#kit/web/ui/toggle.tsx'
import type { DragOrder } from '#kit/web/use-drag-order.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { Offer } from '../../contract.ts'
import { fieldsOf, missingIn } from '../../editing.ts'
import { OfferPicture } from '../offer-picture.tsx'
import { useMinutes } from './use-minutes.ts'

type RowProps = {
  offer: Offer
  ids: readonly string[]
  order: DragOrder
  isToggling: boolean
  onPlace: (id: string, beforeId: string | null) => void
  onToggle: (isEnabled: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

/** An offer as a line; on a phone as two. */
export function OfferRow(props: RowProps) {
  const { offer, ids, order, isToggling, onPlace, onToggle, onEdit, onDelete } = props
  const { t } = useTranslation(['work', 'hotel-admin'])
  const { currency } = useHotel()
  const { money } = useFormatters(currency)
  const minutes = useMinutes()
  const name = useLocalized()(offer.name)
  const { id, kind, team, price, isEnabled } = offer
  const missing = missingIn(fieldsOf(offer, currency))
  const labels = {
    drag: t('hotel-admin:menu.drag', { name }),
    up: t('hotel-admin:menu.up', { name }),
    down: t('hotel-admin:menu.down', { name }),
  }
  const cost = price > 0 ? money(price) : t('editor.free')
  const isUnbookable = kind === 'appointment' && offer.resourceIds.length === 0
  return (
    <li
      data-row={id}
      className={`flex flex-wrap items-center gap-x-2 py-2 ps-4 pe-2 hover:bg-ink/2 md:flex-nowrap ${order.rowClass(id)}`}
    >
      <OfferPicture
        offer={offer}
        className={`me-2 size-13 rounded-sm ${isEnabled ? '' : 'opacity-50 grayscale'}`}
        iconClass="size-6"
      />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <div className="flex items-baseline gap-3">
          <button
            type="button"
            onClick={onEdit}
            className={`min-h-6 min-w-0 text-start text-[0.9375rem] font-semibold wrap-anywhere hover:underline ${isEnabled ? '' : 'text-muted'}`}
          >
            <bdi>{name}</bdi>
          </button>
          <span className="tabular ms-auto shrink-0 pe-2 font-medium md:hidden">
            <bdi>{cost}</bdi>
          </span>
        </div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
          <span>{t(`kind.${kind}`)}</span>
          <span aria-hidden>·</span>
          <span>{t(`team.${team}`)}</span>
          <span aria-hidden>·</span>
          <span>
            {kind === 'request'
              ? t('editor.within', { time: minutes(offer.targetMinutes) })
              : minutes(offer.durationMinutes)}
          </span>
          {offer.questions.length > 0 && (
            <Badge>
              <span className="text-xs">{t('editor.question.count', { count: offer.questions.length })}</span>
            </Badge>
          )}
          {isUnbookable && (
            <Badge tone="late">
              <span className="text-xs">{t('editor.offer.noResource')}</span>
            </Badge>
          )}
          {OTHER_LANGUAGES.filter((one) => missing.includes(one)).map((language) => (
            <Badge key={language} tone="wait">
              <span className="text-xs">{t(`hotel-admin:menu.missing.${language}`)}</span>
            </Badge>
          ))}
        </p>
      </div>
      <bdi className="tabular hidden w-24 shrink-0 text-end text-[0.9375rem] font-medium md:block">
        {cost}
      </bdi>
      <div className="flex w-full items-center gap-1 md:w-auto md:ps-3">
        <div className="md:w-32">
          <Toggle
            isOn={isEnabled}
            isBusy={isToggling}
            label={t('hotel-admin:menu.visibleOf', { name })}
            on={t('hotel-admin:menu.visible')}
            off={t('hotel-admin:menu.hidden')}
            onChange={onToggle}
          />
        </div>
        <div className="ms-auto flex items-center">
          <OrderButtons id={id} ids={ids} labels={labels} order={order} onPlace={onPlace} />
          <IconButton look="quiet" label={t('hotel-admin:menu.edit', { name })} onClick={onEdit}>
            <Pencil aria-hidden className="size-4.5" />
          </IconButton>
          <IconButton look="quiet" label={t('hotel-admin:menu.delete', { name })} onClick={onDelete}>
            <Trash2 aria-hidden className="size-4.5" />
          </IconButton>
        </div>
      </div>
    </li>
  )
}
