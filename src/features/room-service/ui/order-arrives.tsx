import { useTranslation } from 'react-i18next'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'
import { useNow } from '#kit/web/use-now.ts'
import type { GuestOrder } from '../contract.ts'
import { expectedOf } from '../order-times.ts'

const TICK_SECONDS = 10

/** When an order comes, as one large figure; in words that it is late; nothing where nothing was promised. */
export function OrderArrives({ booking }: { booking: GuestOrder }) {
  const { t } = useTranslation(['guest', 'times'])
  const { dayOf, timeOf } = useMomentWords()
  const now = useNow(TICK_SECONDS)
  const expected = expectedOf(booking, now)
  if (!expected) return null
  const { kind, at } = expected
  if (kind === 'behind')
    return <p className="min-w-0 font-semibold text-pretty text-wait">{t('bookings.expected.behind')}</p>
  return (
    <p className="min-w-0 text-[0.9375rem] text-muted">
      <span className="block leading-snug">{t(`times:arrives.${kind}`, { day: dayOf(at, now) })} </span>
      <span className="tabular mt-0.5 block font-display text-[2.875rem] leading-none font-semibold tracking-tight text-accent-text narrow:text-[2rem]">
        <bdi>{timeOf(at)}</bdi>
      </span>
    </p>
  )
}
