import { Link, Navigate, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSurface } from '#kit/web/surface.ts'
import { LoginForm } from './login-form.tsx'
import { footerLink } from './login-frame.tsx'
import { PlatformLoginFrame } from './platform-login-frame.tsx'
import { useAnyStaff, useSuperAdminSignIn } from './use-super-admin.ts'

/** `/hotelly/internal/admin/login` (PAU-01). */
export function SuperAdminLoginScreen() {
  const { t } = useTranslation('platform')
  const { data: staff } = useAnyStaff()
  useSurface('platform')

  if (staff?.role === 'super_admin') return <AfterLogin />
  return (
    <PlatformLoginFrame
      title={t('login.title')}
      lead={t('login.lead')}
      footer={
        <Link to="/" className={footerLink}>
          {t('login.home')}
        </Link>
      }
      help={t('login.help')}
    >
      <SignIn />
    </PlatformLoginFrame>
  )
}

/** Redirects to the requested page if it belongs to the platform, otherwise to the dashboard. */
function AfterLogin() {
  const { history } = useRouter()
  const { askedFor } = useLocation({ select: ({ state }) => state })
  const [target] = useState(askedFor?.startsWith('/hotelly/internal/admin/') ? askedFor : null)
  useEffect(() => {
    if (target) history.replace(target)
  }, [target, history])
  return target ? null : <Navigate to="/hotelly/internal/admin/dashboard" replace />
}

function SignIn() {
  const { signIn, failure, isSecond } = useSuperAdminSignIn()
  return (
    <LoginForm
      texts="platform"
      failure={failure}
      isSecond={isSecond}
      isBusy={signIn.isPending}
      onSubmit={(credentials) => signIn.mutate(credentials)}
      onIncomplete={signIn.reset}
    />
  )
}
