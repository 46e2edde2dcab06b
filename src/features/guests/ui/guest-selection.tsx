import { CalendarPlus, IdCard, Trash2, UserRoundCheck, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#kit/web/ui/checkbox.tsx'
import { SelectionAction, SelectionBar } from '#kit/web/ui/selection-bar.tsx'
import type { Guest } from '../contract.ts'

export type Selection = {
  has(guest: Guest): boolean
  set(guests: readonly Guest[], isSelected: boolean): void
}

/** The selected guests, over all pages. @param listed those on the screen, as they are now */
export function useSelection(listed: readonly Guest[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Guest>>(new Map())
  const selection: Selection = {
    has: ({ id }) => chosen.has(id),
    set: (changed, isSelected) =>
      setChosen((before) => {
        const next = new Map(before)
        for (const guest of changed) {
          if (isSelected) next.set(guest.id, guest)
          else next.delete(guest.id)
        }
        return next
      }),
  }
  const fresh = new Map(listed.map((guest) => [guest.id, guest]))
  const selected = [...chosen.values()].map((guest) => fresh.get(guest.id) ?? guest)
  return { selection, selected, clear: () => setChosen(new Map()) }
}

export function SelectBox({ guest, selection }: { guest: Guest; selection: Selection }) {
  const { t } = useTranslation('hotel-admin')
  return (
    <Checkbox
      label={t('guests.select', { name: guest.loginName, room: guest.roomNumber })}
      isChecked={selection.has(guest)}
      onChange={(isSelected) => selection.set([guest], isSelected)}
    />
  )
}

export function SelectAllBox({ guests, selection }: { guests: readonly Guest[]; selection: Selection }) {
  const { t } = useTranslation('hotel-admin')
  const isAll = guests.every(selection.has)
  return (
    <Checkbox
      label={t('guests.selectAll')}
      isChecked={isAll}
      isSome={!isAll && guests.some(selection.has)}
      onChange={(isSelected) => selection.set(guests, isSelected)}
    />
  )
}

type BarProps = {
  guests: readonly Guest[]
  isBusy: boolean
  onCards: () => void
  onExtend: () => void
  onSwitch: (isActive: boolean) => void
  onDelete: () => void
  onClear: () => void
}

/** Actions for the selected guests. */
export function GuestSelectionBar({
  guests,
  isBusy,
  onCards,
  onExtend,
  onSwitch,
  onDelete,
  onClear,
}: BarProps) {
  const { t } = useTranslation('hotel-admin')
  const isOff = guests.every(({ isActive }) => !isActive)
  return (
    <SelectionBar
      label={t('guests.selectionLabel')}
      status={t('guests.selected', { count: guests.length })}
      clear={t('guests.selectionClear')}
      onClear={onClear}
    >
      <SelectionAction
        icon={CalendarPlus}
        label={t('guests.several.extend')}
        disabled={isBusy}
        onClick={onExtend}
      />
      <SelectionAction
        icon={isOff ? UserRoundCheck : UserRoundX}
        label={t(isOff ? 'guests.several.activate' : 'guests.several.deactivate')}
        disabled={isBusy}
        onClick={() => onSwitch(isOff)}
      />
      <SelectionAction icon={IdCard} label={t('guests.selectionCards')} disabled={isBusy} onClick={onCards} />
      <SelectionAction
        icon={Trash2}
        label={t('guests.several.delete')}
        disabled={isBusy}
        onClick={onDelete}
        className="hover:text-late"
      />
    </SelectionBar>
  )
}
