import { Clock, ListChecks, UtensilsCrossed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { smallSizeOf } from '#kit/shared/small-picture.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Checkbox } from '#kit/web/ui/checkbox.tsx'
import { MissingLanguages, RowName, RowTools } from '#kit/web/ui/editor-row.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { RowOrder } from '#kit/web/use-row-order.tsx'
import type { MenuChange, StaffMenuItem } from '../../dish-shapes.ts'
import { isMissing } from '../../editing.ts'
import { FEW_LEFT, KITCHEN_OPENS } from '../../limits.ts'
import { dishLink } from './dish-address.ts'
import { DishStatus } from './dish-status.tsx'
import { PriceAnswer, PriceInPlace } from './price-in-place.tsx'
import type { MenuActions } from './use-menu-actions.ts'
import { usePriceEdit } from './use-price-edit.ts'

type RowProps = {
  item: StaffMenuItem
  /** Null while the order cannot be changed. */
  order: RowOrder | null
  /** The parts of the day in which it is served. */
  partNames: readonly string[]
  /** The hotel declares allergens, but not all of this dish's. */
  isUndeclared: boolean
  isChosen: boolean
  isToggling: boolean
  onChoose: (isChosen: boolean) => void
  onToggle: (change: MenuChange) => void
  save: MenuActions['save']
  onDelete: () => void
}

/** How wide the tools of a row are. */
export const TOOLS_COLUMN = '@2xl:w-25 @2xl:pointer-coarse:w-19 @4xl:w-auto @4xl:pointer-coarse:w-auto'

const rowClass = 'flex flex-wrap items-center gap-x-2 px-1 py-1.5 @2xl:flex-nowrap'
/** About as high as it is while it is out of sight. */
const heightClass =
  '[contain-intrinsic-size:auto_7rem] [content-visibility:auto] @2xl:[contain-intrinsic-size:auto_4.5rem] @4xl:[contain-intrinsic-size:auto_4rem]'

/** A dish as a line; on a phone as two. Its price and how it stands with guests are changed where they are read. */
export function DishRow(props: RowProps) {
  const { item, order, isChosen, isToggling, onChoose, onToggle, onDelete } = props
  const { partNames, isUndeclared, save } = props
  const { t } = useTranslation('hotel-admin')
  const { list } = useFormatters()
  const localized = useLocalized()
  const { id } = item
  const link = dishLink({ slug: useHotel().slug, from: 'menu' }, id)
  const edit = usePriceEdit(item, save)
  const name = localized(item.name)
  const description = localized(item.description)

  return (
    <li
      data-row={id}
      className={`transition-colors hover:bg-ink/2 ${heightClass} ${isChosen ? 'bg-tint/60' : ''} ${order?.rowClass(id) ?? ''}`}
    >
      <div className={rowClass}>
        <Checkbox label={t('menu.select', { name })} isChecked={isChosen} onChange={onChoose} />
        <Thumbnail item={item} />
        <div className="min-w-28 flex-1 ps-1 @2xl:min-w-0">
          <RowName name={name} link={link} />
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {description && (
              <span dir="auto" className="hidden min-w-0 grow basis-14 truncate text-muted @2xl:inline">
                {description}
              </span>
            )}
            {item.soldOut && (
              <span className="text-xs text-late">
                {t(`menu.soldOut.is.${item.soldOut}`, { time: KITCHEN_OPENS })}
              </span>
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
                <bdi className="max-w-48 truncate text-xs @2xl:max-w-24 @4xl:max-w-48">{list(partNames)}</bdi>
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
            <MissingLanguages isMissing={(language) => isMissing(item, language)} />
          </p>
        </div>
        <PriceInPlace id={id} name={name} price={item.price} edit={edit} />
        <div className="flex w-full items-center gap-1 ps-2 @2xl:w-auto @2xl:ps-0 @4xl:ps-3">
          <div className="min-w-0 @2xl:w-36 @4xl:w-40">
            <DishStatus item={item} isBusy={isToggling} onChange={onToggle} />
          </div>
          <div className={`ms-auto flex justify-end ${TOOLS_COLUMN}`}>
            <RowTools
              id={id}
              name={name}
              order={order}
              link={link}
              onDelete={onDelete}
              deleteClass="@2xl:hidden @4xl:inline-flex"
            />
          </div>
        </div>
      </div>
      {edit.isOpen && <PriceAnswer id={id} edit={edit} />}
    </li>
  )
}

const thumbnailClass =
  'relative grid size-13 shrink-0 place-items-center overflow-hidden rounded-sm bg-tint text-accent-text'

const Thumbnail = ({ item }: { item: StaffMenuItem }) => (
  <span className={`${thumbnailClass} ${item.enabled && !item.soldOut ? '' : 'opacity-50 grayscale'}`}>
    <UtensilsCrossed aria-hidden className="size-5 opacity-60" />
    {item.imageUrl && (
      <img
        src={smallSizeOf(item.imageUrl)}
        alt=""
        width={52}
        height={52}
        loading="lazy"
        className="absolute inset-0 size-full object-cover"
      />
    )}
  </span>
)
