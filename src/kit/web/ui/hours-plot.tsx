import { useTranslation } from 'react-i18next'
import { useFormatters } from '../formatters.ts'

const WIDTH = 720
const HEIGHT = 208
const FLOOR = 172
const DIGIT = 14
const BAR_SHARE = 0.63

export const hourOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** A round number no smaller than `most`, which two grid lines divide into whole orders. */
export const topOf = (most: number) =>
  most <= 2 ? 2 : most <= 10 ? Math.ceil(most / 2) * 2 : Math.ceil(most / 10) * 10

type HoursProps = {
  byHour: readonly number[]
  /** The start of each hour, formatted. */
  labels: readonly string[]
  /** The heading of the orders column. */
  orders: string
}

/** Orders by hour of the day; time runs from left to right in every language. */
export function HoursPlot({ summary, ...hours }: HoursProps & { summary: string }) {
  const { byHour, labels } = hours
  const { t } = useTranslation('hotel-admin')
  const { number } = useFormatters()
  const most = Math.max(...byHour)
  const isEmpty = most === 0
  const top = topOf(most)
  const start = 8 + Math.max(2, number(top).length) * DIGIT
  const step = (WIDTH - start) / 24
  const bar = step * BAR_SHARE
  const y = (orders: number) => FLOOR - (orders / top) * (FLOOR - 14)

  return (
    <figure className="grid gap-3">
      <figcaption className="text-muted">{summary}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        direction="ltr"
        role="img"
        aria-label={summary}
        className="tabular w-full text-[12px] max-sm:text-[22px]"
      >
        {[0, top / 2, top].map((orders) => (
          <g key={orders}>
            <line x1={start} x2={WIDTH} y1={y(orders)} y2={y(orders)} className="stroke-line" />
            <text x={start - 8} y={y(orders) + 4} textAnchor="end" className="fill-muted">
              {number(orders)}
            </text>
          </g>
        ))}
        {byHour.map((orders, hour) => (
          <g key={hour}>
            <title>{t('dashboard.ordersAt', { hour: labels[hour] ?? '', count: orders })}</title>
            <rect x={start + hour * step} y={0} width={step} height={FLOOR} className="fill-transparent" />
            {orders > 0 && (
              <rect
                x={start + hour * step + (step - bar) / 2}
                y={y(orders)}
                width={bar}
                height={FLOOR - y(orders)}
                rx={4}
                className="fill-accent"
              />
            )}
            {hour % 3 === 0 && (
              <text
                x={start + hour * step + step / 2}
                y={HEIGHT - 6}
                textAnchor="middle"
                className={`fill-muted ${hour % 6 === 0 ? '' : 'max-sm:hidden'}`}
              >
                {labels[hour]}
              </text>
            )}
          </g>
        ))}
      </svg>
      {!isEmpty && <HoursTable {...hours} />}
    </figure>
  )
}

/** The same data as a table. */
function HoursTable({ byHour, labels, orders: title }: HoursProps) {
  const { t } = useTranslation('hotel-admin')
  const { number } = useFormatters()
  return (
    <details className="text-sm">
      <summary className="w-fit rounded-sm py-1 text-muted hover:text-ink">{t('dashboard.asTable')}</summary>
      <table className="mt-1 text-start">
        <thead>
          <tr className="text-muted">
            <th scope="col" className="pe-8 text-start font-medium">
              {t('dashboard.hour')}
            </th>
            <th scope="col" className="text-start font-medium">
              {title}
            </th>
          </tr>
        </thead>
        <tbody className="tabular">
          {byHour.map((orders, hour) =>
            orders > 0 ? (
              <tr key={hour}>
                <th scope="row" className="pe-8 text-start font-normal">
                  <bdi>{labels[hour]}</bdi>
                </th>
                <td>{number(orders)}</td>
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
    </details>
  )
}
