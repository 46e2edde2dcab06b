import { useTranslation } from 'react-i18next'
import { HoursPlot } from '#kit/web/ui/hours-plot.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { useFormatters } from '#kit/web/formatters.ts'
import type { Pulse } from '../contract.ts'
import { HOUR_MS } from '#kit/shared/time.ts'

/** Orders of all hotels in the last 24 hours, in the reader's time zone. */
export function OrdersPanel({ orders: { from, byHour } }: { orders: Pulse['orders'] }) {
  const { t } = useTranslation('platform')
  const { time } = useFormatters()
  const start = Date.parse(from)
  const labels = byHour.map((_, hour) => time(new Date(start + hour * HOUR_MS).toISOString()))
  const count = byHour.reduce((sum, orders) => sum + orders, 0)
  const hour = labels[byHour.indexOf(Math.max(...byHour))] ?? ''
  return (
    <Panel title={t('console.orders')} text={t('console.ordersText')}>
      <HoursPlot
        byHour={byHour}
        labels={labels}
        orders={t('console.ordersColumn')}
        summary={count === 0 ? t('console.noOrders') : t('console.ordersSummary', { count, hour })}
      />
    </Panel>
  )
}
