import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { HeaderCell, type Sort, SortHeader, Table, tableCell } from '#kit/web/ui/table.tsx'
import type { AnyHotel } from '../contract.ts'
import type { HotelSort } from '../rules.ts'
import { HotelTools } from './hotel-tools.tsx'
import { Figure, StateSwitch, Trouble, Unpaid } from './hotel-work.tsx'
import { OwnLogo } from './own-logo.tsx'

type RowProps = { hotel: AnyHotel; isBusy: boolean; onSwitch: () => void; onDelete: () => void }
type TableProps = {
  hotels: readonly AnyHotel[]
  sort: Sort<HotelSort>
  onSort: (sort: Sort<HotelSort>) => void
  rowOf: (hotel: AnyHotel) => Omit<RowProps, 'hotel'>
}

const NARROW = '@max-4xl:px-1.5'
const cell = `${tableCell} py-1 ${NARROW}`
const number = 'w-px text-end whitespace-nowrap'
/** Away from the figures before it. */
const STATE = '@max-4xl:ps-5'
/** Only where there is room for them. */
const WIDE = '@max-5xl:hidden'
const ROOMY = '@max-3xl:hidden'

/** Every hotel with what it has to do today; a hotel in trouble is the only thing in colour. */
export function HotelsTable({ hotels, sort, onSort, rowOf }: TableProps) {
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
            <HeaderCell className={WIDE}>{t('hotels.column.contact')}</HeaderCell>
            {sortable('orders', `[&>button]:ms-auto @3xl:whitespace-nowrap ${NARROW}`)}
            {sortable('open', `[&>button]:ms-auto ${NARROW}`)}
            <HeaderCell className={`!text-end ${ROOMY} ${NARROW}`}>
              <span title={t('hotels.unpaidDays')}>{t('hotels.column.unpaid')}</span>
            </HeaderCell>
            {sortable('state', `${NARROW} ${STATE}`)}
            <HeaderCell>
              <span className="sr-only">{t('hotels.column.actions')}</span>
            </HeaderCell>
          </>
        }
      >
        {hotels.map((hotel) => (
          <HotelRow key={hotel.id} hotel={hotel} sort={sort} {...rowOf(hotel)} />
        ))}
      </Table>
    </div>
  )
}

function HotelRow({ hotel, sort, isBusy, onSwitch, onDelete }: RowProps & { sort: Sort<HotelSort> }) {
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
      <td className={`${cell} max-w-56 min-w-36 ${WIDE}`}>
        <Contact hotel={hotel} />
      </td>
      <td className={`${cell} ${number}`}>
        <Figure value={hotel.ordersToday} isStrong={sort.by === 'orders'} />
      </td>
      <td className={`${cell} ${number}`}>
        <Figure value={hotel.openBookings} isStrong={sort.by === 'open'} />
      </td>
      <td className={`${cell} ${number} ${ROOMY}`}>
        <Unpaid hotel={hotel} />
      </td>
      <td className={`${cell} ${STATE} w-px whitespace-nowrap`}>
        <StateSwitch hotel={hotel} isBusy={isBusy} onSwitch={onSwitch} />
      </td>
      <td className={`${cell} w-px group-last:rounded-ee-lg`}>
        <HotelTools hotel={hotel} onDelete={onDelete} />
      </td>
    </tr>
  )
}

/** Logo, name, address, and what is wrong. */
export function HotelName({ hotel }: { hotel: AnyHotel }) {
  const { id, name, slug } = hotel
  return (
    <div className="flex items-center gap-3 py-1.5">
      <OwnLogo hotel={hotel} size="xs" />
      <div className="grid min-w-0 gap-0.5">
        <h2 className="leading-snug font-semibold wrap-anywhere">
          <Link
            to="/hotelly/internal/admin/hotels/$hotelId/edit"
            params={{ hotelId: id }}
            className="line-clamp-2 hover:underline"
          >
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <p dir="ltr" className="truncate text-[0.8125rem] leading-5 text-muted">
            /hotelly/{slug}
          </p>
          <Trouble hotel={hotel} />
        </div>
      </div>
    </div>
  )
}

export function Contact({ hotel: { contactEmail, contactPhone } }: { hotel: AnyHotel }) {
  const { t } = useTranslation('platform')
  if (!contactEmail && !contactPhone)
    return <span className="whitespace-nowrap text-muted">{t('hotels.noContact')}</span>
  return (
    <ul className="grid text-[0.8125rem] text-muted">
      {contactEmail && (
        <li dir="ltr" className="truncate rtl:text-end" title={contactEmail}>
          <bdi>{contactEmail}</bdi>
        </li>
      )}
      {contactPhone && (
        <li>
          <bdi dir="ltr" className="line-clamp-1">
            {contactPhone}
          </bdi>
        </li>
      )}
    </ul>
  )
}
