import { Clock, ListChecks, Pencil, Trash2, UtensilsCrossed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { OTHER_LANGUAGES } from '#kit/shared/texts.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { Checkbox } from '#kit/web/ui/checkbox.tsx'
import { OrderButtons } from '#kit/web/ui/order-buttons.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import { Toggle } from '#kit/web/ui/toggle.tsx'
import type { DragOrder } from '#kit/web/use-drag-order.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { MenuChange, StaffMenuItem } from '../../contract.ts'
import { isMissing } from '../../editing.ts'
import { FEW_LEFT, KITCHEN_OPENS } from '../../rules.ts'

type RowProps = {
  item: StaffMenuItem
  ids: readonly string[]
  /** Null while the order cannot be changed. */
  order: DragOrder | null
  /** The parts of the day in which it is served. */
  partNames: readonly string[]
  /** The hotel declares allergens, but not all of this dish's. */
  isUndeclared: boolean
  isChosen: boolean
  isToggling: boolean
  onChoose: (isChosen: boolean) => void
  onPlace: (id: string, beforeId: string | null) => void
  onToggle: (change: MenuChange) => void
  onEdit: () => void
  onDelete: () => void
}

/** A dish as a line; on a phone as two. */
export function DishRow(props: RowProps) {
  const { item, ids, order, isChosen, isToggling, onChoose, onPlace, onToggle, onEdit, onDelete } = props
  const { partNames, isUndeclared } = props
  const { t } = useTranslation('hotel-admin')
  const { money, list } = useFormatters(useHotel().currency)
  const localized = useLocalized()
  const { id } = item
  const name = localized(item.name)
  const description = localized(item.description)
  const labels = {
    drag: t('menu.drag', { name }),
    up: t('menu.up', { name }),
    down: t('menu.down', { name }),
  }

  return (
    <li
      data-row={id}
      className={`flex flex-wrap items-center gap-x-2 px-1 py-1.5 transition-colors [contain-intrinsic-size:auto_7rem] md:[contain-intrinsic-size:auto_4.5rem] [content-visibility:auto] hover:bg-ink/2 md:flex-nowrap ${isChosen ? 'bg-tint/60' : ''} ${order?.rowClass(id) ?? ''}`}
    >
      <Checkbox label={t('menu.select', { name })} isChecked={isChosen} onChange={onChoose} />
      <Thumbnail item={item} />
      <div className="min-w-0 flex-1 ps-1">
        <button
          type="button"
          onClick={onEdit}
          className="block max-w-full min-h-6 truncate text-start text-[0.9375rem] font-semibold hover:underline"
        >
          <bdi>{name}</bdi>
        </button>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {description && (
            <span dir="auto" className="hidden max-w-full truncate text-muted lg:inline">
              {description}
            </span>
          )}
          <bdi className="tabular font-medium md:hidden">{money(item.price)}</bdi>
          {item.soldOut && (
            <Badge tone="late">
              <span className="text-xs">{t(`menu.soldOut.is.${item.soldOut}`, { time: KITCHEN_OPENS })}</span>
            </Badge>
          )}
          {!item.soldOut && item.stock !== null && (
            <Badge tone={item.stock === 0 ? 'late' : item.stock <= FEW_LEFT ? 'wait' : 'neutral'}>
              <span className="text-xs">
                {item.stock === 0 ? t('menu.stock.empty') : t('menu.stock.few', { count: item.stock })}
              </span>
            </Badge>
          )}
          {partNames.length > 0 && (
            <Badge>
              <Clock aria-hidden className="size-3.5 shrink-0" />
              <bdi className="max-w-48 truncate text-xs">{list(partNames)}</bdi>
            </Badge>
          )}
          {isUndeclared && <span className="text-xs text-muted">{t('menu.traits.row')}</span>}
          {item.optionGroupIds.length > 0 && (
            <Badge>
              <ListChecks aria-hidden className="size-3.5" />
              <span className="text-xs">
                {t('menu.options.count', { count: item.optionGroupIds.length })}
              </span>
            </Badge>
          )}
          {OTHER_LANGUAGES.filter((one) => isMissing(item, one)).map((language) => (
            <Badge key={language} tone="wait">
              <span className="text-xs">{t(`menu.missing.${language}`)}</span>
            </Badge>
          ))}
        </p>
      </div>
      <bdi className="tabular hidden w-24 shrink-0 text-end text-[0.9375rem] font-medium md:block">
        {money(item.price)}
      </bdi>
      <div className="flex w-full items-center gap-1 ps-2 md:w-auto md:ps-3">
        <div className="flex flex-wrap gap-x-4 md:grid md:w-32">
          <Toggle
            isOn={item.enabled}
            isBusy={isToggling}
            label={t('menu.visibleOf', { name })}
            on={t('menu.visible')}
            off={t('menu.hidden')}
            onChange={(enabled) => onToggle({ kind: 'enabled', enabled })}
          />
          <Toggle
            isOn={!item.soldOut}
            isBusy={isToggling}
            label={t('menu.options.availableOf', { name })}
            on={t('menu.options.available')}
            off={t('menu.options.soldOut')}
            onChange={(isAvailable) => onToggle({ kind: 'soldOut', soldOut: isAvailable ? null : 'opening' })}
          />
        </div>
        <div className="ms-auto flex items-center">
          {order && <OrderButtons id={id} ids={ids} labels={labels} order={order} onPlace={onPlace} />}
          <IconButton look="quiet" label={t('menu.edit', { name })} onClick={onEdit}>
            <Pencil aria-hidden className="size-4.5" />
          </IconButton>
          <IconButton look="quiet" label={t('menu.delete', { name })} onClick={onDelete}>
            <Trash2 aria-hidden className="size-4.5" />
          </IconButton>
        </div>
      </div>
    </li>
  )
}

const Thumbnail = ({ item }: { item: StaffMenuItem }) => (
  <span
    className={`relative grid size-13 shrink-0 place-items-center overflow-hidden rounded-sm bg-tint text-accent-text ${item.enabled && !item.soldOut ? '' : 'opacity-50 grayscale'}`}
  >
    <UtensilsCrossed aria-hidden className="size-5 opacity-60" />
    {item.imageUrl && (
      <img
        src={item.imageUrl.replace(/(\.\w+)$/, '-s$1')}
        alt=""
        width={52}
        height={52}
        loading="lazy"
        className="absolute inset-0 size-full object-cover"
      />
    )}
  </span>
)
