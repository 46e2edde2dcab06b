import { Link, Navigate, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useSurface } from '#kit/web/surface.ts'
import { toast } from '#kit/web/toast.ts'
import { LoginForm } from './login-form.tsx'
import { footerLink, LoginFrame } from './login-frame.tsx'
import { useStaff } from './use-staff.ts'
import { useStaffLogin } from './use-staff-login.ts'

/** `/hotelly/{slug}/admin/login` (HAA-02). */
export function HotelAdminLoginScreen() {
  const hotel = useHotel()
  const { t } = useTranslation('hotel-admin')
  const { data: staff } = useStaff(hotel.slug)
  useSurface('staff')

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
      <SignIn slug={hotel.slug} />
      <p className="border-t border-line pt-5 text-muted">{t('login.help')}</p>
    </LoginFrame>
  )
}

/** Redirects to the requested page if it belongs to this hotel, otherwise to the dashboard (OP-63). */
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

function SignIn({ slug }: { slug: string }) {
  const { t } = useTranslation('hotel-admin')
  const { signIn, failure, isSecond } = useStaffLogin(slug)
  return (
    <LoginForm
      texts="hotel-admin"
      failure={failure}
      isSecond={isSecond}
      isBusy={signIn.isPending}
      onSubmit={(credentials) => (slug ? signIn.mutate(credentials) : toast.error(t('login.noHotel')))}
      onIncomplete={signIn.reset}
    />
  )
}
