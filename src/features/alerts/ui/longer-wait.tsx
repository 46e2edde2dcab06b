import { useTranslation } from 'react-i18next'
import { isAlerted } from '#features/bookings/alerted.ts'
import { receptionNumber } from '#features/hotels/reception-number.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { PhoneLink } from '#features/hotels/ui/phone-link.tsx'

type WaitProps = { booking: Parameters<typeof isAlerted>[0]; isOpen: boolean; className?: string }

/** Tells a guest that nobody has seen their booking for long, and whom to call. */
export function LongerWait({ booking, isOpen, className = '' }: WaitProps) {
  return (
    <div role="status">
      {isOpen && isAlerted(booking) && (
        <div className={`animate-rise rounded-md bg-tint px-4 py-3 text-start ${className}`}>
          <LongerWords className="justify-start! px-0!" />
        </div>
      )}
    </div>
  )
}

/** What a guest reads whom nobody has seen for long, and the number to call; `className` is the number's. */
export function LongerWords({ className }: { className: string }) {
  const { t } = useTranslation(['times', 'guest'])
  const canCall = receptionNumber(useHotel()) !== null
  return (
    <>
      <p className="text-pretty">{t(canCall ? 'longer.call' : 'longer.room')}</p>
      <PhoneLink label={t('guest:bookings.call')} className={className} />
    </>
  )
}
