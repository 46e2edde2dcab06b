import { Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { shortId } from '#kit/shared/ids.ts'
import { directionOf } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import type { Order } from '../../contract.ts'
import { hasWarning } from '../../staff-rules.ts'
import { useAvoidedWords } from './avoided.ts'
import { Due } from './booking-age.tsx'
import { EnteredBy } from '#features/bookings/ui/staff/booking-words.tsx'
import { Lines } from './kitchen-lines.tsx'
import { KitchenView, useKitchenView } from './kitchen-view.ts'
import { PrintedIn, useWording } from '#features/bookings/ui/staff/wording.ts'
import { NoteInKitchen } from './note-in-kitchen.tsx'
import { NoteText } from './note-text.tsx'

const MM = 96 / 25.4
const MARGIN_MM = 4

/** The ticket for the kitchen's 80 mm printer, in its language; invisible on the screen, but laid out there to measure its length. */
export function OrderTicket({ booking }: { booking: Order }) {
  const { own } = useKitchenView()
  return (
    <Suspense fallback={null}>
      <KitchenView value={{ language: own, station: null }}>
        <PrintedIn value={own}>
          <Ticket booking={booking} />
        </PrintedIn>
      </KitchenView>
    </Suspense>
  )
}

function Ticket({ booking }: { booking: Order }) {
  const language = useWording()
  const { t } = useTranslation(['hotel-admin', 'common'], { lng: language })
  const hotel = useHotel()
  const { warnings, list } = useAvoidedWords()
  const { money, date, time } = useFormatters(booking.currency)
  const payment = booking.paymentStatus === 'paid' ? t('common:paid') : t('common:notPaid')
  const { paper, length } = useLength()
  return createPortal(
    <div
      ref={paper}
      lang={language}
      dir={directionOf(language)}
      className="ticket pointer-events-none invisible fixed start-0 top-0 -z-10 grid w-[72mm] gap-3 bg-white text-black print:visible print:static"
    >
      <style>{`@page ticket { size: 80mm ${length}mm; margin: ${MARGIN_MM}mm }`}</style>
      <p>
        <bdi>{hotel.name}</bdi>
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-lg">{t('bookings.column.room')}</span>
        <bdi className="text-5xl font-bold">{booking.roomNumber}</bdi>
      </p>
      {booking.movedFrom && (
        <p className="font-bold">{t('bookings.movedFrom', { room: booking.movedFrom })}</p>
      )}
      <p className="text-lg">
        <bdi>{booking.guestName}</bdi>
      </p>
      <p className="tabular">
        <bdi>#{shortId(booking.id)}</bdi> · {date(booking.createdAt)} <bdi>{time(booking.createdAt)}</bdi>
      </p>
      <Due booking={booking} className="text-lg font-bold" />
      <EnteredBy booking={booking} />
      {hasWarning(booking) && (
        <p className="bg-black p-2 text-xl font-bold text-white uppercase [print-color-adjust:exact]">
          {list(warnings(booking))}
        </p>
      )}
      {booking.specialInstructions && (
        <div className="border-2 border-black p-2 text-lg">
          <p dir="auto" className="text-start font-bold whitespace-pre-line">
            <NoteText note={booking.specialInstructions} />
          </p>
          <NoteInKitchen note={booking.specialInstructions} booking={booking} />
        </div>
      )}
      <Lines booking={booking} look="ticket" className="border-y border-black py-2" />
      <p className="flex justify-between font-bold">
        <bdi>{money(booking.totalPrice)}</bdi>
        <span>{payment}</span>
      </p>
      {booking.staffNotes && (
        <div className="border-t border-black pt-2">
          <p className="font-bold">{t('details.notesLabel')}</p>
          <p dir="auto" className="text-start whitespace-pre-line">
            {booking.staffNotes}
          </p>
        </div>
      )}
    </div>,
    document.body,
  )
}

/** The paper length that the ticket needs, in millimetres: CSS has no page size that fits its content. */
function useLength() {
  const paper = useRef<HTMLDivElement>(null)
  const [length, setLength] = useState(0)
  useEffect(() => {
    const measured = new ResizeObserver(([entry]) => {
      if (entry) setLength(Math.ceil(entry.contentRect.height / MM) + 2 * MARGIN_MM + 1)
    })
    if (paper.current) measured.observe(paper.current)
    return () => measured.disconnect()
  }, [])
  return { paper, length }
}
