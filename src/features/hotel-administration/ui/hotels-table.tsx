import { useTranslation } from 'react-i18next'
import { Spark } from '#kit/web/ui/spark.tsx'
import { HeaderCell, type Sort, SortHeader, Table, tableCell } from '#kit/web/ui/table.tsx'
import type { AnyHotel } from '../contract.ts'
import type { HotelSort } from '../rules.ts'
import { HotelTools } from './hotel-tools.tsx'
import { HotelName } from './hotel-name.tsx'
import { StatusSwitch } from './hotel-status.tsx'
import { Figure, ToDoor, Unpaid } from './hotel-work.tsx'

type RowProps = { hotel: AnyHotel; isBusy: boolean; onSwitch: () => void; onDelete: () => void }
type TableProps = {
  hotels: readonly AnyHotel[]
  /** No other page has more of them. */
  isAll: boolean
  sort: Sort<HotelSort>
  onSort: (sort: Sort<HotelSort>) => void
  rowOf: (hotel: AnyHotel) => Omit<RowProps, 'hotel'>
}

const NARROW = '@max-4xl:px-1.5'
const cell = `${tableCell} py-2 ${NARROW}`
const number = 'w-px text-end whitespace-nowrap'
/** Away from the figures before it. */
const STATE = '@max-4xl:ps-5'
/** Only where there is room for them. */
const WIDE = '@max-3xl:hidden'
const ROOMY = '@max-[44rem]:hidden'

/** Every hotel with what it has to do today; a hotel in trouble is the only thing in colour. */
export function HotelsTable({ hotels, isAll, sort, onSort, rowOf }: TableProps) {
  const { t } = useTranslation('platform')
  const sortable = (column: HotelSort, className = '') => (
    <SortHeader column={column} sort={sort} onSort={onSort} className={className}>
      {t(`hotels.column.${column}`)}
    </SortHeader>
  )
  return (
    <div className="@container">
      <Table
        head={
          <>
            {sortable('name')}
            {sortable(
              'orders',
              `[&>button]:-me-1 [&>button]:ms-auto [&>button]:flex-row-reverse @3xl:whitespace-nowrap ${NARROW}`,
            )}
            {sortable('open', `[&>button]:-me-1 [&>button]:ms-auto [&>button]:flex-row-reverse ${NARROW}`)}
            <HeaderCell className={`!text-end ${WIDE} ${NARROW}`}>
              <span title={t('hotels.doorMedian')} className="@3xl:whitespace-nowrap">
                {t('hotels.column.door')}
              </span>
            </HeaderCell>
            <HeaderCell className={`!text-end ${ROOMY} ${NARROW}`}>
              <span title={t('hotels.unpaidDays')}>{t('hotels.column.unpaid')}</span>
            </HeaderCell>
            {sortable('state', `${NARROW} ${STATE}`)}
            <HeaderCell>
              <span className="sr-only">{t('hotels.column.actions')}</span>
            </HeaderCell>
          </>
        }
        foot={isAll && hotels.length > 1 && <Totals hotels={hotels} />}
      >
        {hotels.map((hotel) => (
          <HotelRow key={hotel.id} hotel={hotel} sort={sort} {...rowOf(hotel)} />
        ))}
      </Table>
    </div>
  )
}

function HotelRow({ hotel, sort, isBusy, onSwitch, onDelete }: RowProps & { sort: Sort<HotelSort> }) {
  const { t } = useTranslation('platform')
  const { slug, isActive } = hotel
  return (
    <tr
      data-hotel={slug}
      className={`group ${isActive ? 'hover:bg-ink/3' : 'text-muted [&_img]:grayscale hover:bg-ink/3'}`}
    >
      <th
        scope="row"
        className={`${cell} w-full max-w-0 min-w-44 text-start font-normal group-last:rounded-es-lg`}
      >
        <HotelName hotel={hotel} />
      </th>
      <td className={`${cell} ${number}`}>
        <span className="flex items-center justify-end gap-2.5">
          <span title={t('console.orders')} className={WIDE}>
            <Spark byHour={hotel.ordersByHour} />
          </span>
          <Figure value={hotel.ordersToday} isStrong={sort.by === 'orders'} />
        </span>
      </td>
      <td className={`${cell} ${number}`}>
        <Figure value={hotel.openBookings} isStrong={sort.by === 'open'} />
      </td>
      <td className={`${cell} ${number} ${WIDE}`}>
        <ToDoor minutes={hotel.medianMinutes} />
      </td>
      <td className={`${cell} ${number} ${ROOMY}`}>
        <Unpaid {...hotel} />
      </td>
      <td className={`${cell} ${STATE} w-px whitespace-nowrap`}>
        <StatusSwitch hotel={hotel} isBusy={isBusy} onSwitch={onSwitch} />
      </td>
      <td className={`${cell} w-px group-last:rounded-ee-lg`}>
        <HotelTools hotel={hotel} onDelete={onDelete} />
      </td>
    </tr>
  )
}

/** What all of them have to do together; amounts are added up in one currency alone. */
function Totals({ hotels }: { hotels: readonly AnyHotel[] }) {
  const { t } = useTranslation('platform')
  const sum = (name: 'ordersToday' | 'openBookings' | 'unpaid') =>
    hotels.reduce((all, hotel) => all + hotel[name], 0)
  const [currency = '', ...others] = new Set(hotels.map((hotel) => hotel.currency))
  const total = `${tableCell} border-t border-b-0 py-3 font-semibold ${NARROW}`
  return (
    <tr>
      <th scope="row" className={`${total} text-start`}>
        {t('hotels.total')}
      </th>
      <td className={`${total} ${number}`}>
        <Figure value={sum('ordersToday')} />
      </td>
      <td className={`${total} ${number}`}>
        <Figure value={sum('openBookings')} />
      </td>
      <td className={`${total} ${WIDE}`} />
      <td className={`${total} ${number} ${ROOMY}`}>
        {others.length === 0 && <Unpaid unpaid={sum('unpaid')} currency={currency} />}
      </td>
      <td className={total} colSpan={2} />
    </tr>
  )
}
