import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Combobox } from '#kit/web/ui/combobox.tsx'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { LoadFailure, RowsSkeleton } from '#kit/web/ui/load-failure.tsx'
import { SearchField } from '#kit/web/ui/search-field.tsx'
import type { HotelAdmin } from '../contract.ts'
import { AddLink } from './add-link.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { ResetPassword } from './reset-password.tsx'
import { useUserActions } from './use-user-actions.ts'
import { NoUserFound, NoUsers, UserList } from './user-list.tsx'
import { useHotelChoices, useUsers } from './use-users.ts'
import { useUsersAddress } from './use-users-address.ts'

type Task = { kind: 'edit' | 'reset' | 'remove'; user: HotelAdmin }

/** Hotel admins of all hotels, with the dialog for the selected one (HUS-01 to HUS-04). */
export function HotelAdmins() {
  const { t } = useTranslation('platform')
  const { search, hotel } = useUsersAddress()
  const { data, error, isFetching, refetch } = useUsers()
  const { setActive, remove } = useUserActions()
  const [task, setTask] = useState<Task | null>(null)
  const isSearch = search !== '' || hotel !== null
  const close = () => setTask(null)
  return (
    <>
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
          onEdit={(user) => setTask({ kind: 'edit', user })}
          onReset={(user) => setTask({ kind: 'reset', user })}
          onRemove={(user) => setTask({ kind: 'remove', user })}
        />
      )}
      {task?.kind === 'edit' && <EditUserDialog user={task.user} onClose={close} />}
      {task?.kind === 'reset' && <ResetPassword user={task.user} onClose={close} />}
      {task?.kind === 'remove' && (
        <ConfirmDialog
          isDangerous
          title={t('users.removeTitle')}
          text={t('users.removeText', { name: task.user.fullName, email: task.user.email })}
          confirm={t('users.removeConfirm')}
          isBusy={remove.isPending}
          onClose={close}
          onConfirm={() => remove.mutate(task.user, { onSettled: close })}
        />
      )}
    </>
  )
}

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
      <div className="min-w-44 max-sm:flex-1 sm:w-72">
        <Combobox
          isCompact
          label={t('users.hotelFilter')}
          choices={[
            { value: '', label: t('users.allHotels') },
            ...hotels.map(({ id, name, slug, isActive }) => ({
              value: id,
              note: slug,
              label: isActive ? name : t('users.inactiveHotel', { name }),
            })),
          ]}
          noneText={t('users.form.noneFound')}
          value={hotel ?? ''}
          onChange={(wanted) => void go({ hotel: wanted || null })}
        />
      </div>
    </div>
  )
}
