import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Category } from '#features/categories/all.ts'
import type { HotelStaffSession } from '#features/sessions/contract.ts'
import type { Counts } from '#features/service-bookings/ui/staff/service-bookings-watch.tsx'
import { useFormatters } from '#kit/web/formatters.ts'
import { OneLine } from '#kit/web/ui/one-line.tsx'
import { PaletteButton } from '#kit/web/ui/palette-button.tsx'
import type { Folding } from '#kit/web/ui/side-frame.tsx'
import { AccountLink, NavGroup, NavItem, NavMore, NewTabItem, SideTools } from '#kit/web/ui/side-nav.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { HotelLogo } from '#features/hotels/ui/hotel-logo.tsx'
import { guestViewOf } from './guest-view.ts'
import { FIRST_ENTRIES, LAST_ENTRIES, OWN_ENTRIES, BOOKING_ENTRIES } from './staff-entries.ts'
import { type ServiceArea, useServiceAreas } from './use-service-areas.ts'

const WORDS = { request: 'nav.requestsOpen', appointment: 'nav.appointmentsWaiting' } as const

type SidebarProps = Folding & {
  staff: HotelStaffSession
  openOrders: number | null
  waitingChats: number | null
  /** Null where no area besides room service is open. */
  openServiceBookings: Counts | null
  openInAreas: ReadonlyMap<Category, Counts>
  onPalette: () => void
  onSignOut: () => void
}

/** Where staff can go, who they are and how they leave (HAS-01 to HAS-03). */
export function StaffSidebar(props: SidebarProps) {
  const {
    staff,
    openOrders,
    waitingChats,
    openServiceBookings,
    openInAreas,
    isNarrow,
    onPalette,
    onSignOut,
    ...folding
  } = props
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { list } = useFormatters()
  const hotel = useHotel()
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/+$/, '') })
  const pathOf = (path: string) => `/hotelly/${hotel.slug}/admin/${path}`
  const waiting = openOrders ? { shown: openOrders, text: t('nav.openOrders', { count: openOrders }) } : null
  const chats = waitingChats
    ? { shown: waitingChats, text: t('nav.waitingChats', { count: waitingChats }) }
    : null

  const said = (counts: Counts, kinds: readonly (keyof Counts)[]) => {
    const some = kinds.filter((kind) => counts[kind] > 0)
    if (some.length === 0) return null
    return {
      shown: some.reduce((sum, kind) => sum + counts[kind], 0),
      text: list(some.map((kind) => t(WORDS[kind], { count: counts[kind] }))),
    }
  }
  const workOf = (key: (typeof BOOKING_ENTRIES)[number]['key']) =>
    openServiceBookings && said(openServiceBookings, [key === 'requests' ? 'request' : 'appointment'])
  const ofArea = ({ category }: Pick<ServiceArea, 'category'>) => {
    if (category === 'room_service') return waiting
    const counts = openInAreas.get(category)
    return counts ? said(counts, ['request', 'appointment']) : null
  }

  const serviceAreas = useServiceAreas()
  const isInMenu = path === pathOf('menu') || path.startsWith(pathOf('menu/'))
  const group = (folder: 'services' | 'bookings') => {
    const title = t(folder === 'services' ? 'nav.servicePages' : 'nav.serviceBookings')
    const item = ({ key, label, icon, isOpen, ...area }: ServiceArea) => (
      <NavItem
        key={key}
        isNarrow={isNarrow}
        to={pathOf(`${folder}/${key}`)}
        icon={icon}
        label={label}
        kind={area.category === 'room_service' ? t(`nav.${folder}Kind`) : null}
        isAround={folder === 'services' && area.category === 'room_service' && isInMenu}
        mark={isOpen ? null : t('common:soon')}
        count={folder === 'bookings' ? ofArea(area) : null}
        title={`${title}: ${label}`}
      />
    )
    const isShown = ({ key }: ServiceArea) => path === pathOf(`${folder}/${key}`)
    const soon = serviceAreas.filter(({ isOpen }) => !isOpen)
    const open = serviceAreas.filter(({ isOpen }) => isOpen)
    // every open area is to be seen, and where there is little room what has something to do
    const isFirst = (area: ServiceArea) =>
      !isNarrow || area.category === 'room_service' || (folder === 'bookings' && ofArea(area) !== null)
    const first = open.filter(isFirst)
    const others = open.filter((area) => !isFirst(area))
    return (
      <NavGroup title={title} isNarrow={isNarrow}>
        {first.map(item)}
        {others.length > 0 && (
          <NavMore
            label={t('nav.moreAreas', { count: others.length })}
            icons={others.map(({ icon }) => icon)}
            isNarrow={isNarrow}
            isOpen={others.some(isShown)}
          >
            {others.map(item)}
          </NavMore>
        )}
        {soon.length > 0 && !isNarrow && (
          <NavMore
            label={t('nav.moreSoon', { count: soon.length })}
            isNarrow={false}
            isOpen={soon.some(isShown)}
          >
            {soon.map(item)}
          </NavMore>
        )}
      </NavGroup>
    )
  }
  const areas = (listed: typeof FIRST_ENTRIES | typeof LAST_ENTRIES | typeof OWN_ENTRIES) =>
    listed.map(({ key, icon }) => (
      <NavItem
        key={key}
        isNarrow={isNarrow}
        to={pathOf(key)}
        hasPages={key === 'chatbot'}
        icon={icon}
        label={t(`nav.${key}`)}
        count={key === 'chat' ? chats : null}
      />
    ))
  const account = staff.visit ? null : <AccountLink to={pathOf('account')} label={t('account.title')} />

  return (
    <div className="flex h-full flex-col">
      <div className={`flex items-center gap-3 pt-3 pb-1.5 ${isNarrow ? 'justify-center' : 'ps-4 pe-3'}`}>
        <HotelLogo hotel={hotel} size="xs" />
        {!isNarrow && (
          <div className="min-w-0">
            <OneLine text={hotel.name} className="font-semibold" />
            {staff.visit ? (
              <p className="truncate text-xs leading-6 text-muted">{t('visit.label')}</p>
            ) : (
              <Link
                to="/hotelly/$slug/admin/account"
                params={{ slug: hotel.slug }}
                title={t('nav.signedInAs', { email: staff.email })}
                className="block min-h-6 rounded-sm text-xs leading-6 text-muted hover:text-ink hover:underline"
              >
                <OneLine text={staff.email} />
              </Link>
            )}
          </div>
        )}
      </div>
      {folding.onFold && (
        <div className={isNarrow ? 'grid justify-center' : 'px-2.5 pt-1 pb-2'}>
          <PaletteButton label={t('palette.title')} isNarrow={isNarrow} onOpen={onPalette} />
        </div>
      )}
      <nav
        aria-label={t('nav.label')}
        className="relative grid flex-1 content-start gap-1.5 overflow-y-auto px-2.5 py-1"
      >
        <ul className="grid gap-px">
          {areas(FIRST_ENTRIES)}
          {openServiceBookings &&
            BOOKING_ENTRIES.map(({ key, icon }) => (
              <NavItem
                key={key}
                isNarrow={isNarrow}
                to={pathOf(key)}
                icon={icon}
                label={t(`nav.${key}`)}
                count={workOf(key)}
              />
            ))}
        </ul>
        {group('services')}
        {group('bookings')}
        <ul className="grid gap-px border-t border-line pt-1.5">{areas(LAST_ENTRIES)}</ul>
        <ul className="grid gap-px border-t border-line pt-1.5">
          {areas(OWN_ENTRIES)}
          <NewTabItem href={guestViewOf(hotel.slug, path)} label={t('nav.asGuest')} isNarrow={isNarrow} />
        </ul>
      </nav>
      <SideTools
        {...folding}
        isNarrow={isNarrow}
        signOutLabel={t(staff.visit ? 'visit.end' : 'nav.signOut')}
        onSignOut={onSignOut}
        account={account}
      />
    </div>
  )
}
