import { ArrowRight, BellRing } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BAR_BUTTON, ON_RED, RED_BAR } from '#features/alerts/ui/bar-look.ts'
import { REHEARSAL_MS } from '#features/alerts/rehearsal.ts'
import type { Rehearsal } from '#features/alerts/rehearsal-contract.ts'
import { useRehearsal } from '#features/alerts/ui/rehearsal/use-rehearsal.ts'
import type { AlertedGuest } from '#features/chat/ui/staff/use-waiting-guests.ts'
import { useOrderWatch } from '#features/room-service/ui/staff/order-watch.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useStaff } from '#features/sessions/ui/use-staff.ts'
import { useServiceBookingsWatch } from '#features/service-bookings/ui/staff/service-bookings-watch.tsx'
import { minutesSince } from '#kit/shared/elapsed.ts'
import { HOUR_MS } from '#kit/shared/time.ts'
import { later } from '#kit/web/later.tsx'
import { useElapsed } from '#kit/web/use-elapsed.ts'
import { useNow } from '#kit/web/use-now.ts'
import { useStickyHeight } from '#kit/web/use-sticky-height.ts'
import { type AlertedThing, useLeadTo } from './lead-to.ts'

const RehearsalStrip = later(
  () => import('#features/alerts/ui/rehearsal/rehearsal-strip.tsx'),
  'RehearsalStrip',
)

type FrameProps = { alertedGuests: readonly AlertedGuest[]; children: ReactNode }

/**
 * A page of the panel, under a red bar for as long as something waits of which everybody was alerted and that nobody has
 * seen, and under what says that the alerts are rehearsed. `--bar` is the height of both, which pages that fill the
 * window leave free.
 */
export function AlertFrame({ alertedGuests, children }: FrameProps) {
  const alerted = [...useOrderWatch().alerted, ...useServiceBookingsWatch().alerted, ...alertedGuests]
  const { slug } = useHotel()
  // a visit of support is no panel of the hotel, and each read of it is recorded
  const isOwn = useStaff(slug).data?.visit === null
  const rehearsal = useRehearsal(isOwn)
  const { height, measure } = useStickyHeight('--bar-height')
  const oldest = alertedGuests.find(isEmergency) ?? alerted.toSorted((a, b) => a.since - b.since)[0]
  return (
    <div style={{ '--bar': `${height}px` } as object}>
      <div ref={measure} className="sticky top-0 z-30">
        {oldest && <AlertBar alerted={alerted} oldest={oldest} />}
        {isOwn && rehearsal?.endedAt === null && <Rehearsing key={rehearsal.id} rehearsal={rehearsal} />}
      </div>
      {children}
    </div>
  )
}

/** A rehearsal for as long as it can last, also where its end cannot be heard of. */
function Rehearsing({ rehearsal }: { rehearsal: Rehearsal }) {
  // by the clock of this browser alone
  const [since] = useState(() => Date.now())
  return useNow(1).getTime() < since + REHEARSAL_MS ? <RehearsalStrip rehearsal={rehearsal} /> : null
}

const isEmergency = (thing: AlertedThing) => thing.kind === 'conversation' && thing.isEmergency

/** A guest who has waited calls anew with an emergency. */
const keyOf = (thing: AlertedThing) => (isEmergency(thing) ? `${thing.id} ${thing.since}` : thing.id)

/** An appointment without an answer calls an hour before it begins. */
function nameOf(thing: AlertedThing, waited: number) {
  const { why, kind, roomNumber } = thing
  if (isEmergency(thing)) return roomNumber === null ? 'emergencySomewhere' : 'emergency'
  if (roomNumber === null) return 'visitor'
  if (why === 'unseen') return kind
  return why === 'unanswered' && waited >= HOUR_MS ? 'begun' : why
}

type BarProps = { alerted: readonly AlertedThing[]; oldest: AlertedThing }

function AlertBar({ alerted, oldest }: BarProps) {
  const { t } = useTranslation('hotel-admin')
  const { elapsed } = useElapsed()
  const leadTo = useLeadTo()
  const now = useNow(5).getTime()
  const waited = now - oldest.since
  const time = elapsed(Math.max(1, minutesSince(oldest.since, now)))
  const emergencies = alerted.filter(isEmergency).length
  const text =
    emergencies > 1
      ? t('alerts.bar.emergencies', { count: emergencies, time })
      : alerted.length === 1 || emergencies === 1
        ? t(`alerts.bar.${nameOf(oldest, waited)}`, { room: oldest.roomNumber ?? '', time })
        : t('alerts.bar.several', { count: alerted.length, time })
  // it is said aloud when something comes to it, and not again with every minute
  const [said, setSaid] = useState<{ keys: readonly string[]; text: string }>({ keys: [], text: '' })
  if (alerted.some((each) => !said.keys.includes(keyOf(each))))
    setSaid({ keys: [...said.keys, ...alerted.map(keyOf)], text })

  return (
    <aside
      aria-label={t('alerts.bar.label')}
      data-alert-bar
      className={`flex items-center gap-3 py-1.5 ps-4 pe-2 lg:ps-5 in-[:root:has([data-wall])]:text-xl print:hidden ${RED_BAR}`}
    >
      <BellRing aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 leading-snug font-semibold wrap-anywhere">{text}</p>
      <p role="alert" className="sr-only">
        {said.text}
      </p>
      <button type="button" onClick={() => void leadTo(oldest)} className={`${BAR_BUTTON} ${ON_RED}`}>
        {t('alerts.bar.show')}
        <ArrowRight aria-hidden className="size-4.5 rtl:-scale-x-100" />
      </button>
    </aside>
  )
}
