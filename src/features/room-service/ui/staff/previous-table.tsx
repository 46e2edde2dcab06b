import { Ellipsis, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { shortId } from '#kit/shared/ids.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { HeaderCell, Table, tableCell } from '#kit/web/ui/table.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import type { Order } from '../../contract.ts'
import { fullName } from '../use-line-name.ts'
import { PaymentBadge, StateBadge } from '#features/bookings/ui/staff/booking-words.tsx'
import { CancelledBecause } from './cancelled-because.tsx'

const COLUMNS = ['room', 'guest', 'items', 'total', 'payment', 'outcome', 'ordered'] as const

export type PreviousListProps = {
  bookings: readonly Order[]
  onOpen: (booking: Order) => void
  onReopen: (booking: Order) => void
}

export function PreviousTable({ bookings, onOpen, onReopen }: PreviousListProps) {
  const { t } = useTranslation('hotel-admin')
  return (
    <Table
      head={
        <>
          {COLUMNS.map((column) => (
            <HeaderCell key={column} className={column === 'items' ? 'hidden xl:table-cell' : ''}>
              {t(`bookings.column.${column}`)}
            </HeaderCell>
          ))}
          <HeaderCell>
            <span className="sr-only">{t('bookings.column.actions')}</span>
          </HeaderCell>
        </>
      }
    >
      {bookings.map((booking) => (
        <PreviousRow
          key={booking.id}
          booking={booking}
          onOpen={() => onOpen(booking)}
          onReopen={() => onReopen(booking)}
        />
      ))}
    </Table>
  )
}

const cell = `${tableCell} py-2`

type RowProps = { booking: Order; onOpen: () => void; onReopen: () => void }

function PreviousRow({ booking, onOpen, onReopen }: RowProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { money, date, time } = useFormatters(booking.currency)
  const { id, roomNumber, guestName, createdAt } = booking
  return (
    <tr className="group hover:bg-ink/3">
      <th scope="row" className={`${cell} min-w-24 text-start text-lg font-bold`}>
        <bdi>{roomNumber}</bdi>
      </th>
      <td className={`${cell} min-w-36`}>
        <span className="block font-medium">
          <bdi>{guestName}</bdi>
        </span>
        <bdi className="tabular text-[0.8125rem] text-muted">#{shortId(id)}</bdi>
      </td>
      <td className={`${cell} hidden w-full max-w-0 xl:table-cell`}>
        <ItemsInShort booking={booking} />
      </td>
      <td className={`${cell} tabular whitespace-nowrap`}>
        <bdi>{money(booking.totalPrice)}</bdi>
      </td>
      <td className={cell}>
        <PaymentBadge payment={booking.paymentStatus} />
      </td>
      <td className={cell}>
        <StateBadge state={booking.bookingStatus} />
        <span className="mt-0.5 block">
          <CancelledBecause booking={booking} />
        </span>
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

export function ItemsInShort({ booking }: { booking: Order }) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const language = useLanguage()
  const { lines } = booking
  if (!lines) return <span className="font-semibold text-late">{t('common:invalidOrderData')}</span>
  const names = lines.map((line) => `${line.quantity}× ${fullName(line, language)}`).join(' · ')
  return (
    <span className="block truncate text-muted" title={names}>
      {names}
    </span>
  )
}

export function ReopenButton({ booking, onReopen }: { booking: Order; onReopen: () => void }) {
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
