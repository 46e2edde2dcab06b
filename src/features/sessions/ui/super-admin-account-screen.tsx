import { AccountFrame } from './account-frame.tsx'
import { sessionsApi } from './api.ts'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { useAnyStaff } from './use-super-admin.ts'

/** A super admin's own password and sessions. */
export function SuperAdminAccountScreen() {
  const { data: staff } = useAnyStaff()
  return (
    <AccountFrame staff={staff}>
      <PasswordForm
        email={staff?.email ?? ''}
        change={(passwords) => sessionsApi.call.changeSuperAdminPassword(passwords)}
      />
      <SecondFactorSection slug={null} email={staff?.email ?? ''} />
      <OwnSessions slug={null} />
    </AccountFrame>
  )
}
