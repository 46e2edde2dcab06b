import { useNavigate } from '@tanstack/react-router'
import {
  CircleUserRound,
  ExternalLink,
  Keyboard,
  LogOut,
  Megaphone,
  UserPlus,
  UtensilsCrossed,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Palette } from '#kit/web/ui/palette.tsx'
import type { PaletteEntry } from '#kit/web/ui/palette-search.ts'
import { useServiceBookingsWatch } from '#features/service-bookings/ui/staff/service-bookings-watch.tsx'
import { newDishLink } from '#features/menu/ui/staff/dish-address.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { guestViewOf } from './guest-view.ts'
import { FIRST_ENTRIES, LAST_ENTRIES, OWN_ENTRIES, BOOKING_ENTRIES } from './staff-entries.ts'
import { useDishEntries } from './use-dish-entries.ts'
import { useServiceActions, useServiceEntries } from './use-service-entries.ts'
import { useLookEntries } from '../use-look-entries.ts'
import { useServiceAreas } from './use-service-areas.ts'

type StaffPaletteProps = { onKeys: () => void; onSignOut: () => void; onClose: () => void }

/** Every page of the hotel panel, what staff do most, what is open or offered of its services, and each dish. */
export function StaffPalette({ onKeys, onSignOut, onClose }: StaffPaletteProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const areas = useAreaEntries()
  const actions = useActionEntries()
  const services = useServiceEntries()
  const dishes = useDishEntries()
  const group = t('palette.actions')
  const entries: PaletteEntry[] = [
    ...areas.filter(({ isOpen }) => isOpen),
    ...actions,
    { id: 'keys', group, label: t('palette.keys'), icon: Keyboard, hint: '?', run: onKeys },
    { id: 'sign-out', group, label: t('nav.signOut'), icon: LogOut, run: onSignOut },
    ...services,
    ...dishes,
    ...areas.filter(({ isOpen }) => !isOpen),
  ]
  return (
    <Palette
      entries={entries}
      words={{
        title: t('palette.title'),
        search: t('palette.search'),
        none: (search) => t('palette.none', { search }),
        results: (count) => t('palette.results', { count }),
      }}
      onClose={onClose}
    />
  )
}

function useAreaEntries() {
  const { open: openServiceBookings } = useServiceBookingsWatch()
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const navigate = useNavigate()
  const group = t('palette.areas')
  const serviceAreas = useServiceAreas()
  const goTo = (path: string) => () => void navigate({ to: `/hotelly/${slug}/admin/${path}` })
  const single = ({
    key,
    icon,
  }: (typeof FIRST_ENTRIES | typeof BOOKING_ENTRIES | typeof LAST_ENTRIES | typeof OWN_ENTRIES)[number]) => ({
    id: key,
    group,
    label: t(`nav.${key}`),
    icon,
    isOpen: true,
    run: goTo(key),
  })
  const services = (folder: 'services' | 'bookings', title: string) =>
    serviceAreas.map(({ key, label, icon, isOpen }) => ({
      id: `${folder}-${key}`,
      label,
      icon,
      isOpen,
      hint: title,
      group: isOpen ? group : t('common:comingSoon'),
      run: goTo(`${folder}/${key}`),
    }))
  return [
    ...FIRST_ENTRIES.map(single),
    ...(openServiceBookings ? BOOKING_ENTRIES.map(single) : []),
    ...services('bookings', t('nav.serviceBookings')),
    ...services('services', t('nav.servicePages')),
    ...LAST_ENTRIES.map(single),
    ...OWN_ENTRIES.map(single),
    {
      id: 'account',
      group,
      label: t('account.title'),
      icon: CircleUserRound,
      isOpen: true,
      run: goTo('account'),
    },
  ]
}

function useActionEntries(): PaletteEntry[] {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const navigate = useNavigate()
  const group = t('palette.actions')
  const add = (one: 'guest' | 'announcement', path: string) => () =>
    void navigate({ to: `/hotelly/${slug}/admin/${path}`, state: { add: one } })
  const ofServices = useServiceActions()
  const looks = useLookEntries(group)
  return [
    { id: 'add-guest', group, label: t('guests.add'), icon: UserPlus, run: add('guest', 'guests') },
    {
      id: 'add-dish',
      group,
      label: t('menu.add'),
      icon: UtensilsCrossed,
      run: () => void navigate(newDishLink({ slug, from: 'elsewhere' })),
    },
    {
      id: 'add-news',
      group,
      label: t('announcements.add'),
      icon: Megaphone,
      run: add('announcement', 'announcements'),
    },
    ...ofServices,
    {
      id: 'guest-view',
      group,
      label: t('nav.asGuest'),
      icon: ExternalLink,
      run: () => void open(guestViewOf(slug, window.location.pathname), '_blank', 'noopener'),
    },
    ...looks,
  ]
}
