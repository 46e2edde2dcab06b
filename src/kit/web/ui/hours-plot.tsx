import { useTranslation } from 'react-i18next'
import { useFormatters } from '../formatters.ts'

/** Of a page's width, and of half a page, where the letters are as large. */
const WIDE = { width: 720, height: 208, text: 'max-sm:text-[22px]' }
const HALF = { width: 480, height: 150, text: 'max-sm:text-[15px]' }
const FOOT = 36
const DIGIT = 14
const BAR_SHARE = 0.63
const GHOST_SHARE = 0.88

export const hourOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** A round number no smaller than `most`, which two grid lines divide into whole orders. */
export const topOf = (most: number) =>
  most <= 2 ? 2 : most <= 10 ? Math.ceil(most / 2) * 2 : Math.ceil(most / 10) * 10

type HoursProps = {
  byHour: readonly number[]
  /** Those of the day before, which stand behind as a ghost. */
  before?: readonly number[]
  /** The start of each hour, formatted. */
  labels: readonly string[]
  /** The heading of the orders column. */
  orders: string
}

/** Orders by hour of the day; time runs from left to right in every language. */
export function HoursPlot({
  summary,
  isHalf = false,
  ...hours
}: HoursProps & { summary: string; isHalf?: boolean }) {
  const { byHour, before = [], labels } = hours
  const { width, height, text } = isHalf ? HALF : WIDE
  const floor = height - FOOT
  const { t } = useTranslation('hotel-admin')
  const { number } = useFormatters()
  const most = Math.max(...byHour, ...before)
  const isEmpty = most === 0
  const top = topOf(most)
  const start = 8 + Math.max(2, number(top).length) * DIGIT
  const step = (width - start) / 24
  const y = (orders: number) => floor - (orders / top) * (floor - 14)
  const bar = (orders: number, hour: number, share: number, look: string) =>
    orders > 0 && (
      <rect
        x={start + (hour + (1 - share) / 2) * step}
        y={y(orders)}
        width={step * share}
        height={floor - y(orders)}
        rx={4}
        className={look}
      />
    )

  return (
    <figure className="grid gap-3">
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-muted">
        {summary}
        {before.some((orders) => orders > 0) && (
          <span className="flex items-center gap-1.5">
            <span aria-hidden className="size-2.5 rounded-xs bg-ink/12" />
            {t('dashboard.yesterday')}
          </span>
        )}
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        direction="ltr"
        role="img"
        aria-label={summary}
        className={`tabular w-full text-[12px] ${text}`}
      >
        {[0, top / 2, top].map((orders) => (
          <g key={orders}>
            <line x1={start} x2={width} y1={y(orders)} y2={y(orders)} className="stroke-line" />
            <text x={start - 8} y={y(orders) + 4} textAnchor="end" className="fill-muted">
              {number(orders)}
            </text>
          </g>
        ))}
        {byHour.map((orders, hour) => (
          <g key={hour}>
            <title>{t('dashboard.ordersAt', { hour: labels[hour] ?? '', count: orders })}</title>
            <rect x={start + hour * step} y={0} width={step} height={floor} className="fill-transparent" />
            {bar(before[hour] ?? 0, hour, GHOST_SHARE, 'fill-ink/12')}
            {bar(orders, hour, BAR_SHARE, 'fill-accent')}
            {hour % 3 === 0 && (
              <text
                x={start + hour * step + step / 2}
                y={height - 6}
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
function HoursTable({ byHour, before, labels, orders: title }: HoursProps) {
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
            {before && (
              <th scope="col" className="ps-8 text-start font-medium">
                {t('dashboard.yesterday')}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="tabular">
          {byHour.map((orders, hour) =>
            orders > 0 || before?.[hour] ? (
              <tr key={hour}>
                <th scope="row" className="pe-8 text-start font-normal">
                  <bdi>{labels[hour]}</bdi>
                </th>
                <td>{number(orders)}</td>
                {before && <td className="ps-8 text-muted">{number(before[hour] ?? 0)}</td>}
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
    </details>
  )
}
