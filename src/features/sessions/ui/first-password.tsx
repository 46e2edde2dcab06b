import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useTitle } from '#kit/web/title.ts'
import { pageData } from '#kit/web/page-data.ts'
import { useLive } from '#kit/web/use-live.ts'
import type { StaffSession } from '../contract.ts'
import { sessionsApi } from './api.ts'
import { footerLink, LoginFrame } from './login-frame.tsx'
import { PasswordForm } from './password-form.tsx'
import { PlatformLoginFrame } from './platform-login-frame.tsx'

type Props = { staff: StaffSession; onSignOut: () => void }

/** Replaces a hotel's whole panel while the password is one set by somebody else. */
export function FirstPassword({ staff, onSignOut }: Props) {
  const { t } = useTranslation('hotel-admin')
  const hotel = useHotel()
  useTitle(t('account.firstTitle'), hotel.name)
  useLive(hotel.slug, 'staff')
  return (
    <LoginFrame
      hotel={hotel}
      title={t('account.firstTitle')}
      lead={t('account.firstLead')}
      footer={<SignOut onSignOut={onSignOut} />}
    >
      <PasswordForm
        isFirst
        email={staff.email}
        slug={hotel.slug}
        change={(passwords) => sessionsApi.call.changePassword({ slug: hotel.slug, ...passwords })}
      />
      <p className="border-t border-line pt-5 text-muted">{t('nav.signedInAs', { email: staff.email })}</p>
    </LoginFrame>
  )
}

/** The same for the platform's panel. */
export function FirstSuperAdminPassword({ staff, onSignOut }: Props) {
  const { t } = useTranslation('hotel-admin')
  useTitle(t('account.firstTitle'), pageData.provider)
  useLive('internal', 'platform')
  return (
    <PlatformLoginFrame
      title={t('account.firstTitle')}
      lead={t('account.firstLead')}
      help={t('nav.signedInAs', { email: staff.email })}
      footer={<SignOut onSignOut={onSignOut} />}
    >
      <PasswordForm
        isFirst
        email={staff.email}
        change={(passwords) => sessionsApi.call.changeSuperAdminPassword(passwords)}
      />
    </PlatformLoginFrame>
  )
}

function SignOut({ onSignOut }: { onSignOut: () => void }) {
  const { t } = useTranslation('hotel-admin')
  return (
    <button type="button" onClick={onSignOut} className={footerLink}>
      {t('nav.signOut')}
    </button>
  )
}
