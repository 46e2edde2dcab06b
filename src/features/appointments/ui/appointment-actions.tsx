import { CalendarClock, CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { receptionNumber } from '#features/hotels/reception-number.ts'
import type { GuestServiceBooking } from '#features/service-bookings/contract.ts'
import { isAhead } from '#features/service-bookings/progress.ts'
import { mayGuestChange } from '#features/service-bookings/rules.ts'
import { useOfferNow } from '#features/service-bookings/ui/use-offer-now.ts'
import { useServiceBookingWords } from '#features/service-bookings/ui/use-service-booking-words.ts'
import { useOpenCategories } from '#features/service-items/ui/use-open-categories.ts'
import { shortId } from '#kit/shared/ids.ts'
import { listed } from '#kit/shared/languages.ts'
import { download } from '#kit/web/download.ts'
import { later } from '#kit/web/later.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import { useNow } from '#kit/web/use-now.ts'
import { calendarFile } from '../ics.ts'

const MoveSheet = later(() => import('./move-sheet.tsx'), 'MoveSheet')

/** What a guest can do with an appointment beside cancelling it: keep it in the calendar, move it. */
export function AppointmentActions({ booking }: { booking: GuestServiceBooking }) {
  const hotel = useHotel()
  const { t } = useTranslation('work')
  const language = useLanguage()
  const localized = useLocalized()
  const { nameOf, answersText } = useServiceBookingWords()
  const now = useNow()
  const areas = useOpenCategories()
  const [isMoving, setMoving] = useState(false)
  const { id, version, startsAt, endsAt, resource, offerId } = booking
  const offer = useOfferNow(booking)
  const mayChange = mayGuestChange(booking, now.getTime())
  const keep = () => {
    if (!startsAt || !endsAt) return
    const location = offer?.location ?? ''
    const name = resource ? localized(resource.name) : ''
    const where = location.includes(name) ? [location] : [location, name]
    const place = listed([hotel.name, ...where].filter(Boolean), language)
    const text = [
      answersText(booking).replaceAll(/[\u2068\u2069]/g, ''),
      `#${shortId(id)}`,
      receptionNumber(hotel),
    ]
    const entry = { id, version, startsAt, endsAt, place, title: `${nameOf(booking)} · ${hotel.name}` }
    const file = calendarFile({ ...entry, text: text.filter(Boolean).join('\n') }, new Date())
    download(`${shortId(id)}.ics`, file, 'text/calendar')
  }
  return (
    <>
      {startsAt && isAhead(booking) && (
        <Button onClick={keep}>
          <CalendarPlus aria-hidden className="size-4.5" />
          {t('guest.calendar')}
        </Button>
      )}
      {mayChange && startsAt && offerId && areas?.has(booking.category) && (
        <Button aria-haspopup="dialog" onClick={() => setMoving(true)}>
          <CalendarClock aria-hidden className="size-4.5" />
          {t('guest.move')}
        </Button>
      )}
      {isMoving && offerId && (
        <MoveSheet booking={booking} offerId={offerId} onClose={() => setMoving(false)} />
      )}
    </>
  )
}
