import { useQuery } from '@tanstack/react-query'
import { Newspaper } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { GuestFailure } from '#features/hotels/ui/guest-failure.tsx'
import { HotelFacts } from '#features/hotels/ui/hotel-facts.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import { AnnouncementCard } from './announcement-card.tsx'
import { announcementsApi } from './api.ts'

/** ANN-01: the published announcements, the first one large, and what the hotel says of itself. */
export function AnnouncementsTab() {
  const hotel = useHotel()
  const { t } = useTranslation('guest')
  return (
    <>
      <header className="mt-3 mb-6">
        <h1 className="font-display text-[2rem] font-semibold tracking-tight md:text-4xl">
          {t('announcements.title')}
        </h1>
        <p className="mt-1 text-muted">{t('announcements.text', { hotel: hotel.name })}</p>
      </header>
      <List slug={hotel.slug} />
      <HotelFacts className="mt-8" />
    </>
  )
}

function List({ slug }: { slug: string }) {
  const { t } = useTranslation('guest')
  const list = useQuery(announcementsApi.query.list.queryOptions({ input: { slug } }))

  if (list.isPending) {
    return (
      <div className="grid gap-5 md:grid-cols-2" aria-busy="true">
        <Skeleton className="aspect-[4/3] rounded-lg" />
        <Skeleton className="aspect-[4/3] rounded-lg" />
      </div>
    )
  }
  const announcements = list.data ?? []
  if (announcements.length === 0) {
    return list.error ? (
      <GuestFailure
        text={t('announcements.failed')}
        isBusy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    ) : (
      <EmptyState icon={Newspaper} title={t('announcements.empty')} text={t('announcements.emptyText')} />
    )
  }
  return (
    <div className="grid items-start gap-5 md:grid-cols-2 md:gap-6">
      {announcements.map((announcement, at) => (
        <AnnouncementCard key={announcement.id} announcement={announcement} isFirst={at === 0} />
      ))}
    </div>
  )
}
