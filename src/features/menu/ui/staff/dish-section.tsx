import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useSwitched } from '#kit/web/use-collection.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { rowsFrameClass } from '#kit/web/ui/editor-row.tsx'
import { Checkbox } from '#kit/web/ui/checkbox.tsx'
import { useRowOrder } from '#kit/web/use-row-order.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { MenuCategory, StaffMenuItem } from '../../dish-shapes.ts'
import type { DayPart } from '../../parts-contract.ts'
import { sectionId } from '../category-chips.tsx'
import { undeclaredIn } from './declared-traits.tsx'
import { DishRow, TOOLS_COLUMN } from './dish-row.tsx'
import { staffMenuQuery } from './menu-query.ts'
import type { MenuActions } from './use-menu-actions.ts'

type SectionProps = {
  category: MenuCategory
  items: StaffMenuItem[]
  actions: MenuActions
  /** Only some of the dishes are shown: there is no order to change. */
  isSearched: boolean
  parts: readonly DayPart[]
  /** Some dish of the hotel declares what it contains. */
  isDeclaring: boolean
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  onAdd: () => void
  onDelete: (item: StaffMenuItem) => void
}

/** One category: its dishes in their order. */
export function DishSection(props: SectionProps) {
  const { category, items, actions, isSearched, parts, isDeclaring, chosen, onChoose, onAdd, onDelete } =
    props
  const { t } = useTranslation(['hotel-admin', 'common'])
  const localized = useLocalized()
  const toggling = useSwitched(staffMenuQuery(useHotel().slug).queryKey)
  const ids = items.map((item) => item.id)
  const { attach, order, told } = useRowOrder(
    items.map(({ id, name }) => ({ id, name: localized(name) })),
    (_ids, { id, beforeId }) => {
      const item = items.find((item) => item.id === id)
      if (item) actions.place.mutate({ item, beforeId })
    },
  )
  const isAllChosen = ids.every((id) => chosen.has(id))
  const choose = (some: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const id of some) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    onChoose(next)
  }
  const name = t(`common:categories.${category}`)

  return (
    <section aria-labelledby={`${sectionId(category)}-title`} className="@container">
      <div className="flex items-center gap-1 pb-1.5 @2xl:pe-1 @4xl:pe-0">
        <Checkbox
          label={t('menu.selectAll', { category: name })}
          isChecked={isAllChosen}
          isSome={!isAllChosen && ids.some((id) => chosen.has(id))}
          onChange={() => choose(ids, !isAllChosen)}
        />
        <h2 id={`${sectionId(category)}-title`} className="text-base font-semibold">
          {name}
        </h2>
        <span className="me-auto ps-2 text-muted">{t('menu.count', { count: items.length })}</span>
        <div className={`flex justify-end ${TOOLS_COLUMN}`}>
          <IconButton
            look="quiet"
            label={t('menu.addTo', { category: name })}
            onClick={onAdd}
            className="text-muted"
          >
            <Plus aria-hidden className="size-5" />
          </IconButton>
        </div>
      </div>
      <ul ref={attach} className={rowsFrameClass}>
        {items.map((item) => (
          <DishRow
            key={item.id}
            item={item}
            partNames={parts.flatMap(({ id, name }) => (item.partIds.includes(id) ? [localized(name)] : []))}
            isUndeclared={isDeclaring && undeclaredIn(item.traits).length > 0}
            order={isSearched ? null : order}
            isChosen={chosen.has(item.id)}
            isToggling={toggling.has(item.id)}
            onChoose={(isChosen) => choose([item.id], isChosen)}
            save={actions.save}
            onToggle={(change) => actions.toggle.mutate({ thing: item, change })}
            onDelete={() => onDelete(item)}
          />
        ))}
      </ul>
      {told}
    </section>
  )
}
