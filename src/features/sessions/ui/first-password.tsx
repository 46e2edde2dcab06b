import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/hotel-gate.tsx'
import { useTitle } from '#kit/web/area.ts'
import { useLive } from '#kit/web/use-live.ts'
import type { StaffSession } from '../contract.ts'
import { footerLink, LoginFrame } from './login-frame.tsx'
import { PasswordForm } from './password-form.tsx'

/** All that the panel shows while the password is one that somebody else made. */
export function FirstPassword({ staff, onSignOut }: { staff: StaffSession; onSignOut: () => void }) {
  const { t } = useTranslation('hotel-admin')
  const hotel = useHotel()
  useTitle(t('account.firstTitle'), hotel.name)
  useLive(hotel.slug, 'staff')
  return (
    <LoginFrame
      hotel={hotel}
      title={t('account.firstTitle')}
      lead={t('account.firstLead')}
      footer={
        <button type="button" onClick={onSignOut} className={footerLink}>
          {t('nav.signOut')}
        </button>
      }
    >
      <PasswordForm isFirst email={staff.email} />
      <p className="border-t border-line pt-5 text-muted">{t('nav.signedInAs', { email: staff.email })}</p>
    </LoginFrame>
  )
}
