import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { HeaderCell, type Sort, SortHeader, Table, tableCell } from '#kit/web/ui/table.tsx'
import { type Guest, SORT_KEYS, type SortKey } from '../contract.ts'
import { SelectAllBox, SelectBox, type Selection } from './guest-selection.tsx'
import { GuestTools, type OnTask } from './guest-tools.tsx'
import { Expiry, GuestBadges, useGuestStatus } from './guest-words.tsx'

type ListProps = { guests: readonly Guest[]; selection: Selection; onTask: OnTask }
type OneProps = { guest: Guest; selection: Selection; onTask: OnTask }
type TableProps = ListProps & { sort: Sort<SortKey>; onSort: (sort: Sort<SortKey>) => void }

/** GST-03. */
export function GuestTable({ guests, selection, sort, onSort, onTask }: TableProps) {
  const { t } = useTranslation('hotel-admin')
  return (
    <Table
      head={
        <>
          <HeaderCell className="!px-0">
            <SelectAllBox guests={guests} selection={selection} />
          </HeaderCell>
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
        <GuestRow key={guest.id} guest={guest} selection={selection} onTask={onTask} />
      ))}
    </Table>
  )
}

const cell = `${tableCell} py-1.5`

function GuestRow({ guest, selection, onTask }: OneProps) {
  const { date } = useFormatters()
  const isExpired = useGuestStatus(guest) === 'expired'
  return (
    <tr className={`group ${isExpired ? 'bg-late-tint/60' : 'hover:bg-ink/3'}`} data-guest={guest.id}>
      <td className="border-b border-line group-last:rounded-es-lg group-last:border-b-0">
        <SelectBox guest={guest} selection={selection} />
      </td>
      <th scope="row" className={`${cell} text-start text-base font-semibold`}>
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

/** The table's rows as cards, for phones and tablets. */
export const GuestCards = ({ guests, selection, onTask }: ListProps) => (
  <ul className="grid gap-3 sm:grid-cols-2">
    {guests.map((guest) => (
      <GuestCard key={guest.id} guest={guest} selection={selection} onTask={onTask} />
    ))}
  </ul>
)

function GuestCard({ guest, selection, onTask }: OneProps) {
  const { t } = useTranslation('hotel-admin')
  const isExpired = useGuestStatus(guest) === 'expired'
  return (
    <li
      data-guest={guest.id}
      className={`grid gap-2 rounded-lg border p-4 pb-2 shadow-card ${isExpired ? 'border-late/30 bg-late-tint/60' : 'border-line bg-card'}`}
    >
      <div className="flex items-start gap-1">
        <span className="-ms-3 -mt-2.5">
          <SelectBox guest={guest} selection={selection} />
        </span>
        <h2 className="me-auto min-w-0 text-base font-semibold">
          <bdi>{guest.loginName}</bdi>
        </h2>
        <bdi className="tabular text-xl leading-6 font-bold wrap-anywhere">{guest.roomNumber}</bdi>
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
