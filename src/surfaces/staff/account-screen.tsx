import { UserLock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { AccountFrame } from '#features/sessions/ui/account-frame.tsx'
import { sessionsApi } from '#features/sessions/ui/api.ts'
import { OwnSessions } from '#features/sessions/ui/own-sessions.tsx'
import { PasswordForm } from '#features/sessions/ui/password-form.tsx'
import { SecondFactorSection } from '#features/sessions/ui/second-factor-section.tsx'
import { useStaff } from '#features/sessions/ui/use-staff.ts'
import { MailSection } from '#features/staff-mail/ui/mail-section.tsx'
import { EmptyState } from '#kit/web/ui/states.tsx'

/** The user's own password, e-mails and sessions. */
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
          <SecondFactorSection slug={slug} email={staff?.email ?? ''} />
          <MailSection />
          <OwnSessions slug={slug} />
        </>
      )}
    </AccountFrame>
  )
}
