import { Clock, Zap } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { minutesAfter } from '#features/bookings/moments.ts'
import { TIME_OPTION, TimeOption } from '#features/bookings/ui/time-option.tsx'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'
import { quartersOf } from '#features/kitchen/hours.ts'
import { DAYS_AHEAD } from '#features/kitchen/rules.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestOffer } from '#features/service-items/contract.ts'
import { useGuest } from '#features/sessions/ui/use-guest.ts'
import { DAY_MINUTES } from '#kit/shared/time.ts'
import { later } from '#kit/web/later.tsx'
import { buttonClass } from '#kit/web/ui/button.tsx'
import { useNow } from '#kit/web/use-now.ts'
import { useOfferWords } from '#features/service-bookings/ui/use-offer-words.ts'

const TimeSheet = later(() => import('#features/bookings/ui/time-sheet.tsx'), 'TimeSheet')

type RequestTimeProps = { offer: GuestOffer; dueAt: string | null; onDueAt: (dueAt: string | null) => void }

/** As soon as possible, or a time that the guest chooses, by the picker that orders have. */
export function RequestTime({ offer, dueAt, onDueAt }: RequestTimeProps) {
  const { timeZone } = useHotel()
  const { t } = useTranslation(['work', 'times'])
  const { dayOf, timeOf } = useMomentWords()
  const { timeText } = useOfferWords()
  const { guest } = useGuest()
  const now = useNow()
  const [isOpen, setIsOpen] = useState(false)
  const due = dueAt === null ? null : new Date(dueAt)
  const times = () => {
    const latest = minutesAfter(now, DAYS_AHEAD * DAY_MINUTES)
    const stayEnds = guest?.expiresAt ? new Date(guest.expiresAt) : latest
    return quartersOf({
      from: minutesAfter(now, offer.targetMinutes),
      until: stayEnds < latest ? stayEnds : latest,
      timeZone,
      isOffered: () => true,
    })
  }
  const look = `${buttonClass()} min-h-16 ${TIME_OPTION}`
  return (
    <div role="group" aria-label={t('times:when')} className="grid grid-cols-2 gap-2.5 max-sm:grid-cols-1">
      <button type="button" aria-pressed={due === null} onClick={() => onDueAt(null)} className={look}>
        <TimeOption icon={<Zap aria-hidden className="size-5" />} title={t('guest.soon')}>
          {timeText(offer)}
        </TimeOption>
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-pressed={due !== null}
        onClick={() => setIsOpen(true)}
        className={look}
      >
        <TimeOption
          icon={<Clock aria-hidden className="size-5" />}
          title={
            due ? (
              <span className="tabular">{t('times:at', { day: dayOf(due, now), time: timeOf(due) })}</span>
            ) : (
              t('times:choose')
            )
          }
        >
          {due && t('times:change')}
        </TimeOption>
      </button>
      {isOpen && (
        <TimeSheet
          times={times}
          due={due}
          title={t('guest.timeTitle')}
          onTake={(at) => onDueAt(at.toISOString())}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
