import { Link, Navigate, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useArea, useTitle } from '#kit/web/area.ts'
import { pageData } from '#kit/web/page-data.ts'
import { LanguageSwitcher } from '#kit/web/ui/language-switcher.tsx'
import { ThemeSwitch } from '#kit/web/ui/theme-switch.tsx'
import { LoginForm } from './login-form.tsx'
import { useAnyStaff, useSuperAdminSignIn } from './use-super-admin.ts'

/** `/hotelly/internal/admin/login` (PAU-01). */
export function SuperAdminLogin() {
  const { t } = useTranslation('platform')
  const { data: staff } = useAnyStaff()
  useArea('platform')
  useTitle(t('login.title'), pageData.provider)

  if (staff?.role === 'super_admin') return <AfterLogin />
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto] px-6 py-5 sm:px-12">
      <header className="flex justify-end gap-2">
        <ThemeSwitch />
        <LanguageSwitcher />
      </header>
      <main className="mx-auto grid w-full max-w-md content-center gap-8 py-10">
        <div className="grid gap-1.5">
          <p className="text-lg font-semibold text-accent-text">{pageData.provider}</p>
          <h1 className="text-3xl font-semibold tracking-tight">{t('login.title')}</h1>
          <p className="text-base text-muted">{t('login.lead')}</p>
        </div>
        <div className="rounded-lg border border-line bg-card p-5 shadow-card sm:p-7">
          <SignIn />
        </div>
        <p className="text-muted">{t('login.help')}</p>
      </main>
      <footer className="mx-auto w-full max-w-md">
        <Link
          to="/"
          className="inline-flex min-h-11 items-center text-muted underline-offset-4 hover:text-ink hover:underline"
        >
          {t('login.home')}
        </Link>
      </footer>
    </div>
  )
}

/** To the page that was asked for, if it is one of the platform's; to the dashboard otherwise. */
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
  const { signIn, failure } = useSuperAdminSignIn()
  return (
    <LoginForm
      area="platform"
      failure={failure}
      isBusy={signIn.isPending}
      onSubmit={(credentials) => signIn.mutate(credentials)}
      onIncomplete={signIn.reset}
    />
  )
}
