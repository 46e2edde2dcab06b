import { UserLock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { EmptyState } from '#kit/web/ui/states.tsx'
import { sessionsApi } from './api.ts'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordForm } from './password-form.tsx'
import { useStaff } from './use-staff.ts'

/** The user's own password and sessions. */
export function AccountScreen() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { data: staff } = useStaff(slug)
  return (
    <div className="mx-auto grid max-w-3xl gap-5 px-4 py-5 lg:px-8 lg:py-7">
      <header>
        <h1 className="text-2xl font-semibold tracking-tight">{t('account.title')}</h1>
        <p className="mt-1 min-h-5 text-muted">
          <bdi>{staff?.fullName}</bdi> · <bdi>{staff?.email}</bdi>
        </p>
      </header>
      {staff?.visit ? (
        <EmptyState
          icon={UserLock}
          title={t('visit.noAccount')}
          text={t('visit.noAccountText', { email: staff.email })}
        />
      ) : (
        <>
          <PasswordForm
            email={staff?.email ?? ''}
            change={(passwords) => sessionsApi.call.changePassword({ slug, ...passwords })}
          />
          <OwnSessions />
        </>
      )}
    </div>
  )
}
