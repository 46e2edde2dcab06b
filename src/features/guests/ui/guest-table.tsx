import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { HeaderCell, type Sort, SortHeader, Table, tableCell } from '#kit/web/ui/table.tsx'
import { type Guest, SORT_KEYS, type SortKey } from '../contract.ts'
import { SortChoice } from './sort-choice.tsx'
import { SelectAllBox, SelectBox, type Selection } from './guest-selection.tsx'
import { GuestTools, type OnTask } from './guest-tools.tsx'
import { GuestBadges, LastOrder, Leaving, useGuestStatus } from './guest-words.tsx'

type ListProps = {
  guests: readonly Guest[]
  /** When each of them last ordered. */
  lastOrders: ReadonlyMap<string, string>
  selection: Selection
  onTask: OnTask
}
type OneProps = { guest: Guest; lastOrder: string | undefined; selection: Selection; onTask: OnTask }
type TableProps = ListProps & { sort: Sort<SortKey>; onSort: (sort: Sort<SortKey>) => void }

/** GST-03. */
export function GuestTable({ guests, lastOrders, selection, sort, onSort, onTask }: TableProps) {
  const { t } = useTranslation('hotel-admin')
  return (
    <Table
      head={
        <>
          <HeaderCell className="!px-0">
            <SelectAllBox guests={guests} selection={selection} />
          </HeaderCell>
          {SORT_KEYS.map((column) => (
            <SortHeader
              key={column}
              column={column}
              sort={sort}
              onSort={onSort}
              className={column === 'created' ? FULL : ''}
            >
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
        <GuestRow
          key={guest.id}
          guest={guest}
          lastOrder={lastOrders.get(guest.id)}
          selection={selection}
          onTask={onTask}
        />
      ))}
    </Table>
  )
}

const cell = `${tableCell} h-14 py-1 max-lg:px-2`
/** Only where there is room for every column. */
const FULL = 'max-lg:hidden'

/** Who has left is history, not a failure: grey, on faint red (GST-04). */
const toneOf = (isExpired: boolean) =>
  isExpired ? 'bg-late-tint/55 text-muted hover:bg-late-tint/80 dark:bg-late-tint/40' : 'hover:bg-ink/3'

function GuestRow({ guest, lastOrder, selection, onTask }: OneProps) {
  const { date } = useFormatters()
  const isExpired = useGuestStatus(guest) === 'expired'
  return (
    <tr className={`group ${toneOf(isExpired)}`} data-guest={guest.id}>
      <td className="border-b border-line group-last:rounded-es-lg group-last:border-b-0">
        <SelectBox guest={guest} selection={selection} />
      </td>
      <th scope="row" className={`${cell} text-start text-[0.9375rem] font-semibold wrap-anywhere`}>
        <bdi>{guest.loginName}</bdi>
        <LastOrder at={lastOrder} />
      </th>
      <td className={`${cell} tabular text-[0.9375rem] font-medium wrap-anywhere`}>
        <bdi>{guest.roomNumber}</bdi>
      </td>
      <td className={cell}>
        <GuestBadges guest={guest} />
      </td>
      <td className={`${cell} tabular whitespace-nowrap`}>
        <Leaving guest={guest} className="max-xl:flex-col" />
      </td>
      <td className={`${cell} tabular whitespace-nowrap text-muted ${FULL}`}>
        <time dateTime={guest.createdAt}>{date(guest.createdAt)}</time>
      </td>
      <td className={`${cell} group-last:rounded-ee-lg`}>
        <GuestTools guest={guest} onTask={onTask} />
      </td>
    </tr>
  )
}

/** The table's rows on a phone, two lines each. */
export const GuestRows = ({ guests, lastOrders, selection, onTask }: ListProps) => (
  <ul className="divide-y divide-line rounded-lg border border-line bg-card shadow-card">
    <li className="flex items-center">
      <SelectAllBox guests={guests} selection={selection} />
      <SortChoice />
    </li>
    {guests.map((guest) => (
      <PhoneRow
        key={guest.id}
        guest={guest}
        lastOrder={lastOrders.get(guest.id)}
        selection={selection}
        onTask={onTask}
      />
    ))}
  </ul>
)

function PhoneRow({ guest, lastOrder, selection, onTask }: OneProps) {
  const { t } = useTranslation('hotel-admin')
  const status = useGuestStatus(guest)
  return (
    <li
      data-guest={guest.id}
      className={`flex items-center py-2 last:rounded-b-lg ${toneOf(status === 'expired')}`}
    >
      <SelectBox guest={guest} selection={selection} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="text-base leading-6 font-semibold wrap-anywhere">
            <button
              type="button"
              aria-label={t('guests.edit', { name: guest.loginName, room: guest.roomNumber })}
              onClick={() => onTask('edit', guest)}
              className="text-start wrap-anywhere hover:underline"
            >
              <bdi>{guest.loginName}</bdi>
            </button>
          </h2>
          {(status !== 'active' || guest.alike || guest.isLocked) && <GuestBadges guest={guest} />}
        </div>
        <p className="text-muted">
          {guest.expiresOn && status !== 'active' && `${t('guests.column.expires')}: `}
          <Leaving guest={guest} />
        </p>
        <LastOrder at={lastOrder} />
      </div>
      <span className="tabular max-w-24 ps-2 text-xl leading-6 font-bold wrap-anywhere">
        <bdi>{guest.roomNumber}</bdi>
      </span>
      <GuestTools guest={guest} isCompact onTask={onTask} />
    </li>
  )
}
