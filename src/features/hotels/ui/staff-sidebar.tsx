import { Link } from '@tanstack/react-router'
import { CircleUserRound, LogOut, type LucideIcon, PanelLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffSession } from '#features/sessions/contract.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { LanguageSwitcher } from '#kit/web/ui/language-switcher.tsx'
import { ThemeSwitch } from '#kit/web/ui/theme-switch.tsx'
import { useHotel } from './hotel-gate.tsx'
import { HotelLogo } from './hotel-logo.tsx'
import { FIRST_AREAS, LAST_AREAS, OWN_AREAS, SERVICE_AREAS } from './staff-areas.ts'

type SidebarProps = {
  staff: StaffSession
  openOrders: number | null
  isNarrow: boolean
  onSignOut: () => void
  /** Folds to icons and back; absent where it cannot. */
  onFold?: () => void
}

/** Where staff can go, who they are and how they leave (HAS-01 to HAS-03). */
export function StaffSidebar({ staff, openOrders, isNarrow, onSignOut, onFold }: SidebarProps) {
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

  const signOut = (
    <button
      type="button"
      onClick={onSignOut}
      title={isNarrow ? t('nav.signOut') : undefined}
      className={`${itemClass} ${isNarrow ? 'w-11 justify-center' : 'flex-auto !gap-2 px-2'}`}
    >
      <LogOut aria-hidden className="size-4.5 shrink-0 rtl:-scale-x-100" />
      <span className={isNarrow ? 'sr-only' : 'whitespace-nowrap'}>{t('nav.signOut')}</span>
    </button>
  )

  return (
    <div className="flex h-full flex-col">
      <div className={`flex items-center gap-3 pt-4 pb-2 ${isNarrow ? 'justify-center' : 'ps-4 pe-3'}`}>
        <HotelLogo hotel={hotel} size="xs" />
        {!isNarrow && (
          <div className="min-w-0">
            <p className="truncate font-semibold">{hotel.name}</p>
            <Link
              to="/hotelly/$slug/admin/account"
              params={{ slug: hotel.slug }}
              title={t('nav.signedInAs', { email: staff.email })}
              className="block min-h-6 truncate rounded-sm text-xs leading-6 text-muted hover:text-ink hover:underline"
            >
              <bdi>{staff.email}</bdi>
            </Link>
          </div>
        )}
      </div>
      <nav
        aria-label={t('nav.label')}
        className="grid flex-1 content-start gap-3 overflow-y-auto px-2.5 py-2"
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
        <ul className="grid gap-0.5 border-t border-line pt-3">
          {OWN_AREAS.map(({ key, icon }) => (
            <NavItem key={key} {...item} path={key} icon={icon} label={t(`nav.${key}`)} />
          ))}
        </ul>
      </nav>
      <div
        className={`flex flex-wrap items-center gap-0.5 border-t border-line p-2 pointer-coarse:gap-1 ${isNarrow ? 'flex-col' : ''}`}
      >
        {!isNarrow && signOut}
        <ThemeSwitch className={toolClass} />
        <LanguageSwitcher className={toolClass} />
        {onFold && (
          <IconButton
            look="quiet"
            label={t(isNarrow ? 'nav.expand' : 'nav.collapse')}
            aria-expanded={!isNarrow}
            onClick={onFold}
            className={toolClass}
          >
            <PanelLeft aria-hidden className="size-4.5 rtl:-scale-x-100" />
          </IconButton>
        )}
        {isNarrow && (
          <Link
            to="/hotelly/$slug/admin/account"
            params={{ slug: hotel.slug }}
            title={t('account.title')}
            aria-label={t('account.title')}
            className={`${itemClass} min-h-11 w-11 justify-center`}
          >
            <CircleUserRound aria-hidden className="size-4.5" />
          </Link>
        )}
        {isNarrow && signOut}
      </div>
    </div>
  )
}

const toolClass =
  '!size-8 !border-transparent !bg-transparent text-ink/80 hover:!bg-ink/5 pointer-coarse:!size-11'

const itemClass =
  'flex min-h-8 items-center gap-2.5 rounded-sm font-medium text-ink/80 transition-colors hover:bg-ink/5 hover:text-ink pointer-coarse:min-h-11'

type NavGroupProps = { title: string; isNarrow: boolean; children: ReactNode }

function NavGroup({ title, isNarrow, children }: NavGroupProps) {
  return (
    <div className={isNarrow ? 'border-t border-line pt-3' : ''}>
      <p className={isNarrow ? 'sr-only' : 'px-2 pb-0.5 text-xs font-semibold text-muted'}>{title}</p>
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
        to={`/hotelly/${slug}/admin/${path}`}
        activeOptions={{ exact: true, includeSearch: false }}
        activeProps={{ className: 'bg-card text-ink shadow-card', 'aria-current': 'page' }}
        title={isNarrow ? (title ?? label) : undefined}
        className={`${itemClass} relative ${isNarrow ? 'min-h-11 justify-center' : 'px-2'}`}
      >
        {({ isActive }) => (
          <>
            <Icon
              aria-hidden
              className={`size-4.5 shrink-0 ${isActive ? 'text-accent-text' : 'text-muted'}`}
            />
            <span className={isNarrow ? 'sr-only' : 'min-w-0 flex-1'}>{label}</span>
            {mark && (
              <span className="rounded-full border border-line px-1.5 text-[0.6875rem] leading-4.5 text-muted">
                {mark}
              </span>
            )}
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
