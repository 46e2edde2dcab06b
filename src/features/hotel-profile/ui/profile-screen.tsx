import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { keepFocus } from '#kit/web/keep-focus.ts'
import { LoadFailure } from '#kit/web/ui/load-failure.tsx'
import { OfflineBanner } from '#kit/web/ui/offline-banner.tsx'
import { Page } from '#kit/web/ui/page.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { profileQuery } from './api.ts'
import { ProfileForm } from './profile-form.tsx'

/** What a hotel says of itself, as its own staff edit it. */
export function ProfileScreen() {
  const { t } = useTranslation(['hotel-admin', 'hotel-profile'])
  return (
    <>
      <OfflineBanner />
      <Page title={t('profile.title')} lead={t('hotel-profile:own.lead')}>
        <Profile />
      </Page>
    </>
  )
}

function Profile() {
  const { t } = useTranslation(['hotel-profile', 'common'])
  const { slug } = useHotel()
  const [round, setRound] = useState(0)
  const { data, error, isFetching, refetch } = useQuery(profileQuery(slug))
  // what was saved here begins anew, so that it is not taken for what somebody else changed
  if (data)
    return <ProfileForm key={round} profile={data} onSaved={() => keepFocus(() => setRound(round + 1))} />
  if (error)
    return (
      <LoadFailure
        title={t('own.loadFailed')}
        error={error}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div
      role="status"
      aria-label={t('common:loading')}
      className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <Skeleton className="h-[34rem]" />
      <Skeleton className="h-[34rem]" />
    </div>
  )
}
