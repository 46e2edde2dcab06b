import { Check, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import type { Order } from '../../contract.ts'
import { hasWarning } from '../../staff-rules.ts'
import { useAvoidedWords } from './avoided.ts'

const LOOK = {
  card: 'rounded-md ps-3 pe-1.5 py-1.5 text-lg',
  compact: 'mx-2 mt-1 mb-0.5 rounded-sm ps-2 pe-1 py-1 text-base',
  wall: 'rounded-sm ps-2 pe-1 py-1 text-[0.95em]',
} as const

type StripProps = {
  booking: Order
  /** Why the order cannot go on yet, where the strip is to say it for the button with this description. */
  reason?: string | null
  reasonId?: string
  look?: keyof typeof LOOK
  isBusy: boolean
  onAcknowledge: () => void
}

/** What the guest avoids and what their notes name, once: loud until somebody has said that they have seen it, quiet from then on. */
export function AvoidStrip({
  booking,
  reason = null,
  reasonId,
  look = 'card',
  isBusy,
  onAcknowledge,
}: StripProps) {
  const { t } = useTranslation(['hotel-admin', 'traits'])
  const { time } = useFormatters()
  const { warnings } = useAvoidedWords()
  const { avoids, acknowledgedAt, acknowledgedBy, bookingStatus, roomNumber } = booking
  if (!hasWarning(booking)) return null
  const isLoud = acknowledgedAt === null && bookingStatus === 'open'
  return (
    <div
      role="group"
      aria-label={t(avoids.length > 0 ? 'traits:guestAvoids' : 'bookings.healthInNote')}
      className={`flex flex-wrap items-center gap-x-2 gap-y-1 ${LOOK[look]} ${isLoud ? 'bg-[oklch(47%_0.18_27)] text-white' : 'bg-late-tint text-late'}`}
    >
      <TriangleAlert aria-hidden className="size-[1.2em] shrink-0" />
      <ul
        className={`flex min-w-0 flex-1 flex-wrap gap-x-2 font-bold uppercase ${isLoud ? 'basis-16' : 'basis-32'}`}
      >
        {warnings(booking).map((warning) => (
          <li key={warning} className="after:ms-2 after:content-['·'] last:after:content-none">
            {warning}
          </li>
        ))}
      </ul>
      {isLoud && (
        <button
          type="button"
          data-acknowledge
          aria-label={t('bookings.acknowledgeOf', { room: roomNumber })}
          aria-busy={isBusy || undefined}
          onClick={() => !isBusy && onAcknowledge()}
          className="ms-auto min-h-9 max-w-full shrink-0 rounded-sm bg-white px-3 py-1 leading-tight text-base font-semibold text-[oklch(42%_0.18_27)] hover:bg-[oklch(96%_0.02_27)] focus-visible:-outline-offset-4 focus-visible:outline-[oklch(42%_0.18_27)] aria-busy:opacity-60 pointer-coarse:min-h-11"
        >
          {t('traits:acknowledge')}
        </button>
      )}
      {reason && (
        <p id={reasonId} className="order-last basis-full pb-0.5 text-sm leading-snug font-medium">
          {reason}
        </p>
      )}
      {acknowledgedAt && (
        <p className="flex items-center gap-1 py-1 pe-1.5 text-sm font-medium">
          <Check aria-hidden className="size-3.5 shrink-0" />
          {t('traits:acknowledgedBy', { name: acknowledgedBy ?? '', time: time(acknowledgedAt) })}
        </p>
      )}
    </div>
  )
}
