import { UserLock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { EmptyState } from '#kit/web/ui/states.tsx'
import { AccountFrame } from './account-frame.tsx'
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
    <AccountFrame staff={staff}>
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
            slug={slug}
            change={(passwords) => sessionsApi.call.changePassword({ slug, ...passwords })}
          />
          <OwnSessions slug={slug} />
        </>
      )}
    </AccountFrame>
  )
}
