import { Link } from '@tanstack/react-router'
import { LogIn, LogOut } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { Initials } from '#kit/web/ui/initials.tsx'
import { Menu, MenuItem } from '#kit/web/ui/menu.tsx'
import { useGuest, useSignOut } from './use-guest.ts'

const PILL =
  'flex min-h-11 min-w-0 items-center gap-2 rounded-full border border-line bg-card text-[0.9375rem] font-medium'

/** HOME-05, HOME-06: the guest's name with a menu, or the login link. `children` are more of the menu. */
export function GuestBadge({ children }: { children: ReactNode }) {
  const { slug } = useHotel()
  const { t } = useTranslation('guest')
  const { guest } = useGuest()
  const signOut = useSignOut()
  const id = useId()

  if (!guest) {
    return (
      <Link
        to="/hotelly/$slug/guest-login"
        params={{ slug }}
        title={t('session.visitorHint')}
        className={`${PILL} ps-3.5 pe-4 narrow:px-2 narrow:text-xs hover:bg-tint in-[#first-paint]:invisible`}
      >
        <LogIn aria-hidden className="size-4 text-accent-text narrow:hidden rtl:-scale-x-100" />
        {t('session.visitor')}
      </Link>
    )
  }
  return (
    <Menu
      id={id}
      label={t('session.account', { name: guest.guestName })}
      triggerClass={`${PILL} ps-2 pe-4 hover:bg-tint`}
      trigger={
        <>
          <Initials name={guest.guestName} />
          <bdi className="max-w-32 truncate md:max-w-56">{guest.guestName}</bdi>
        </>
      }
    >
      <div className="grid px-3 pt-2 pb-2.5">
        <span className="font-semibold">
          <bdi>{guest.guestName}</bdi>
        </span>
        <span className="text-sm text-muted">{t('session.room', { number: guest.roomNumber })}</span>
      </div>
      {children}
      <MenuItem onChoose={() => void signOut()}>
        <LogOut aria-hidden className="size-4 rtl:-scale-x-100" />
        {t('session.logOut')}
      </MenuItem>
    </Menu>
  )
}
