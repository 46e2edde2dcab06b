import { Ellipsis, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/hotel-gate.tsx'
import { shortId } from '#kit/shared/ids.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import type { Booking } from '../../contract.ts'
import { lineName, PaymentBadge, StateBadge } from './booking-words.tsx'

const COLUMNS = ['room', 'guest', 'items', 'total', 'payment', 'outcome', 'ordered'] as const

export type PreviousListProps = {
  bookings: readonly Booking[]
  onOpen: (booking: Booking) => void
  onReopen: (booking: Booking) => void
}

export function PreviousTable({ bookings, onOpen, onReopen }: PreviousListProps) {
  const { t } = useTranslation('hotel-admin')
  return (
    <div className="rounded-lg border border-line bg-card shadow-card">
      <table className="w-full border-separate border-spacing-0 text-start">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className={`sticky top-0 z-[5] border-b border-line bg-card px-3 py-3 text-start text-[0.8125rem] font-semibold text-muted first:rounded-ss-lg first:ps-4 ${WIDE_ONLY.has(column) ? 'hidden xl:table-cell' : ''}`}
              >
                {t(`bookings.column.${column}`)}
              </th>
            ))}
            <th scope="col" className="sticky top-0 z-[5] rounded-se-lg border-b border-line bg-card">
              <span className="sr-only">{t('bookings.column.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {bookings.map((booking) => (
            <PreviousRow
              key={booking.id}
              booking={booking}
              onOpen={() => onOpen(booking)}
              onReopen={() => onReopen(booking)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const WIDE_ONLY: ReadonlySet<string> = new Set(['items'])

const cell = 'border-b border-line px-3 py-2 group-last:border-b-0'

type RowProps = { booking: Booking; onOpen: () => void; onReopen: () => void }

function PreviousRow({ booking, onOpen, onReopen }: RowProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { money, date, time } = useFormatters(useHotel().currency)
  const { id, roomNumber, guestName, createdAt } = booking
  return (
    <tr className="group hover:bg-ink/3">
      <th scope="row" className={`${cell} ps-4 text-start text-lg font-bold`}>
        <bdi>{roomNumber}</bdi>
      </th>
      <td className={cell}>
        <span className="block font-medium">
          <bdi>{guestName}</bdi>
        </span>
        <bdi className="tabular text-[0.8125rem] text-muted">#{shortId(id)}</bdi>
      </td>
      <td className={`${cell} hidden w-full max-w-0 xl:table-cell`}>
        <ItemsInShort booking={booking} />
      </td>
      <td className={`${cell} tabular`}>
        <bdi>{money(booking.totalPrice)}</bdi>
      </td>
      <td className={cell}>
        <PaymentBadge payment={booking.paymentStatus} />
      </td>
      <td className={cell}>
        <StateBadge state={booking.bookingStatus} />
      </td>
      <td className={`${cell} tabular whitespace-nowrap`}>
        <time dateTime={createdAt}>{date(createdAt)}</time>
        <bdi className="block text-[0.8125rem] text-muted">{time(createdAt)}</bdi>
      </td>
      <td className={`${cell} pe-3`}>
        <div className="flex justify-end gap-1">
          <ReopenButton booking={booking} onReopen={onReopen} />
          <IconButton
            look="quiet"
            label={t('bookings.detailsOf', { room: roomNumber })}
            onClick={onOpen}
            className="!rounded-md"
          >
            <Ellipsis aria-hidden className="size-5" />
          </IconButton>
        </div>
      </td>
    </tr>
  )
}

export function ItemsInShort({ booking }: { booking: Booking }) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const language = useLanguage()
  const { lines } = booking
  if (!lines) return <span className="font-semibold text-late">{t('common:invalidOrderData')}</span>
  const names = lines.map((line) => `${line.quantity}× ${lineName(line, language)}`).join(' · ')
  return (
    <span className="block truncate text-muted" title={names}>
      {names}
    </span>
  )
}

export function ReopenButton({ booking, onReopen }: { booking: Booking; onReopen: () => void }) {
  const { t } = useTranslation('hotel-admin')
  return (
    <Button
      look="quiet"
      aria-label={`${t('details.reopen')}: ${t('bookings.roomAndId', { room: booking.roomNumber, id: shortId(booking.id) })}`}
      onClick={onReopen}
    >
      <RotateCcw aria-hidden className="size-4 text-muted" />
      {t('details.reopen')}
    </Button>
  )
}
