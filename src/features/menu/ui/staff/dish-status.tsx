import { Check, ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Menu, MenuItem } from '#kit/web/ui/menu.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { MenuChange, SoldOut, StaffMenuItem } from '../../dish-shapes.ts'
import { KITCHEN_OPENS } from '../../limits.ts'

type StatusProps = { item: StaffMenuItem; isBusy: boolean; onChange: (change: MenuChange) => void }

const LOOK = {
  hidden: 'border-line text-muted',
  soldOut: 'border-transparent bg-late-tint text-late',
  visible: 'border-line text-ink',
}
const DOT = { hidden: 'bg-muted/50', soldOut: 'bg-late', visible: 'bg-good' }
const CHIP =
  'inline-flex min-h-8 max-w-full items-center gap-2 rounded-full border px-3 text-start text-sm font-medium hover:border-muted pointer-coarse:min-h-11'

/** How a dish stands with guests, as one word; pressed, it shows what else it can be: seen or hidden, and there or sold out. */
export function DishStatus({ item, isBusy, onChange }: StatusProps) {
  const { t } = useTranslation('hotel-admin')
  const localized = useLocalized()
  const { id, enabled, soldOut } = item
  const untilOf = (until: SoldOut) => t(`menu.soldOut.is.${until}`, { time: KITCHEN_OPENS })
  const state = enabled ? (soldOut ? 'soldOut' : 'visible') : 'hidden'
  const word = state === 'soldOut' ? t('menu.options.soldOut') : t(`menu.${state}`)
  const change = (wanted: MenuChange) => {
    if (!isBusy) onChange(wanted)
  }
  return (
    <Menu
      id={`status-${id}`}
      label={t('menu.statusOf', { name: localized(item.name), status: word })}
      triggerClass={`${CHIP} ${LOOK[state]}`}
      trigger={
        <>
          <span aria-hidden className={`size-2 shrink-0 rounded-full ${DOT[state]}`} />
          <span className="truncate">{word}</span>
          <ChevronDown aria-hidden className="size-3.5 shrink-0 opacity-70" />
        </>
      }
    >
      <div role="group" aria-label={t('menu.form.visible')}>
        {[true, false].map((isShown) => (
          <Choice
            key={String(isShown)}
            isChosen={enabled === isShown}
            text={t(isShown ? 'menu.visible' : 'menu.hidden')}
            onChoose={() => change({ kind: 'enabled', enabled: isShown })}
          />
        ))}
      </div>
      <div role="group" aria-label={t('menu.options.available')} className="mt-1 border-t border-line pt-1">
        {([null, 'opening', 'further'] as const).map((until) => (
          <Choice
            key={until}
            isChosen={soldOut === until}
            text={until ? untilOf(until) : t('menu.options.available')}
            onChoose={() => change({ kind: 'soldOut', soldOut: until })}
          />
        ))}
      </div>
    </Menu>
  )
}

type ChoiceProps = { isChosen: boolean; text: string; onChoose: () => void }

const Choice = ({ isChosen, text, onChoose }: ChoiceProps) => (
  <MenuItem isChosen={isChosen} onChoose={onChoose}>
    <Check aria-hidden className={`size-4 shrink-0 text-accent-text ${isChosen ? '' : 'invisible'}`} />
    {text}
  </MenuItem>
)
