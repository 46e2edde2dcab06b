import { useQuery } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BusyHotels } from '#features/platform-health/ui/busy-hotels.tsx'
import { NeedsALook } from '#features/platform-health/ui/needs-a-look.tsx'
import { OrdersPanel } from '#features/platform-health/ui/orders-panel.tsx'
import { ProcessHealth } from '#features/platform-health/ui/process-health.tsx'
import { usePulse } from '#features/platform-health/ui/use-pulse.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Page } from '#kit/web/ui/page.tsx'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import { useFailureToast } from '#kit/web/use-failure-toast.ts'
import { platformApi } from '#features/platform/ui/api.ts'
import { QuickActions } from './quick-actions.tsx'
import { StatsCards } from './stats-cards.tsx'

/** What needs attention, the numbers in a line, the platform's pulse, and last ways to its pages (PDB-01 to PDB-05). */
export function PlatformDashboardScreen() {
  const { t } = useTranslation('platform')
  const { data: pulse } = usePulse()
  return (
    <Page title={t('nav.dashboard')} lead={t('console.lead')}>
      {pulse && <NeedsALook pulse={pulse} />}
      <Stats />
      <PulseOfPlatform />
      <QuickActions />
    </Page>
  )
}

function Stats() {
  const { t } = useTranslation('platform')
  const { data, error, isFetching, refetch } = useQuery(platformApi.query.stats.queryOptions())
  useFailureToast(error, t('console.statsFailed'))
  if (data) return <StatsCards stats={data} />
  if (error)
    return <Failed title={t('console.statsFailed')} error={error} isFetching={isFetching} refetch={refetch} />
  return <Waiting className="h-12" />
}

function PulseOfPlatform() {
  const { t } = useTranslation('platform')
  const { data: pulse, error, isFetching, refetch } = usePulse()
  if (!pulse && error)
    return <Failed title={t('console.pulseFailed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!pulse) return <Waiting className="h-96" />
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
      <div className="lg:col-span-2">
        <BusyHotels hotels={pulse.hotels} unseen={pulse.unseen} />
      </div>
      <OrdersPanel orders={pulse.orders} />
      <ProcessHealth health={pulse.health} />
    </div>
  )
}

type FailedProps = { title: string; error: unknown; isFetching: boolean; refetch: () => Promise<unknown> }

function Failed({ title, error, isFetching, refetch }: FailedProps) {
  const { t } = useTranslation('common')
  const { errorText } = useErrorText()
  return (
    <EmptyState icon={CloudOff} title={title} text={errorText(error, '')}>
      <Button look="primary" isBusy={isFetching} onClick={() => void refetch()}>
        {t('tryAgain')}
      </Button>
    </EmptyState>
  )
}

function Waiting({ className }: { className: string }) {
  const { t } = useTranslation('common')
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton className={className} />
    </div>
  )
}
