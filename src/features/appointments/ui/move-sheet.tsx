import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { offersApi } from '#features/service-items/ui/api.ts'
import { toast } from '#kit/web/toast.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { Sheet } from '#kit/web/ui/sheet.tsx'
import { useNow } from '#kit/web/use-now.ts'
import type { GuestServiceBooking } from '#features/service-bookings/contract.ts'
import { serviceBookingsApi } from '#features/service-bookings/ui/api.ts'
import { Problem } from '#features/bookings/ui/problem.tsx'
import { useChangeServiceBooking } from '#features/service-bookings/ui/use-change-service-booking.ts'
import { useServiceBookingWords } from '#features/service-bookings/ui/use-service-booking-words.ts'
import { ResourceChoice } from './resource-choice.tsx'
import { focusTimes, SlotPicker } from './slot-picker.tsx'
import { isFree, useRefreshSlots, useSlots } from './use-slots.ts'

type MoveSheetProps = { booking: GuestServiceBooking; offerId: string; onClose: () => void }

/** Another time for an appointment, or with somebody else where guests choose; its own place counts as free. */
export function MoveSheet({ booking, offerId, onClose }: MoveSheetProps) {
  const { slug } = useHotel()
  const { t } = useTranslation(['work', 'common'])
  const { dayOf, timeOf } = useMomentWords()
  const { nameOf } = useServiceBookingWords()
  const now = useNow()
  const id = useId()
  const [chosen, setStartsAt] = useState(booking.startsAt)
  const [wanted, setWanted] = useState(booking.resource?.id ?? null)
  const body = useRef<HTMLFieldSetElement>(null)
  const { data: offers } = useQuery(offersApi.query.list.queryOptions({ input: { slug } }))
  const resources = offers?.find((offer) => offer.id === offerId)?.resources ?? []
  const resourceId = resources.some((resource) => resource.id === wanted) ? wanted : null
  const asked = { offerId, places: booking.places ?? 1, except: booking.id }
  const { data: days } = useSlots(asked)
  const isAnother = chosen !== null && chosen !== booking.startsAt
  const isTaken = isAnother && days !== undefined && !isFree(days, chosen, resourceId)
  const startsAt = isTaken ? null : chosen
  const isAsBefore =
    startsAt === booking.startsAt && (resourceId === null || resourceId === booking.resource?.id)
  const at = startsAt === null ? null : new Date(startsAt)
  const words = at && { day: dayOf(at, now), time: timeOf(at) }
  const refresh = useRefreshSlots()
  const { change, isBusy, problem } = useChangeServiceBooking(
    ({ version }) =>
      serviceBookingsApi.call.moveMine({
        slug,
        id: booking.id,
        version,
        startsAt: startsAt ?? '',
        resourceId,
      }),
    () => {
      toast.success(
        t(booking.needsAnswer ? 'guest.movedWaiting' : 'guest.moved', { name: nameOf(booking), ...words }),
      )
      onClose()
    },
    {
      refresh,
      lead: () => {
        setStartsAt(null)
        focusTimes(body.current)
      },
    },
  )
  return (
    <Sheet titleId={`${id}title`} className="max-h-[calc(100dvh-2rem)] max-w-xl" onClose={onClose}>
      <div className="grid max-h-[calc(100dvh-2rem)] grid-rows-[auto_1fr_auto]">
        <header className="flex items-center justify-between gap-3 ps-5 pe-3 pt-3">
          <h2 id={`${id}title`} className="font-display text-2xl font-semibold tracking-tight">
            {t('guest.move')}
          </h2>
          <IconButton look="quiet" label={t('common:close')} onClick={onClose}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </header>
        <fieldset
          ref={body}
          disabled={isBusy}
          className="grid min-w-0 grid-cols-1 content-start gap-5 overflow-y-auto px-5 pt-3 pb-6"
        >
          <SlotPicker asked={asked} resourceId={resourceId} startsAt={startsAt} onStartsAt={setStartsAt} />
          {resources.length > 1 && (
            <ResourceChoice
              resources={resources}
              chosen={resourceId}
              onChoose={(other) => {
                setWanted(other)
                if (!isFree(days, startsAt, other)) setStartsAt(null)
              }}
            />
          )}
        </fieldset>
        <footer className="border-t border-line px-5 pt-3.5 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {booking.needsAnswer && (
            <p className="mb-3 text-[0.9375rem] text-pretty text-muted">{t('guest.moveNeedsAnswer')}</p>
          )}
          <Problem text={problem ?? (isTaken ? t('guest.refused.taken') : null)} />
          <Button
            look="primary"
            size="lg"
            className="w-full whitespace-normal!"
            isBusy={isBusy}
            disabled={startsAt === null || isAsBefore}
            onClick={() => change(booking)}
          >
            {words ? t('guest.moveTo', words) : t('guest.chooseTime')}
          </Button>
        </footer>
      </div>
    </Sheet>
  )
}
