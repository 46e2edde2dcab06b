import { Eye, EyeOff, Percent, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import type { MenuChange, StaffMenuItem } from '../../contract.ts'
import { CATEGORIES } from '../../rules.ts'
import type { MenuActions } from './use-menu-actions.ts'

type BarProps = { items: StaffMenuItem[]; actions: MenuActions; onPrices: () => void; onClear: () => void }

/** What can be done with the selected dishes at once. */
export function SelectionBar({ items, actions, onPrices, onClear }: BarProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { changeMany } = actions
  const apply = (change: MenuChange) => changeMany.mutate({ items, change }, { onSuccess: onClear })
  return (
    <section
      aria-label={t('menu.several.label')}
      className="animate-rise sticky bottom-3 z-20 mx-auto flex w-[calc(100%-1.5rem)] max-w-3xl flex-wrap items-center gap-1.5 rounded-lg border border-line bg-card p-2 ps-4 shadow-float"
    >
      <p role="status" className="me-auto font-semibold">
        {t('menu.several.selected', { count: items.length })}
      </p>
      <Button
        size="sm"
        disabled={changeMany.isPending}
        onClick={() => apply({ kind: 'enabled', enabled: true })}
      >
        <Eye aria-hidden className="size-4" />
        {t('menu.several.show')}
      </Button>
      <Button
        size="sm"
        disabled={changeMany.isPending}
        onClick={() => apply({ kind: 'enabled', enabled: false })}
      >
        <EyeOff aria-hidden className="size-4" />
        {t('menu.several.hide')}
      </Button>
      <Select
        aria-label={t('menu.several.moveTo')}
        value=""
        disabled={changeMany.isPending}
        onChange={({ target }) => {
          const category = CATEGORIES.find((one) => one === target.value)
          if (category) apply({ kind: 'category', category })
        }}
        className="min-h-9 max-w-40 rounded-sm border border-line bg-card px-3 font-semibold"
      >
        <option value="">{t('menu.several.moveTo')}</option>
        {CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {t(`common:categories.${category}`)}
          </option>
        ))}
      </Select>
      <Button size="sm" disabled={changeMany.isPending} onClick={onPrices}>
        <Percent aria-hidden className="size-4" />
        {t('menu.several.prices')}
      </Button>
      <IconButton look="quiet" label={t('menu.several.clear')} onClick={onClear}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </section>
  )
}
