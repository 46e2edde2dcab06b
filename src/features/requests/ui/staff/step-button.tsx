import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRest } from '#features/bookings/ui/staff/use-rest.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import type { Change } from '#features/service-bookings/ui/staff/change.ts'
import { asksFirst, nextStepOf } from '#features/service-bookings/ui/staff/next-step.ts'

type StepProps = {
  booking: ServiceBooking
  isIdle: boolean
  isSmall?: boolean
  describedBy: string
  onChange: (change: Change) => void
}

/** The one thing that comes next; it asks before something that is not paid is done. */
export function StepButton({ booking, isIdle, isSmall = false, describedBy, onChange }: StepProps) {
  const { t } = useTranslation('work')
  const { isResting, rest } = useRest()
  const [isAsking, setAsking] = useState(false)
  const next = nextStepOf(booking)
  if (!next) return null
  const { word, change } = next
  const label = t(`desk.advance.${word as 'done'}`)
  const isReady = isIdle && !isResting

  const go = () => {
    rest()
    onChange(change)
  }
  return (
    <>
      <Button
        data-advance
        look={change.kind === 'complete' ? 'soft' : 'primary'}
        aria-disabled={!isReady || undefined}
        aria-busy={!isIdle || undefined}
        aria-describedby={describedBy}
        onClick={() => isReady && (asksFirst(booking) ? setAsking(true) : go())}
        className={`min-w-0 leading-tight !whitespace-normal aria-disabled:opacity-60 ${isSmall ? '!px-3' : 'min-h-13 flex-1 !px-2 text-base lg:text-lg'}`}
      >
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('desk.unpaidTitle', { room: booking.roomNumber })}
          text={t('desk.unpaidText')}
          confirm={label}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            go()
          }}
        />
      )}
    </>
  )
}
