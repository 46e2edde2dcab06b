import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Ban, BellPlus, CalendarClock, CalendarPlus, ConciergeBell, ListTodo, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { DECLARED } from '#features/categories/all.ts'
import { useCategoryTexts } from '#features/categories/ui/use-category-texts.ts'
import { allOffersQuery, resourcesQuery } from '#features/service-items/ui/staff/offers-query.ts'
import { useOpenCategories } from '#features/service-items/ui/use-open-categories.ts'
import { openServiceBookingsQuery } from '#features/service-bookings/ui/staff/service-bookings-query.ts'
import { shortId } from '#kit/shared/ids.ts'
import type { PaletteEntry } from '#kit/web/ui/palette-search.ts'
import { askToEdit } from '#kit/web/use-asked-to-edit.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { useLocalized } from '#kit/web/use-localized.ts'

/** What is open, offered and booked beside room service, for the palette; nothing where no area is open. */
export function useServiceEntries(): PaletteEntry[] {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const navigate = useNavigate()
  const language = useLanguage()
  const localized = useLocalized()
  const textsOf = useCategoryTexts()
  const open = useOpenCategories()
  const [first] = open ?? []
  const enabled = first !== undefined
  const bookings = useQuery({ ...openServiceBookingsQuery(slug), enabled })
  const offers = useQuery({ ...allOffersQuery(slug), enabled })
  const resources = useQuery({ ...resourcesQuery(slug), enabled })
  if (!first) return []

  const edit = (path: string, id: string, more = {}) =>
    void navigate({ to: `/hotelly/${slug}/admin/${path}`, search: { ...more, ...askToEdit(id, language) } })
  return [
    ...(bookings.data ?? []).map((each) => ({
      id: each.id,
      isOnlyFound: true,
      icon: each.kind === 'request' ? ListTodo : CalendarClock,
      group: t(each.kind === 'request' ? 'nav.requests' : 'nav.appointments'),
      label: t('palette.work', { room: each.roomNumber, name: localized(each.name) }),
      hint: `${each.guestName} #${shortId(each.id)}`,
      run: () => edit(each.kind === 'request' ? 'requests' : 'appointments', each.id),
    })),
    ...(offers.data ?? [])
      .filter(({ category }) => open?.has(category))
      .map(({ id, name, category }) => ({
        id,
        isOnlyFound: true,
        icon: ConciergeBell,
        label: localized(name),
        group: t('translations.offers'),
        hint: textsOf(category).name,
        run: () => edit(`services/${DECLARED[category].path}`, id),
      })),
    ...(resources.data ?? []).map(({ id, name }) => ({
      id,
      isOnlyFound: true,
      icon: UsersRound,
      label: localized(name),
      group: t('translations.resources'),
      run: () => edit(`services/${DECLARED[first].path}`, id, { show: 'resources' }),
    })),
  ]
}

/** What staff do most with requests and appointments; nothing where no area is open. */
export function useServiceActions(): PaletteEntry[] {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const navigate = useNavigate()
  const open = useOpenCategories()
  if (!open || open.size === 0) return []
  const group = t('palette.actions')
  const add = (one: 'request' | 'appointment' | 'block', path: string) => () =>
    void navigate({ to: `/hotelly/${slug}/admin/${path}`, state: { add: one } })
  return [
    {
      id: 'add-request',
      group,
      label: t('palette.newRequest'),
      icon: BellPlus,
      run: add('request', 'requests'),
    },
    {
      id: 'add-appointment',
      group,
      label: t('palette.newAppointment'),
      icon: CalendarPlus,
      run: add('appointment', 'appointments'),
    },
    { id: 'add-block', group, label: t('palette.newBlock'), icon: Ban, run: add('block', 'appointments') },
  ]
}
