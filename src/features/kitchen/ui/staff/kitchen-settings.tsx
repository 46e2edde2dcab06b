import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { LoadFailure } from '#kit/web/ui/load-failure.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { keepFocus } from '#kit/web/keep-focus.ts'
import { kitchenApi } from '../api.ts'
import { KitchenForm } from './kitchen-form.tsx'

/** When room service takes orders, what it promises, and the kitchen's language. */
export function KitchenSettings() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const [round, setRound] = useState(0)
  const { data, error, isFetching, refetch } = useQuery(
    kitchenApi.query.get.queryOptions({ input: { slug } }),
  )
  // what was saved here begins anew, so that it is not taken for what somebody else changed
  if (data)
    return <KitchenForm key={round} kitchen={data} onSaved={() => keepFocus(() => setRound(round + 1))} />
  if (error)
    return (
      <LoadFailure
        title={t('menu.kitchen.loadFailed')}
        error={error}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div aria-busy="true" className="grid max-w-3xl gap-4">
      {[1, 2, 3].map((panel) => (
        <Skeleton key={panel} className="h-44" />
      ))}
    </div>
  )
}
