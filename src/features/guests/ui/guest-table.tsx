import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { HeaderCell, type Sort, SortHeader, Table, tableCell } from '#kit/web/ui/table.tsx'
import type { Guest } from '../contract.ts'
import { SORT_KEYS, type SortKey } from './guest-choices.ts'
import { GuestTools, type OnTask } from './guest-tools.tsx'
import { Expiry, GuestBadges, useGuestStatus } from './guest-words.tsx'

type ListProps = { guests: readonly Guest[]; onTask: OnTask }
type TableProps = ListProps & { sort: Sort<SortKey>; onSort: (sort: Sort<SortKey>) => void }

/** GST-03. */
export function GuestTable({ guests, sort, onSort, onTask }: TableProps) {
  const { t } = useTranslation('hotel-admin')
  return (
    <Table
      head={
        <>
          {SORT_KEYS.map((column) => (
            <SortHeader key={column} column={column} sort={sort} onSort={onSort}>
              {t(`guests.column.${column}`)}
            </SortHeader>
          ))}
          <HeaderCell>
            <span className="block pe-3 text-end">{t('guests.column.actions')}</span>
          </HeaderCell>
        </>
      }
    >
      {guests.map((guest) => (
        <GuestRow key={guest.id} guest={guest} onTask={onTask} />
      ))}
    </Table>
  )
}

const cell = `${tableCell} py-1.5`

function GuestRow({ guest, onTask }: { guest: Guest; onTask: OnTask }) {
  const { date } = useFormatters()
  const isExpired = useGuestStatus(guest) === 'expired'
  return (
    <tr className={`group ${isExpired ? 'bg-late-tint/60' : 'hover:bg-ink/3'}`} data-guest={guest.id}>
      <th scope="row" className={`${cell} text-start text-base font-semibold group-last:rounded-es-lg`}>
        <bdi>{guest.loginName}</bdi>
      </th>
      <td className={`${cell} tabular text-base font-medium`}>
        <bdi>{guest.roomNumber}</bdi>
      </td>
      <td className={cell}>
        <GuestBadges guest={guest} />
      </td>
      <td className={`${cell} tabular whitespace-nowrap`}>
        <Expiry guest={guest} />
      </td>
      <td className={`${cell} tabular whitespace-nowrap ${isExpired ? '' : 'text-muted'}`}>
        <time dateTime={guest.createdAt}>{date(guest.createdAt)}</time>
      </td>
      <td className={`${cell} group-last:rounded-ee-lg`}>
        <GuestTools guest={guest} onTask={onTask} />
      </td>
    </tr>
  )
}

/** The table's rows as cards, for a phone or a tablet. */
export const GuestCards = ({ guests, onTask }: ListProps) => (
  <ul className="grid gap-3 sm:grid-cols-2">
    {guests.map((guest) => (
      <GuestCard key={guest.id} guest={guest} onTask={onTask} />
    ))}
  </ul>
)

function GuestCard({ guest, onTask }: { guest: Guest; onTask: OnTask }) {
  const { t } = useTranslation('hotel-admin')
  const isExpired = useGuestStatus(guest) === 'expired'
  return (
    <li
      data-guest={guest.id}
      className={`grid gap-2 rounded-lg border p-4 pb-2 shadow-card ${isExpired ? 'border-late/30 bg-late-tint/60' : 'border-line bg-card'}`}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-base font-semibold">
          <bdi>{guest.loginName}</bdi>
        </h2>
        <bdi className="tabular text-xl leading-6 font-bold">{guest.roomNumber}</bdi>
      </div>
      <GuestBadges guest={guest} />
      <div className="flex items-center justify-between gap-2">
        <p>
          <span className={isExpired ? '' : 'text-muted'}>{t('guests.column.expires')}: </span>
          <Expiry guest={guest} />
        </p>
        <GuestTools guest={guest} onTask={onTask} />
      </div>
    </li>
  )
}
