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

/** An offer in the list: what it is and costs, and what keeps it from being booked. */
export function OfferRow({ offer, order, isToggling, onToggle, onEdit, onDelete }: RowProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const { currency } = useHotel()
  const { money } = useFormatters(currency)
  const minutes = useMinutes()
  const name = useLocalized()(offer.name)
  const { id, kind, team, price, isEnabled } = offer
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
          className={`size-13 rounded-sm ${isEnabled ? '' : 'opacity-50 grayscale'}`}
          iconClass="size-6"
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
        <MissingLanguages isMissing={(language) => missing.includes(language)} />
      </p>
    </EditorRow>
  )
}
