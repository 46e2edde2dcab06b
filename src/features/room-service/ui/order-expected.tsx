import { useTranslation } from 'react-i18next'
import { useNow } from '#kit/web/use-now.ts'
import type { GuestOrder } from '../contract.ts'
import { expectedOf } from '../order-times.ts'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'

const TICK_SECONDS = 10

/** When an order under way comes, kept up to date; nothing where nothing was promised. */
export function OrderExpected({ booking, className }: { booking: GuestOrder; className: string }) {
  const { t } = useTranslation('guest')
  const { dayOf, timeOf } = useMomentWords()
  const now = useNow(TICK_SECONDS)
  const expected = expectedOf(booking, now)
  if (!expected) return null
  const { kind, at } = expected
  return (
    <p className={`${className} ${kind === 'behind' ? 'text-wait' : ''}`}>
      {t(`bookings.expected.${kind}`, { day: dayOf(at, now), time: timeOf(at) })}
    </p>
  )
}
