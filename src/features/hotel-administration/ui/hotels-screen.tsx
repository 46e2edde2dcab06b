import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Building2, CircleCheck, Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VisitNote } from '#features/support-access/ui/visit-note.tsx'
import { toast } from '#kit/web/toast.ts'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import { Page } from '#kit/web/ui/page.tsx'
import { SearchField } from '#kit/web/ui/search-field.tsx'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import { useFailureToast } from '#kit/web/use-failure-toast.ts'
import { useMedia } from '#kit/web/use-media.ts'
import type { AnyHotel } from '../contract.ts'
import { hotelAdministrationApi } from './api.ts'
import { DeletedHotels } from './deleted-hotels.tsx'
import { DeleteHotelDialog } from './delete-hotel.tsx'
import { HotelCard } from './hotel-card.tsx'
import { HotelsTable } from './hotels-table.tsx'
import { HotelsPager, StateTabs } from './hotels-pager.tsx'
import { SwitchOffDialog } from './switch-off-dialog.tsx'
import { useHotelActions, useSwitching } from './use-hotel-actions.ts'
import { useHotelsAddress } from './use-hotels-address.ts'

/** Every hotel of the platform (HOT-01). */
export function HotelsScreen() {
  const { t } = useTranslation(['platform', 'common'])
  const { asked, order, go } = useHotelsAddress()
  const isPhone = useMedia('(width < 48rem)')
  const isDeletedShown = asked.state === 'deleted'
  const state = asked.state === 'deleted' ? null : asked.state
  const list = useQuery({
    ...hotelAdministrationApi.query.listAll.queryOptions({
      input: { ...asked, state, sort: order.by, isDescending: order.isDescending },
    }),
    placeholderData: keepPreviousData,
  })
  const { data, error, isFetching, refetch } = list
  const actions = useHotelActions()
  const switching = useSwitching()
  const [doomed, setDoomed] = useState<AnyHotel | null>(null)
  const [closing, setClosing] = useState<AnyHotel | null>(null)
  useFailureToast(error, t('hotels.loadFailed'))
  const isNarrowed = asked.search !== '' || asked.state !== null
  const isAllWell = asked.search === '' && asked.state === 'waiting'
  const rowOf = (hotel: AnyHotel) => ({
    isBusy: switching.has(hotel.id),
    onSwitch: () => (hotel.isActive ? setClosing(hotel) : actions.setActive.mutate(hotel)),
    onDelete: () => setDoomed(hotel),
  })
  const refresh = async () => {
    const { isSuccess } = await refetch()
    if (isSuccess) toast.success(t('hotels.refreshed'), { id: 'hotels-refreshed' })
  }

  return (
    <Page
      title={t('hotels.title')}
      lead={t('hotels.lead')}
      tools={
        <div className="flex flex-wrap gap-2">
          <Button isBusy={isFetching && !list.isPending} onClick={() => void refresh()}>
            {(!isFetching || list.isPending) && <RefreshCw aria-hidden className="size-4" />}
            {t('hotels.refresh')}
          </Button>
          <AddLink />
        </div>
      }
    >
      <VisitNote />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <SearchField
          label={t('hotels.search')}
          clearLabel={t('hotels.clearSearch')}
          search={asked.search}
          onSearch={(search) => void go({ search })}
          className="min-w-60 flex-1 sm:max-w-96"
        />
        <StateTabs
          counts={data?.counts ?? null}
          state={asked.state}
          onState={(state) => void go({ state })}
        />
      </div>
      {isDeletedShown ? (
        <DeletedHotels
          asked={{ search: asked.search, page: asked.page }}
          onPage={(page) => void go({ page })}
        />
      ) : (
        <>
          {list.isPending && (
            <div aria-busy="true" className="grid gap-1.5">
              {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
                <Skeleton key={place} className="h-13" />
              ))}
            </div>
          )}
          {!data && error && (
            <EmptyState icon={Building2} title={t('hotels.loadFailed')}>
              <Button isBusy={isFetching} onClick={() => void refetch()}>
                {t('common:tryAgain')}
              </Button>
            </EmptyState>
          )}
          {data?.hotels.length === 0 && (
            <EmptyState
              icon={isAllWell ? CircleCheck : Building2}
              title={t(isAllWell ? 'hotels.allWell' : isNarrowed ? 'hotels.noneFound' : 'hotels.none')}
            >
              {isNarrowed ? (
                <Button onClick={() => void go({ search: '', state: null })}>
                  {t(isAllWell ? 'hotels.showAll' : 'hotels.clearSearch')}
                </Button>
              ) : (
                <AddLink />
              )}
            </EmptyState>
          )}
          {data && data.hotels.length > 0 && (
            <>
              <div className={list.isPlaceholderData ? 'opacity-60' : ''}>
                {isPhone ? (
                  <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
                    {data.hotels.map((hotel) => (
                      <HotelCard key={hotel.id} hotel={hotel} {...rowOf(hotel)} />
                    ))}
                  </ul>
                ) : (
                  <HotelsTable
                    hotels={data.hotels}
                    isAll={data.pages === 1}
                    sort={order}
                    onSort={(wanted) => void go({ order: wanted })}
                    rowOf={rowOf}
                  />
                )}
              </div>
              {data.pages > 1 && (
                <HotelsPager page={data.page} pages={data.pages} onPage={(page) => void go({ page })} />
              )}
            </>
          )}
        </>
      )}
      <p role="status" className="sr-only">
        {data && !list.isPlaceholderData && t('hotels.found', { count: data.counts[asked.state ?? 'all'] })}
      </p>
      {closing && (
        <SwitchOffDialog
          hotel={closing}
          onClose={() => setClosing(null)}
          onConfirm={() => {
            setClosing(null)
            actions.setActive.mutate(closing)
          }}
        />
      )}
      {doomed && (
        <DeleteHotelDialog
          hotel={doomed}
          isBusy={actions.remove.isPending}
          onClose={() => setDoomed(null)}
          onConfirm={() => actions.remove.mutate(doomed, { onSettled: () => setDoomed(null) })}
        />
      )}
    </Page>
  )
}

function AddLink() {
  const { t } = useTranslation('platform')
  return (
    <Link to="/hotelly/internal/admin/hotels/new" className={buttonClass('primary')}>
      <Plus aria-hidden className="size-4.5" />
      {t('hotels.add')}
    </Link>
  )
}
