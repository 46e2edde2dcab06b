import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DevicesSection } from '#features/devices/ui/devices-section.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { LoadFailure } from '#kit/web/ui/load-failure.tsx'
import { OfflineBanner } from '#kit/web/ui/offline-banner.tsx'
import { Page } from '#kit/web/ui/page.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { keepFocus } from '#kit/web/keep-focus.ts'
import type { AlertedKind } from '../rules.ts'
import { AlertsForm } from './alerts-form.tsx'
import { settingsQuery } from './api.ts'
import { GivenUp } from './given-up.tsx'
import { PeopleOnDuty } from './people-on-duty.tsx'

/** What happens to something that nobody sees, and who is reached by it. */
export function AlertsScreen() {
  // those of the rehearsal as well, whose lines would otherwise leave the page empty while they are fetched
  const { t } = useTranslation(['hotel-admin', 'work', 'times'])
  return (
    <>
      <OfflineBanner />
      <Page title={t('alerts.title')} lead={t('alerts.lead')}>
        <GivenUp />
        <Settings />
        <PeopleOnDuty />
        <DevicesSection />
      </Page>
    </>
  )
}

function Settings() {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const [round, setRound] = useState(0)
  const [kind, setKind] = useState<AlertedKind>('order')
  const { data, error, isFetching, refetch } = useQuery(settingsQuery(slug))
  // what was saved here begins anew, so that it is not taken for what somebody else changed
  if (data)
    return (
      <AlertsForm
        key={round}
        settings={data}
        shown={{ kind, setKind }}
        onSaved={() => keepFocus(() => setRound(round + 1))}
      />
    )
  if (error)
    return (
      <LoadFailure
        title={t('alerts.loadFailed')}
        error={error}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div role="status" aria-label={t('common:loading')} className="grid gap-4">
      <Skeleton className="h-[58rem] md:h-[48rem] xl:h-[27rem]" />
      <Skeleton className="h-48 md:h-36" />
      <Skeleton className="h-56 md:h-40" />
    </div>
  )
}
