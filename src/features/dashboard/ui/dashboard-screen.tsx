import { useQuery } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ServicesToday } from './services-today.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Page } from '#kit/web/ui/page.tsx'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import { useFailureToast } from '#kit/web/use-failure-toast.ts'
import type { Dashboard } from '../contract.ts'
import { dashboardApi } from './api.ts'
import { BestSellers } from './best-sellers.tsx'
import { FigureCard } from '#kit/web/ui/figure-card.tsx'
import { HoursPlot, hourOf } from '#kit/web/ui/hours-plot.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { Now } from './now/now.tsx'
import { QuickLinks, QuickStart } from './quick-start.tsx'

/** Polls in addition to live events, because no event marks the start of a new day. */
const REFRESH_MS = 60_000

const HOURS = Array.from({ length: 24 }, (_, hour) => hourOf(hour))

/** The hotel's key figures (DASH-01). */
export function DashboardScreen() {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const { day } = useFormatters()
  const { errorText } = useErrorText()
  const { data, error, isFetching, refetch } = useQuery({
    ...dashboardApi.query.get.queryOptions({ input: { slug } }),
    refetchInterval: REFRESH_MS,
  })
  useFailureToast(error, t('dashboard.loadFailed'))

  return (
    <Page
      title={t('dashboard.title')}
      about={<p className="min-h-5">{data && t('dashboard.today', { day: day(data.today.day) })}</p>}
    >
      {data && <Figures dashboard={data} />}
      {!data && error && (
        <EmptyState icon={CloudOff} title={t('dashboard.loadFailed')} text={errorText(error, '')}>
          <Button look="primary" isBusy={isFetching} onClick={() => void refetch()}>
            {t('common:tryAgain')}
          </Button>
        </EmptyState>
      )}
      {!data && !error && (
        <div role="status" aria-label={t('common:loading')} className="grid gap-4">
          <Skeleton className="h-28" />
          <Skeleton className="h-72" />
        </div>
      )}
    </Page>
  )
}

function Figures({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('hotel-admin')
  const { slug, timeZone } = useHotel()
  const pages = `/hotelly/${slug}/admin`
  const { today, yesterday, services, announcements, menuItems, bestSellers } = dashboard
  // who has orders knows the way, and needs the tips least
  const isNew = bestSellers.length === 0
  const { number } = useFormatters()
  const summary =
    today.orders === 0
      ? t('dashboard.noOrders')
      : t('dashboard.byHourSummary', {
          count: today.orders,
          hour: hourOf(today.byHour.indexOf(Math.max(...today.byHour))),
        })
  const of = (some: number, all: number) => t('dashboard.of', { some: number(some), all: number(all) })
  return (
    <>
      <Now />
      {isNew && (
        <Panel title={t('dashboard.tips')}>
          <QuickStart />
        </Panel>
      )}
      <Today dashboard={dashboard} />
      <ServicesToday />
      <div className="grid gap-4 lg:grid-cols-2">
        <Panel
          title={t('dashboard.byHour')}
          text={t('dashboard.byHourText', { zone: timeZone.replaceAll('_', ' ') })}
        >
          <HoursPlot
            isHalf
            byHour={today.byHour}
            before={yesterday.byHour}
            labels={HOURS}
            summary={summary}
            orders={t('dashboard.orders')}
          />
        </Panel>
        <Panel title={t('dashboard.best')} text={t('dashboard.bestText')}>
          <BestSellers dishes={bestSellers} />
        </Panel>
      </div>
      <section aria-labelledby="your-hotel" className="grid gap-3">
        <h2 id="your-hotel" className="text-lg font-semibold">
          {t('dashboard.hotel')}
        </h2>
        <ul className="grid gap-3 sm:grid-cols-3">
          <FigureCard
            label={t('dashboard.services')}
            figure={of(services.enabled, services.total)}
            text={
              services.comingSoon === 0
                ? t('dashboard.servicesText')
                : t('dashboard.servicesSoon', {
                    open: number(services.open),
                    soon: number(services.comingSoon),
                  })
            }
            to={`${pages}/services`}
          />
          <FigureCard
            label={t('dashboard.announcements')}
            figure={of(announcements.published, announcements.total)}
            text={t('dashboard.announcementsText')}
            to={`${pages}/announcements`}
          />
          <FigureCard
            label={t('dashboard.menuItems')}
            figure={number(menuItems)}
            text={t('dashboard.menuItemsText')}
            to={`${pages}/menu`}
          />
        </ul>
      </section>
      {!isNew && <QuickLinks title={t('dashboard.tips')} />}
    </>
  )
}

function Today({ dashboard: { today, yesterday, openOrders, laterOrders } }: { dashboard: Dashboard }) {
  const { t } = useTranslation('hotel-admin')
  const { slug, currency } = useHotel()
  const { money, number } = useFormatters(currency)
  const { orders, cancelled, medianMinutes, revenue, paid } = today
  const hasMedian = medianMinutes !== null
  return (
    <section aria-label={t('dashboard.todayTitle')}>
      <h2 className="sr-only">{t('dashboard.todayTitle')}</h2>
      <ul className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        <FigureCard
          label={t('dashboard.open')}
          figure={number(openOrders)}
          text={[
            t(openOrders > 0 ? 'dashboard.openText' : 'dashboard.noneOpen'),
            ...(laterOrders > 0 ? [t('dashboard.laterOrders', { count: laterOrders })] : []),
          ].join(' · ')}
          to={`/hotelly/${slug}/admin/bookings/room-service`}
          tone={openOrders > 0 ? 'wait' : undefined}
        />
        <FigureCard
          label={t('dashboard.orders')}
          figure={number(orders)}
          before={t('dashboard.byNow', { figure: number(yesterday.ordersByNow) })}
          text={cancelled > 0 ? t('dashboard.cancelled', { count: cancelled }) : ''}
        />
        <FigureCard
          label={t('dashboard.median')}
          figure={hasMedian ? t('dashboard.minutes', { count: medianMinutes }) : '–'}
          {...(yesterday.medianMinutes === null
            ? {}
            : {
                before: t('dashboard.dayBefore', {
                  figure: t('dashboard.minutes', { count: yesterday.medianMinutes }),
                }),
              })}
          text={t(hasMedian ? 'dashboard.medianText' : 'dashboard.noneDelivered')}
        />
        <FigureCard
          label={t('dashboard.revenue')}
          figure={money(revenue)}
          before={t('dashboard.byNow', { figure: money(yesterday.revenueByNow) })}
          text={
            revenue === 0
              ? t('dashboard.revenueText')
              : t('dashboard.revenueSplit', { paid: money(paid), due: money(revenue - paid) })
          }
        />
      </ul>
    </section>
  )
}
