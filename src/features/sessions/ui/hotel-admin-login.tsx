import { Link, Navigate, useLocation, useRouter } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#kit/web/toast.ts'
import { useHotel } from '#features/hotels/ui/hotel-gate.tsx'
import { useArea, useTitle } from '#kit/web/area.ts'
import { pageData } from '#kit/web/page-data.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { TextField } from '#kit/web/ui/field.tsx'
import { footerLink, LoginFrame } from './login-frame.tsx'
import { PasswordField } from './password-field.tsx'
import { useStaff } from './use-staff.ts'
import { useStaffLogin } from './use-staff-login.ts'

/** `/hotelly/{slug}/admin/login` (HAA-02). */
export function HotelAdminLogin() {
  const hotel = useHotel()
  const { t } = useTranslation('hotel-admin')
  const { data: staff } = useStaff(hotel.slug)
  useArea('staff')
  useTitle(t('login.title'), hotel.name)

  if (staff) return <AfterLogin slug={hotel.slug} />
  return (
    <LoginFrame
      hotel={hotel}
      title={t('login.title')}
      lead={t('login.lead', { hotel: hotel.name })}
      footer={
        <Link to="/hotelly/$slug" params={{ slug: hotel.slug }} className={footerLink}>
          {t('login.guestArea')}
        </Link>
      }
    >
      <LoginForm slug={hotel.slug} />
      <p className="border-t border-line pt-5 text-muted">
        {t('login.help', { provider: pageData.provider })}
      </p>
    </LoginFrame>
  )
}

/** To the page that was asked for, if it is one of this hotel's; to the dashboard otherwise (OP-63). */
function AfterLogin({ slug }: { slug: string }) {
  const { history } = useRouter()
  const { askedFor } = useLocation({ select: ({ state }) => state })
  const [target] = useState(askedFor?.startsWith(`/hotelly/${slug}/admin/`) ? askedFor : null)
  useEffect(() => {
    if (target) history.replace(target)
  }, [target, history])
  if (target) return null
  return <Navigate to="/hotelly/$slug/admin/dashboard" params={{ slug }} replace />
}

function LoginForm({ slug }: { slug: string }) {
  const { t } = useTranslation('hotel-admin')
  const { signIn, failure } = useStaffLogin(slug)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (signIn.isPending) return
    if (!slug) return toast.error(t('login.noHotel'))
    const isComplete = email.trim() !== '' && password !== ''
    setMissing(!isComplete)
    if (isComplete) return signIn.mutate({ email, password })
    signIn.reset()
    toast.error(t('login.missing'))
    const empty = email.trim() ? 'password' : 'email'
    form.current?.querySelector<HTMLInputElement>(`[name=${empty}]`)?.focus()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={t('login.email')}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={isMissing && !email.trim() ? t('login.needEmail') : undefined}
      />
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={isMissing && !password ? t('login.needPassword') : undefined}
      />
      {failure && (
        <p className="flex items-start gap-2.5 rounded-md bg-late-tint px-3.5 py-3 font-medium text-late">
          <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          {failure}
        </p>
      )}
      <Button type="submit" look="primary" size="lg" isBusy={signIn.isPending}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
