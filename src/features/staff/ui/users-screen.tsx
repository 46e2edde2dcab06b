import { Link } from '@tanstack/react-router'
import { RefreshCw, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VisitNote } from '#features/support/ui/visit-note.tsx'
import { useTitle } from '#kit/web/area.ts'
import { pageData } from '#kit/web/page-data.ts'
import { toast } from '#kit/web/toast.ts'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { LoadFailure, RowsSkeleton } from '#kit/web/ui/load-failure.tsx'
import { SearchField } from '#kit/web/ui/search-field.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import type { HotelAdmin } from '../contract.ts'
import { useUserActions } from './use-user-actions.ts'
import { NoUserFound, NoUsers, UserList } from './user-list.tsx'
import { useHotelChoices, useUsers } from './use-users.ts'
import { useUsersAddress } from './use-users-address.ts'

/** Hotel admins of all hotels (HUS-01 to HUS-04). */
export function UsersScreen() {
  const { t } = useTranslation('platform')
  const { search, hotel } = useUsersAddress()
  const { data, error, isFetching, refetch } = useUsers()
  const { setActive, remove } = useUserActions()
  const [leaving, setLeaving] = useState<HotelAdmin | null>(null)
  useTitle(t('users.title'), pageData.provider)
  const isSearch = search !== '' || hotel !== null

  const refresh = async () => {
    const { isSuccess } = await refetch()
    if (isSuccess) toast.success(t('users.refreshed'), { id: 'users-refreshed' })
  }

  return (
    <div className="mx-auto grid max-w-6xl gap-5 px-4 py-5 lg:px-8 lg:py-7">
      <header className="flex flex-wrap items-end gap-3">
        <div className="me-auto">
          <h1 className="text-2xl font-semibold tracking-tight">{t('users.title')}</h1>
          <p className="mt-1 text-muted">{t('users.lead')}</p>
        </div>
        <Button className="max-sm:!px-3" isBusy={isFetching} onClick={() => void refresh()}>
          {!isFetching && <RefreshCw aria-hidden className="size-4" />}
          <span className="max-sm:sr-only">{t('users.refresh')}</span>
        </Button>
        <AddLink text={t('users.add')} />
      </header>
      <VisitNote />
      <UserFilters />
      {!data && error && (
        <LoadFailure
          title={t('users.loadFailed')}
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <RowsSkeleton />}
      {data?.users.length === 0 && isSearch && <NoUserFound />}
      {data?.users.length === 0 && !isSearch && (
        <NoUsers>
          <AddLink text={t('users.addFirst')} />
        </NoUsers>
      )}
      {data && data.users.length > 0 && (
        <UserList
          users={data.users}
          total={data.total}
          onSwitch={(user, isActive) => setActive.mutate({ ...user, isActive })}
          onRemove={setLeaving}
        />
      )}
      {leaving && (
        <ConfirmDialog
          isDangerous
          title={t('users.removeTitle')}
          text={t('users.removeText', { name: leaving.fullName, email: leaving.email })}
          confirm={t('users.removeConfirm')}
          isBusy={remove.isPending}
          onClose={() => setLeaving(null)}
          onConfirm={() => remove.mutate(leaving, { onSettled: () => setLeaving(null) })}
        />
      )}
    </div>
  )
}

const AddLink = ({ text }: { text: string }) => (
  <Link to="/hotelly/internal/admin/users/new" className={buttonClass('primary')}>
    <UserPlus aria-hidden className="size-4" />
    {text}
  </Link>
)

function UserFilters() {
  const { t } = useTranslation('platform')
  const { search, hotel, go } = useUsersAddress()
  const { data: hotels = [] } = useHotelChoices()
  return (
    <div className="flex flex-wrap gap-2">
      <SearchField
        label={t('users.search')}
        clearLabel={t('users.clearSearch')}
        search={search}
        onSearch={(wanted) => void go({ search: wanted })}
        className="min-w-52 flex-1 sm:max-w-80"
      />
      <div className="min-w-44 max-sm:flex-1 sm:max-w-72">
        <Select
          aria-label={t('users.hotelFilter')}
          value={hotel ?? ''}
          onChange={({ target }) => void go({ hotel: target.value || null })}
          className="min-h-11 w-full truncate rounded-md border border-line bg-card ps-3.5 text-base lg:text-sm"
        >
          <option value="">{t('users.allHotels')}</option>
          {hotels.map(({ id, name, isActive }) => (
            <option key={id} value={id}>
              {isActive ? name : t('users.inactiveHotel', { name })}
            </option>
          ))}
        </Select>
      </div>
    </div>
  )
}
