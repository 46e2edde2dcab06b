import { MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { EditorRow, MissingLanguages } from '#kit/web/ui/editor-row.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import { Toggle } from '#kit/web/ui/toggle.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { RowOrder } from '#kit/web/use-row-order.tsx'
import type { Offer } from '../../contract.ts'
import { fieldsOf, missingIn } from '../../editing.ts'
import { OfferPicture } from '../offer-picture.tsx'
import { useMinutes } from './use-minutes.ts'

type RowProps = {
  offer: Offer
  order: RowOrder
  isToggling: boolean
  onToggle: (isEnabled: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

/** An offer in the list: what guests read of it, what it is and costs, and what keeps it from being booked. */
export function OfferRow({ offer, order, isToggling, onToggle, onEdit, onDelete }: RowProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const { currency } = useHotel()
  const { money } = useFormatters(currency)
  const minutes = useMinutes()
  const localized = useLocalized()
  const { id, kind, team, price, isEnabled } = offer
  const name = localized(offer.name)
  const text = localized(offer.description)
  const location = kind === 'appointment' ? localized(offer.location) : ''
  const missing = missingIn(fieldsOf(offer, currency))
  const isUnbookable = kind === 'appointment' && offer.resourceIds.length === 0
  return (
    <EditorRow
      id={id}
      name={name}
      order={order}
      onEdit={onEdit}
      onDelete={onDelete}
      isMuted={!isEnabled}
      price={price > 0 ? money(price) : t('editor.free')}
      picture={
        <OfferPicture
          offer={offer}
          className={`size-16 rounded-md ${isEnabled ? '' : 'opacity-50 grayscale'}`}
          iconClass="size-7"
        />
      }
      toggle={
        <Toggle
          isOn={isEnabled}
          isBusy={isToggling}
          label={t('hotel-admin:menu.visibleOf', { name })}
          on={t('hotel-admin:menu.visible')}
          off={t('hotel-admin:menu.hidden')}
          onChange={onToggle}
        />
      }
    >
      {text && (
        <p className="line-clamp-1 text-muted">
          <bdi>{text}</bdi>
        </p>
      )}
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
        {location && (
          <span className="inline-flex items-center gap-1">
            <MapPin aria-hidden className="size-4 shrink-0" />
            <bdi className="wrap-anywhere">{location}</bdi>
          </span>
        )}
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
        <MissingLanguages isMissing={(language) => missing.includes(language)} />
      </p>
    </EditorRow>
  )
}
