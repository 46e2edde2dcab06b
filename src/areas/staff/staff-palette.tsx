import { useNavigate } from '@tanstack/react-router'
import {
  CircleUserRound,
  Keyboard,
  Languages,
  LogOut,
  Megaphone,
  Monitor,
  Moon,
  Sun,
  UserPlus,
  UtensilsCrossed,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_FACTS, LANGUAGES } from '#kit/shared/languages.ts'
import { useMultiLanguage } from '#kit/web/multi-language.ts'
import { Palette } from '#kit/web/ui/palette.tsx'
import type { PaletteEntry } from '#kit/web/ui/palette-search.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { THEMES, useTheme } from '#kit/web/use-theme.ts'
import { useWorkWatch } from '#features/work/ui/staff/work-watch.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { FIRST_AREAS, LAST_AREAS, OWN_AREAS, WORK_AREAS } from './staff-areas.ts'
import { useServiceActions, useServiceEntries } from './use-service-entries.ts'
import { useServiceAreas } from './use-service-areas.ts'

const THEME_ICON = { light: Sun, dark: Moon, system: Monitor } as const

type StaffPaletteProps = { onKeys: () => void; onSignOut: () => void; onClose: () => void }

/** Every area of the hotel panel, what staff do most, and what is open or offered of its services. */
export function StaffPalette({ onKeys, onSignOut, onClose }: StaffPaletteProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const areas = useAreaEntries()
  const actions = useActionEntries()
  const services = useServiceEntries()
  const group = t('palette.actions')
  const entries: PaletteEntry[] = [
    ...areas.filter(({ isOpen }) => isOpen),
    ...actions,
    { id: 'keys', group, label: t('palette.keys'), icon: Keyboard, hint: '?', run: onKeys },
    { id: 'sign-out', group, label: t('nav.signOut'), icon: LogOut, run: onSignOut },
    ...services,
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
  const { open: openWork } = useWorkWatch()
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const navigate = useNavigate()
  const group = t('palette.areas')
  const serviceAreas = useServiceAreas()
  const goTo = (path: string) => () => void navigate({ to: `/hotelly/${slug}/admin/${path}` })
  const single = ({
    key,
    icon,
  }: (typeof FIRST_AREAS | typeof WORK_AREAS | typeof LAST_AREAS | typeof OWN_AREAS)[number]) => ({
    ...{ id: key, group, label: t(`nav.${key}`), icon, isOpen: true, run: goTo(key) },
  })
  const services = (folder: 'services' | 'bookings', title: string) =>
    serviceAreas.map(({ key, icon, isOpen }) => ({
      ...{ id: `${folder}-${key}`, label: t(`service.${key}`), icon, isOpen, hint: title },
      group: isOpen ? group : t('common:comingSoon'),
      run: goTo(`${folder}/${key}`),
    }))
  return [
    ...FIRST_AREAS.map(single),
    ...(openWork ? WORK_AREAS.map(single) : []),
    ...services('bookings', t('nav.serviceBookings')),
    ...services('services', t('nav.servicePages')),
    ...LAST_AREAS.map(single),
    ...OWN_AREAS.map(single),
    {
      ...{ id: 'account', group, label: t('account.title'), icon: CircleUserRound, isOpen: true },
      run: goTo('account'),
    },
  ]
}

function useActionEntries(): PaletteEntry[] {
  const { t, i18n } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const navigate = useNavigate()
  const language = useLanguage()
  const isMultiLanguage = useMultiLanguage()
  const { theme, choose } = useTheme()
  const group = t('palette.actions')
  const add = (one: 'guest' | 'dish' | 'announcement', path: string) => () =>
    void navigate({ to: `/hotelly/${slug}/admin/${path}`, state: { add: one } })
  const ofServices = useServiceActions()
  const languages = LANGUAGES.filter((one) => one !== language && isMultiLanguage)
  return [
    { id: 'add-guest', group, label: t('guests.add'), icon: UserPlus, run: add('guest', 'guests') },
    { id: 'add-dish', group, label: t('menu.add'), icon: UtensilsCrossed, run: add('dish', 'menu') },
    {
      id: 'add-news',
      group,
      label: t('announcements.add'),
      icon: Megaphone,
      run: add('announcement', 'announcements'),
    },
    ...ofServices,
    ...languages.map((one) => ({
      ...{ id: `language-${one}`, group, icon: Languages },
      label: t('common:language', { language: LANGUAGE_FACTS[one].name }),
      run: () => void i18n.changeLanguage(one),
    })),
    ...THEMES.filter((one) => one !== theme).map((one) => ({
      ...{ id: `theme-${one}`, group, icon: THEME_ICON[one] },
      label: t('common:theme.label', { theme: t(`common:theme.${one}`) }),
      run: () => choose(one),
    })),
  ]
}
