import { useQuery } from '@tanstack/react-query'
import { Ban, Eye, EyeOff, FolderInput, ListChecks, Percent, SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { SelectionAction, SelectionBar as Bar, SelectionChoice } from '#kit/web/ui/selection-bar.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import { type MenuChange, SoldOut, type StaffMenuItem } from '../../dish-shapes.ts'
import { CATEGORIES, KITCHEN_OPENS } from '../../limits.ts'
import { optionsQuery } from './options-query.ts'
import type { MenuActions } from './use-menu-actions.ts'

type BarProps = {
  items: StaffMenuItem[]
  actions: MenuActions
  onPrices: () => void
  onMore: () => void
  onClear: () => void
}

/** What can be done with the selected dishes at once. */
export function SelectionBar({ items, actions, onPrices, onMore, onClear }: BarProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { changeMany } = actions
  const apply = (change: MenuChange) => changeMany.mutate({ items, change }, { onSuccess: onClear })
  const isBusy = changeMany.isPending
  const { slug } = useHotel()
  const localized = useLocalized()
  const { data: groups = [] } = useQuery(optionsQuery(slug))
  const offers = (id: string) => (item: StaffMenuItem) => item.optionGroupIds.includes(id)
  const missing = groups.filter(({ id }) => !items.every(offers(id)))
  const offered = groups.filter(({ id }) => items.some(offers(id)))
  const choicesOf = (deed: string, some: typeof groups) =>
    some.map(({ id, name }) => (
      <option key={id} value={`${deed} ${id}`}>
        {localized(name)}
      </option>
    ))
  return (
    <Bar
      label={t('menu.several.label')}
      status={t('menu.several.selected', { count: items.length })}
      count={items.length}
      clear={t('menu.several.clear')}
      onClear={onClear}
    >
      <SelectionAction
        icon={Eye}
        label={t('menu.several.show')}
        disabled={isBusy}
        onClick={() => apply({ kind: 'enabled', enabled: true })}
      />
      <SelectionAction
        icon={EyeOff}
        label={t('menu.several.hide')}
        disabled={isBusy}
        onClick={() => apply({ kind: 'enabled', enabled: false })}
      />
      <SelectionChoice
        icon={Ban}
        label={t('menu.soldOut.label')}
        disabled={isBusy}
        onChange={({ target }) => {
          const soldOut = SoldOut.options.find((option) => option === target.value) ?? null
          apply({ kind: 'soldOut', soldOut })
        }}
      >
        {SoldOut.options.map((until) => (
          <option key={until} value={until}>
            {t(`menu.soldOut.until.${until}`, { time: KITCHEN_OPENS })}
          </option>
        ))}
        <option value="back">{t('menu.soldOut.back')}</option>
      </SelectionChoice>
      <SelectionChoice
        icon={FolderInput}
        label={t('menu.several.moveTo')}
        disabled={isBusy}
        onChange={({ target }) => {
          const category = CATEGORIES.find((category) => category === target.value)
          if (category) apply({ kind: 'category', category })
        }}
      >
        {CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {t(`common:categories.${category}`)}
          </option>
        ))}
      </SelectionChoice>
      {groups.length > 0 && (
        <SelectionChoice
          icon={ListChecks}
          label={t('menu.options.several.label')}
          disabled={isBusy}
          onChange={({ target }) => {
            const [deed, groupId = ''] = target.value.split(' ')
            apply({ kind: 'options', groupId, isOffered: deed === 'offer' })
          }}
        >
          {missing.length > 0 && (
            <optgroup label={t('menu.options.several.offer')}>{choicesOf('offer', missing)}</optgroup>
          )}
          {offered.length > 0 && (
            <optgroup label={t('menu.options.several.withdraw')}>{choicesOf('withdraw', offered)}</optgroup>
          )}
        </SelectionChoice>
      )}
      <SelectionAction
        icon={Percent}
        label={t('menu.several.prices')}
        disabled={isBusy}
        onClick={onPrices}
        className="max-sm:hidden"
      />
      <SelectionAction
        icon={SlidersHorizontal}
        label={t('menu.several.more')}
        disabled={isBusy}
        onClick={onMore}
      />
    </Bar>
  )
}
