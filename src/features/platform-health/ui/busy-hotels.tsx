import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Panel } from '#kit/web/ui/panel.tsx'
import { formatMoney } from '#kit/shared/money.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useNow } from '#kit/web/use-now.ts'
import { Spark } from '#kit/web/ui/spark.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import type { BusyHotel, UnseenAtHotel } from '../contract.ts'

const head =
  'border-b border-line pe-6 pb-2 text-start text-[0.8125rem] font-semibold whitespace-nowrap text-muted last:pe-0'
const cell = 'border-b border-line py-3 pe-6 align-middle last:pe-0'
const figure = 'text-end!'

/** The hotels with the most orders in the last 24 hours, each in its own currency. */
export function BusyHotels({
  hotels,
  unseen,
}: {
  hotels: readonly BusyHotel[]
  unseen: readonly UnseenAtHotel[]
}) {
  const { t } = useTranslation('platform')
  return (
    <Panel title={t('console.busy')} text={t('console.busyText')}>
      {hotels.length > 0 ? (
        <div className="@container">
          <table className="w-full">
            <thead>
              <tr>
                <th scope="col" className={head}>
                  {t('console.hotel')}
                </th>
                <th scope="col" className={`${head} ${figure}`}>
                  {t('console.ordersColumn')}
                </th>
                <th scope="col" className={`${head} ${figure} @max-sm:hidden`}>
                  {t('console.revenue')}
                </th>
                <th scope="col" className={`${head} @max-lg:hidden`}>
                  {t('console.lastOrder')}
                </th>
                <th scope="col" className={`${head} @max-xl:hidden`}>
                  {t('console.status')}
                </th>
              </tr>
            </thead>
            <tbody className="[&>tr:last-child>*]:border-b-0 [&>tr:last-child>*]:pb-0">
              {hotels.map((hotel) => (
                <HotelRow
                  key={hotel.id}
                  hotel={hotel}
                  isInTrouble={unseen.some(({ id }) => id === hotel.id)}
                />
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className="text-muted">{t('console.noOrders')}</p>
      )}
    </Panel>
  )
}

function HotelRow({ hotel, isInTrouble }: { hotel: BusyHotel; isInTrouble: boolean }) {
  const { t } = useTranslation('platform')
  const { number, ago } = useFormatters()
  const now = useNow()
  const { name, slug, orders, ordersByHour, revenue, currency, lastOrderAt, isActive } = hotel
  const status = !isActive ? 'inactive' : isInTrouble ? 'look' : 'live'
  return (
    <tr>
      <th scope="row" className={`${cell} w-full max-w-0 text-start font-normal`}>
        <Link
          to={`/hotelly/internal/admin/hotels/${hotel.id}/edit`}
          className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <span dir="ltr" className="block truncate text-muted rtl:text-end">
          /hotelly/{slug}
        </span>
        <bdi className="tabular block w-fit @sm:hidden">{formatMoney(revenue, currency)}</bdi>
      </th>
      <td className={`${cell} ${figure} tabular`}>
        <span className="flex items-center justify-end gap-3">
          <Spark byHour={ordersByHour} className="@max-lg:hidden" />
          {number(orders)}
        </span>
      </td>
      <td className={`${cell} ${figure} tabular whitespace-nowrap @max-sm:hidden`}>
        <bdi>{formatMoney(revenue, currency)}</bdi>
      </td>
      <td className={`${cell} whitespace-nowrap @max-lg:hidden`}>
        <time dateTime={lastOrderAt}>{ago(lastOrderAt, now)}</time>
      </td>
      <td className={`${cell} @max-xl:hidden`}>
        <Badge tone={status === 'look' ? 'late' : status === 'live' ? 'good' : 'neutral'}>
          {t(`hotels.status.${status}`)}
        </Badge>
      </td>
    </tr>
  )
}
