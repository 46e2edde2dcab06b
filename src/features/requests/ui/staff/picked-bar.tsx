import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Selection } from '#features/bookings/ui/staff/use-selection.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import { nextStepOf } from '#features/service-bookings/ui/staff/next-step.ts'

type BarProps = { title: string; selection: Selection<ServiceBooking>; onAdvance: () => void }

/** In place of the desk's bar while several are being selected: what can be done with all of them. */
export function PickedBar({ title, selection, onAdvance }: BarProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const { selected } = selection
  const words = [...new Set(selected.flatMap((booking) => nextStepOf(booking)?.word ?? []))]
  return (
    <div
      role="group"
      aria-label={t('hotel-admin:bookings.selectSeveral')}
      className="flex h-14 w-full shrink-0 items-center gap-2 border-b border-line bg-tint ps-1 pe-3 lg:pe-5"
    >
      <h1 className="sr-only">{title}</h1>
      <IconButton look="quiet" label={t('hotel-admin:bookings.selectEnd')} onClick={selection.end}>
        <X aria-hidden className="size-5" />
      </IconButton>
      <p role="status" className="me-auto min-w-0 truncate text-base font-semibold">
        {t('hotel-admin:bookings.selected', { count: selected.length })}
      </p>
      <Button look="primary" disabled={selected.length === 0} onClick={onAdvance}>
        {words.length === 1
          ? t(`desk.advance.${words[0] as 'done'}`)
          : t('hotel-admin:bookings.advanceTogether')}
      </Button>
    </div>
  )
}
