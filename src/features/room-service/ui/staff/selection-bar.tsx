import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import type { Order } from '../../contract.ts'
import { isHeldBack } from './use-advance.ts'
import type { Selection } from '#features/bookings/ui/staff/use-selection.ts'

type SelectionProps = { selection: Selection<Order>; onAdvance: () => void }

/** In place of the board's bar while orders are being selected: what can be done with all of them. */
export function SelectionBar({ selection, onAdvance }: SelectionProps) {
  const { t } = useTranslation(['hotel-admin', 'traits'])
  const { list } = useFormatters()
  const { selected } = selection
  const [first] = selected
  const held = selected.filter(isHeldBack)
  const isAlike = first && selected.every(({ status }) => status === first.status)
  return (
    <div
      role="group"
      aria-label={t('bookings.selectSeveral')}
      className="flex h-14 w-full shrink-0 items-center gap-2 border-b border-line bg-tint ps-1 pe-3 lg:pe-5"
    >
      <IconButton look="quiet" label={t('bookings.selectEnd')} onClick={selection.end}>
        <X aria-hidden className="size-5" />
      </IconButton>
      <p role="status" className="me-auto shrink-0 text-base font-semibold">
        {t('bookings.selected', { count: selected.length })}
      </p>
      {held.length > 0 && (
        <p id="held" role="status" className="min-w-0 text-sm leading-tight font-medium text-late">
          {t('bookings.heldRooms', { rooms: list(held.map(({ roomNumber }) => roomNumber)) })}
          <span className="max-md:sr-only"> {t('traits:mustAcknowledge')}</span>
        </p>
      )}
      <Button
        look="primary"
        disabled={selected.length === 0}
        aria-disabled={held.length > 0 || undefined}
        aria-describedby={held.length > 0 ? 'held' : undefined}
        onClick={() => held.length === 0 && onAdvance()}
        className="aria-disabled:opacity-60"
      >
        {isAlike && first.status !== 'cancelled'
          ? t(`bookings.advance.${first.status}`)
          : t('bookings.advanceTogether')}
      </Button>
    </div>
  )
}
