import { Link } from '@tanstack/react-router'
import { LogOut, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { StaffSession } from '#features/sessions/contract.ts'
import { LanguageSwitcher } from '#kit/web/ui/language-switcher.tsx'
import { ThemeSwitch } from '#kit/web/ui/theme-switch.tsx'
import { useHotel } from './hotel-gate.tsx'
import { HotelMark } from './hotel-mark.tsx'
import { FIRST_AREAS, LAST_AREAS, SERVICE_AREAS } from './staff-areas.ts'

type SidebarProps = {
  staff: StaffSession
  openOrders: number | null
  isNarrow: boolean
  onSignOut: () => void
}

/** Where staff can go, who they are and how they leave (HAS-01 to HAS-03). */
export function StaffSidebar({ staff, openOrders, isNarrow, onSignOut }: SidebarProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const hotel = useHotel()
  const item = { isNarrow, slug: hotel.slug }
  const group = (title: string, folder: 'services' | 'bookings') => (
    <NavGroup title={title} isNarrow={isNarrow}>
      {SERVICE_AREAS.filter((area) => area.isOpen || !isNarrow).map(({ key, icon, isOpen }) => (
        <NavItem
          key={key}
          {...item}
          path={`${folder}/${key}`}
          icon={icon}
          label={t(`service.${key}`)}
          mark={isOpen ? null : t('common:soon')}
          count={isOpen && folder === 'bookings' ? openOrders : null}
          title={`${title}: ${t(`service.${key}`)}`}
        />
      ))}
    </NavGroup>
  )

  return (
    <div className="flex h-full flex-col">
      <div className={`flex items-center gap-3 pt-4 pb-3 ${isNarrow ? 'justify-center' : 'px-4'}`}>
        <HotelMark hotel={hotel} className="size-9" />
        {!isNarrow && (
          <div className="min-w-0">
            <p className="truncate font-semibold">{hotel.name}</p>
            <p
              className="truncate text-[0.8125rem] text-muted"
              title={t('nav.signedInAs', { email: staff.email })}
            >
              <bdi>{staff.email}</bdi>
            </p>
          </div>
        )}
      </div>
      <nav
        aria-label={t('nav.label')}
        className="grid flex-1 content-start gap-4 overflow-y-auto px-2.5 py-2"
      >
        <ul className="grid gap-0.5">
          {FIRST_AREAS.map(({ key, icon }) => (
            <NavItem key={key} {...item} path={key} icon={icon} label={t(`nav.${key}`)} />
          ))}
        </ul>
        {group(t('nav.servicePages'), 'services')}
        {group(t('nav.serviceBookings'), 'bookings')}
        <ul className="grid gap-0.5 border-t border-line pt-3">
          {LAST_AREAS.map(({ key, icon }) => (
            <NavItem key={key} {...item} path={key} icon={icon} label={t(`nav.${key}`)} />
          ))}
        </ul>
      </nav>
      <div className={`grid gap-2 border-t border-line p-2.5 ${isNarrow ? 'justify-items-center' : ''}`}>
        <div className={`flex gap-2 ${isNarrow ? 'flex-col' : ''}`}>
          <ThemeSwitch />
          <LanguageSwitcher />
        </div>
        <button
          type="button"
          onClick={onSignOut}
          title={isNarrow ? t('nav.signOut') : undefined}
          className={`${itemClass} ${isNarrow ? 'w-11 justify-center' : 'w-full px-3'}`}
        >
          <LogOut aria-hidden className="size-4.5 shrink-0 rtl:-scale-x-100" />
          <span className={isNarrow ? 'sr-only' : ''}>{t('nav.signOut')}</span>
        </button>
      </div>
    </div>
  )
}

const itemClass =
  'flex min-h-11 items-center gap-3 rounded-sm font-medium text-ink/80 transition-colors hover:bg-ink/5 hover:text-ink lg:min-h-9'

type NavGroupProps = { title: string; isNarrow: boolean; children: React.ReactNode }

function NavGroup({ title, isNarrow, children }: NavGroupProps) {
  return (
    <div className={isNarrow ? 'border-t border-line pt-3' : ''}>
      <p className={isNarrow ? 'sr-only' : 'px-3 pb-1 text-xs font-semibold text-muted'}>{title}</p>
      <ul aria-label={title} className="grid gap-0.5">
        {children}
      </ul>
    </div>
  )
}

type NavItemProps = {
  slug: string
  path: string
  icon: LucideIcon
  label: string
  isNarrow: boolean
  mark?: string | null
  count?: number | null
  title?: string
}

function NavItem({ slug, path, icon: Icon, label, isNarrow, mark, count, title }: NavItemProps) {
  const { t } = useTranslation('hotel-admin')
  return (
    <li>
      <Link
        to={`/hotelly/${slug}/admin/${path}` as string}
        activeOptions={{ exact: true, includeSearch: false }}
        activeProps={{ className: 'bg-card text-ink shadow-card', 'aria-current': 'page' }}
        title={isNarrow ? (title ?? label) : undefined}
        className={`${itemClass} relative ${isNarrow ? 'justify-center' : 'px-3'}`}
      >
        {({ isActive }) => (
          <>
            <Icon
              aria-hidden
              className={`size-4.5 shrink-0 ${isActive ? 'text-accent-text' : 'text-muted'}`}
            />
            <span className={isNarrow ? 'sr-only' : 'min-w-0 flex-1'}>{label}</span>
            {mark && <span className="rounded-full border border-line px-2 text-xs text-muted">{mark}</span>}
            {count ? (
              <span
                className={`tabular grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent ${isNarrow ? 'absolute -end-0.5 top-0.5' : ''}`}
              >
                <span aria-hidden>{count > 99 ? '99+' : count}</span>
                <span className="sr-only">{t('nav.openOrders', { count })}</span>
              </span>
            ) : null}
          </>
        )}
      </Link>
    </li>
  )
}
