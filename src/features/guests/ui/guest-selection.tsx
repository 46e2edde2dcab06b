import { IdCard, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { Checkbox } from '#kit/web/ui/checkbox.tsx'
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

type BarProps = { count: number; isBusy: boolean; onCards: () => void; onClear: () => void }

/** Actions for the selected guests. */
export function GuestSelectionBar({ count, isBusy, onCards, onClear }: BarProps) {
  const { t } = useTranslation('hotel-admin')
  return (
    <section
      aria-label={t('guests.selectionLabel')}
      className="animate-rise sticky bottom-3 z-20 mx-auto flex w-full max-w-lg flex-wrap items-center gap-1.5 rounded-lg border border-line bg-card p-2 ps-4 shadow-float"
    >
      <p role="status" className="me-auto font-semibold">
        {t('guests.selected', { count })}
      </p>
      <Button size="sm" look="primary" isBusy={isBusy} onClick={onCards}>
        <IdCard aria-hidden className="size-4" />
        {t('guests.selectionCards')}
      </Button>
      <IconButton look="quiet" label={t('guests.selectionClear')} onClick={onClear}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </section>
  )
}
