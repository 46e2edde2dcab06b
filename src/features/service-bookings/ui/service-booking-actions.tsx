import { CalendarClock, CalendarPlus, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { receptionNumber } from '#features/hotels/reception-number.ts'
import { useOpenCategories } from '#features/service-items/ui/use-open-categories.ts'
import { shortId } from '#kit/shared/ids.ts'
import { listed } from '#kit/shared/languages.ts'
import { download } from '#kit/web/download.ts'
import { later } from '#kit/web/later.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import { useNow } from '#kit/web/use-now.ts'
import type { GuestServiceBooking } from '../contract.ts'
import { calendarFile } from '../ics.ts'
import { isAhead } from '../progress.ts'
import { mayGuestChange } from '../rules.ts'
import { useServiceBookingWords } from './use-service-booking-words.ts'

const CancelServiceBooking = later(() => import('./cancel-service-booking.tsx'), 'CancelServiceBooking')
const MoveSheet = later(() => import('./move-sheet.tsx'), 'MoveSheet')

/** What a guest can do with their own: keep it in the calendar, move it, cancel it. */
export function ServiceBookingActions({ booking }: { booking: GuestServiceBooking }) {
  const hotel = useHotel()
  const { t } = useTranslation('work')
  const language = useLanguage()
  const localized = useLocalized()
  const { nameOf, answersText } = useServiceBookingWords()
  const now = useNow()
  const areas = useOpenCategories()
  const [open, setOpen] = useState<'cancel' | 'move' | null>(null)
  const { id, version, startsAt, endsAt, resource, offerId } = booking
  const mayChange = mayGuestChange(booking, now.getTime())
  const keep = () => {
    if (!startsAt || !endsAt) return
    const place = listed([hotel.name, ...(resource ? [localized(resource.name)] : [])], language)
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
    <div className="flex flex-wrap gap-2 empty:hidden *:grow">
      {startsAt && isAhead(booking) && (
        <Button onClick={keep}>
          <CalendarPlus aria-hidden className="size-4.5" />
          {t('guest.calendar')}
        </Button>
      )}
      {mayChange && startsAt && offerId && areas?.has(booking.category) && (
        <Button aria-haspopup="dialog" onClick={() => setOpen('move')}>
          <CalendarClock aria-hidden className="size-4.5" />
          {t('guest.move')}
        </Button>
      )}
      {mayChange && (
        <Button aria-haspopup="dialog" className="text-late!" onClick={() => setOpen('cancel')}>
          <X aria-hidden className="size-4.5" />
          {t(`guest.cancel.${booking.kind}`)}
        </Button>
      )}
      {open === 'cancel' && <CancelServiceBooking booking={booking} onClose={() => setOpen(null)} />}
      {open === 'move' && offerId && (
        <MoveSheet booking={booking} offerId={offerId} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}
