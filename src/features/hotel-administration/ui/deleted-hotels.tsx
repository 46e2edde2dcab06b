import { Building2, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { LoadFailure } from '#kit/web/ui/load-failure.tsx'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import type { DeletedHotel } from '../contract.ts'
import { HotelsPager } from './hotels-pager.tsx'
import { OwnLogo } from '#features/hotel-profile/ui/own-logo.tsx'
import { TypeSlugDialog } from './type-slug-dialog.tsx'
import { useDeletedHotels } from './use-deleted-hotels.ts'

type DeletedProps = { asked: { search: string; page: number }; onPage: (page: number) => void }

/** The hotels that are deleted but not yet purged (OP-03). */
export function DeletedHotels({ asked, onPage }: DeletedProps) {
  const { t } = useTranslation(['platform', 'common'])
  const { list, restore, purge } = useDeletedHotels(asked)
  const { data, error, isFetching } = list
  const [back, setBack] = useState<DeletedHotel | null>(null)
  const [doomed, setDoomed] = useState<DeletedHotel | null>(null)
  if (!data && error) {
    return (
      <LoadFailure
        title={t('hotels.loadFailed')}
        error={error}
        isBusy={isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  }
  if (!data) return <Skeleton className="h-40" />
  return (
    <>
      <p className="text-muted">{t('hotels.deleted.lead', { count: data.graceDays })}</p>
      {data.hotels.length === 0 && (
        <EmptyState icon={Building2} title={t(asked.search ? 'hotels.noneFound' : 'hotels.deleted.none')} />
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        {data.hotels.map((hotel) => (
          <DeletedCard
            key={hotel.id}
            hotel={hotel}
            onRestore={() => setBack(hotel)}
            onPurge={() => setDoomed(hotel)}
          />
        ))}
      </ul>
      {data.pages > 1 && <HotelsPager page={data.page} pages={data.pages} onPage={onPage} />}
      {back && (
        <ConfirmDialog
          title={t('hotels.deleted.restoreTitle', { name: back.name })}
          text={t('hotels.deleted.restoreText')}
          confirm={t('hotels.deleted.restore')}
          isBusy={restore.isPending}
          onClose={() => setBack(null)}
          onConfirm={() => restore.mutate(back, { onSettled: () => setBack(null) })}
        />
      )}
      {doomed && (
        <TypeSlugDialog
          title={t('hotels.deleted.purgeTitle')}
          slug={doomed.slug}
          confirm={t('hotels.deleted.purge')}
          isBusy={purge.isPending}
          onClose={() => setDoomed(null)}
          onConfirm={() => purge.mutate(doomed, { onSettled: () => setDoomed(null) })}
        >
          <p>{t('hotels.deleted.purgeText', { name: doomed.name })}</p>
          <Contents contents={doomed.contents} />
        </TypeSlugDialog>
      )}
    </>
  )
}

type CardProps = { hotel: DeletedHotel; onRestore: () => void; onPurge: () => void }

function DeletedCard({ hotel, onRestore, onPurge }: CardProps) {
  const { t } = useTranslation('platform')
  const { date } = useFormatters()
  const { name, slug, deletedAt, deletedBy, purgedFrom, isPurging } = hotel
  return (
    <li
      data-deleted={slug}
      className="grid grid-cols-[minmax(0,1fr)] content-between gap-3 rounded-lg border border-line bg-card p-4 pb-2 shadow-card"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex items-start gap-3">
          <OwnLogo hotel={hotel} />
          <div className="min-w-0 flex-1">
            <h2 className="line-clamp-2 text-base leading-snug font-semibold">
              <bdi>{name}</bdi>
            </h2>
            <p className="truncate text-muted rtl:text-end" dir="ltr">
              /hotelly/{slug}
            </p>
          </div>
        </div>
        <p className="[overflow-wrap:anywhere]">
          {deletedBy
            ? t('hotels.deleted.by', { date: date(deletedAt), name: `\u2068${deletedBy}\u2069` })
            : t('hotels.deleted.on', { date: date(deletedAt) })}
        </p>
        <p className={isPurging ? 'text-late' : 'text-muted'}>
          {isPurging ? t('hotels.deleted.purging') : t('hotels.deleted.until', { date: date(purgedFrom) })}
        </p>
        <Contents contents={hotel.contents} />
      </div>
      <div className="-mx-1 flex flex-wrap justify-end gap-1 border-t border-line pt-1.5">
        {!isPurging && (
          <Button look="quiet" onClick={onRestore}>
            <RotateCcw aria-hidden className="size-4 rtl:-scale-x-100" />
            {t('hotels.deleted.restore')}
          </Button>
        )}
        <Button look="quiet" className="hover:text-late" onClick={onPurge}>
          <Trash2 aria-hidden className="size-4" />
          {t('hotels.deleted.purge')}
        </Button>
      </div>
    </li>
  )
}

function Contents({ contents: { staff, guests, dishes, orders, services } }: Pick<DeletedHotel, 'contents'>) {
  const { t } = useTranslation('platform')
  return (
    <p className="flex flex-wrap gap-x-3 text-[0.8125rem] text-muted">
      <span>{t('hotels.staffCount', { count: staff })}</span>
      <span>{t('hotels.guestCount', { count: guests })}</span>
      <span>{t('hotels.deleted.dishes', { count: dishes })}</span>
      <span>{t('hotels.deleted.orders', { count: orders })}</span>
      {services > 0 && <span>{t('hotels.deleted.services', { count: services })}</span>}
    </p>
  )
}
