import { Eye, EyeOff, FolderInput, Percent } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SelectionAction, SelectionBar as Bar, SelectionChoice } from '#kit/web/ui/selection-bar.tsx'
import type { MenuChange, StaffMenuItem } from '../../contract.ts'
import { CATEGORIES } from '../../rules.ts'
import type { MenuActions } from './use-menu-actions.ts'

type BarProps = { items: StaffMenuItem[]; actions: MenuActions; onPrices: () => void; onClear: () => void }

/** What can be done with the selected dishes at once. */
export function SelectionBar({ items, actions, onPrices, onClear }: BarProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { changeMany } = actions
  const apply = (change: MenuChange) => changeMany.mutate({ items, change }, { onSuccess: onClear })
  const isBusy = changeMany.isPending
  return (
    <Bar
      label={t('menu.several.label')}
      status={t('menu.several.selected', { count: items.length })}
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
        icon={FolderInput}
        label={t('menu.several.moveTo')}
        disabled={isBusy}
        onChange={({ target }) => {
          const category = CATEGORIES.find((one) => one === target.value)
          if (category) apply({ kind: 'category', category })
        }}
      >
        {CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {t(`common:categories.${category}`)}
          </option>
        ))}
      </SelectionChoice>
      <SelectionAction icon={Percent} label={t('menu.several.prices')} disabled={isBusy} onClick={onPrices} />
    </Bar>
  )
}
