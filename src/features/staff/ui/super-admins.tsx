import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnyStaff } from '#features/sessions/ui/use-super-admin.ts'
import { useRefusalToast } from '#kit/web/use-refusal-toast.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { toast } from '#kit/web/toast.ts'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { LoadFailure, RowsSkeleton } from '#kit/web/ui/load-failure.tsx'
import { OneLine } from '#kit/web/ui/one-line.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import { Toggle } from '#kit/web/ui/toggle.tsx'
import type { SuperAdmin } from '../contract.ts'
import { staffApi } from './api.ts'
import { useSuperAdmins } from './use-users.ts'

/** The super admins; new ones are added on the server's command line. */
export function SuperAdmins() {
  const { t } = useTranslation('platform')
  const { data, error, isFetching, refetch } = useSuperAdmins()
  const own = useAnyStaff().data?.userId ?? null
  const [leaving, setLeaving] = useState<SuperAdmin | null>(null)
  const setActive = useSetActive()
  if (!data && error) {
    return (
      <LoadFailure
        title={t('superAdmins.loadFailed')}
        error={error}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <RowsSkeleton />
  return (
    <>
      <p className="text-muted">{t('superAdmins.lead')}</p>
      <ul className="grid gap-3 lg:grid-cols-2">
        {data.map((admin) => (
          <AdminCard
            key={admin.id}
            admin={admin}
            isOwn={admin.id === own}
            onSwitch={(isActive) => (isActive ? setActive.mutate({ ...admin, isActive }) : setLeaving(admin))}
          />
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          isDangerous
          title={t('superAdmins.offTitle', { name: leaving.fullName })}
          text={t(leaving.id === own ? 'superAdmins.offOwn' : 'superAdmins.offText')}
          confirm={t('superAdmins.off')}
          isBusy={setActive.isPending}
          onClose={() => setLeaving(null)}
          onConfirm={() =>
            setActive.mutate({ ...leaving, isActive: false }, { onSettled: () => setLeaving(null) })
          }
        />
      )}
    </>
  )
}

type CardProps = { admin: SuperAdmin; isOwn: boolean; onSwitch: (isActive: boolean) => void }

function AdminCard({ admin, isOwn, onSwitch }: CardProps) {
  const { t } = useTranslation('platform')
  const { date } = useFormatters()
  const { email, fullName, isActive, lastLogin } = admin
  return (
    <li
      data-super-admin={email}
      className="grid content-start gap-1 rounded-lg border border-line bg-card p-4 pb-1.5 shadow-card"
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 text-base font-semibold">
          <bdi>{fullName}</bdi>
        </h2>
        {isOwn && <Badge tone="accent">{t('superAdmins.you')}</Badge>}
      </div>
      <p title={email}>
        <OneLine text={email} />
      </p>
      <p className="text-muted">
        {t('users.column.lastLogin')}:{' '}
        {lastLogin ? <time dateTime={lastLogin}>{date(lastLogin)}</time> : t('users.never')}
      </p>
      <div className="mt-1 border-t border-line pt-1">
        <Toggle
          isOn={isActive}
          label={t('users.toggle', { name: fullName })}
          on={t('users.active')}
          off={t('users.inactive')}
          onChange={onSwitch}
        />
      </div>
    </li>
  )
}

function useSetActive() {
  const { t } = useTranslation('platform')
  const tell = useRefusalToast()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isActive }: SuperAdmin) => staffApi.call.setSuperAdminActive({ id, isActive }),
    onSuccess: ({ isActive }) => {
      toast.success(t(isActive ? 'users.activated' : 'users.deactivated'))
      void client.invalidateQueries({ queryKey: [['sessions']] })
    },
    onError: (error) => {
      const isLast = staffApi.codeOf(error) === 'LAST_SUPER_ADMIN'
      tell(error, t('users.statusFailed'), isLast ? t('superAdmins.last') : null)
    },
    onSettled: () => client.invalidateQueries({ queryKey: staffApi.query.listSuperAdmins.key() }),
  })
}
