import { useMemo } from 'react'
import { minutesAfter } from '#features/bookings/moments.ts'
import { DueTime } from '#features/bookings/ui/staff/due-time.tsx'
import type { Guest } from '#features/guests/contract.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { quartersOf } from '#features/kitchen/hours.ts'
import type { Offer } from '#features/service-items/contract.ts'
import { AHEAD_DAYS } from '#features/service-items/rules.ts'
import { DAY_MINUTES } from '#kit/shared/time.ts'
import { useNow } from '#kit/web/use-now.ts'
import { useOfferWords } from '#features/service-bookings/ui/use-offer-words.ts'
import { TimeChoice, type WantedTime } from '#features/appointments/ui/staff/time-choice.tsx'

type TimeProps = {
  offer: Offer
  places: number
  guest: Guest | null
  dueAt: string | null
  wanted: WantedTime
  onChange: (more: { dueAt: string | null } | { wanted: WantedTime }) => void
}

/** When an appointment begins; or for when a request is, where the offer asks that. */
export function DeskTime({ offer, places, guest, dueAt, wanted, onChange }: TimeProps) {
  if (offer.kind === 'appointment')
    return (
      <TimeChoice
        offerId={offer.id}
        places={places}
        except={null}
        resourceIds={offer.resourceIds}
        mayBeAny
        wanted={wanted}
        onChoose={(chosen) => onChange({ wanted: chosen })}
      />
    )
  return (
    offer.asksTime && (
      <RequestTime offer={offer} guest={guest} dueAt={dueAt} onChoose={(at) => onChange({ dueAt: at })} />
    )
  )
}

type RequestProps = Pick<TimeProps, 'offer' | 'guest' | 'dueAt'> & {
  onChoose: (dueAt: string | null) => void
}

const MINUTE = 60

function RequestTime({ offer, guest, dueAt, onChoose }: RequestProps) {
  const { timeZone } = useHotel()
  const { timeText } = useOfferWords()
  const now = useNow(MINUTE).getTime()
  const stayEnds = guest?.expiresAt ? Date.parse(guest.expiresAt) : Infinity
  const times = useMemo(() => {
    const latest = minutesAfter(new Date(now), AHEAD_DAYS * DAY_MINUTES).getTime()
    return quartersOf({
      from: minutesAfter(new Date(now), 1),
      until: new Date(Math.min(latest, stayEnds)),
      timeZone,
      isOffered: () => true,
    })
  }, [now, stayEnds, timeZone])
  const isGone = dueAt !== null && !times.some((at) => at.toISOString() === dueAt)
  return <DueTime times={times} dueAt={dueAt} isGone={isGone} onChoose={onChoose} soon={timeText(offer)} />
}
