import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useStaff } from '#features/sessions/ui/use-staff.ts'
import { LoadFailure } from '#kit/web/ui/load-failure.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { devicesQuery } from './api.ts'
import { DeviceList } from './device-list.tsx'
import { ThisDevice } from './this-device.tsx'
import { useThisDevice } from './use-this-device.ts'

/** While somebody looks at them: what rings is told by no event. */
const LOOK_AGAIN_MS = 30_000

/** The devices that ring: this one, and all of the hotel. A visitor of support sees the list alone. */
export function DevicesSection() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { data: staff } = useStaff(slug)
  const list = useQuery({ ...devicesQuery(slug), refetchInterval: LOOK_AGAIN_MS })
  const { data: browser } = useThisDevice(slug)
  const isOwn = staff?.visit === null
  const known = list.data && browser && (list.data.find(({ id }) => id === browser.id) ?? null)
  return (
    <section aria-labelledby="devices" className="grid grid-cols-1 gap-3">
      <div>
        <h2 id="devices" className="text-lg font-semibold">
          {t('devices.title')}
        </h2>
        <p className="text-muted">{t('devices.lead')}</p>
      </div>
      {isOwn && <ThisDevice obstacle={browser?.obstacle ?? null} device={known} />}
      <Panel title={t('devices.all')}>
        {list.isPending && (
          <div className="grid gap-3">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </div>
        )}
        {list.error && !list.data && (
          <LoadFailure
            title={t('devices.loadFailed')}
            error={list.error}
            isBusy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data && <DeviceList devices={list.data} thisId={browser?.id ?? null} canRemove={isOwn} />}
      </Panel>
    </section>
  )
}
