import { useNavigate } from '@tanstack/react-router'
import { Building2, CircleUserRound, Keyboard, LogOut, UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Palette } from '#kit/web/ui/palette.tsx'
import { useLookEntries } from '../use-look-entries.ts'
import { PLATFORM_ENTRIES } from './platform-entries.ts'

type PaletteProps = { onKeys: () => void; onSignOut: () => void; onClose: () => void }

/** Every page of the platform's panel, and what super admins do most. */
export function PlatformPalette({ onKeys, onSignOut, onClose }: PaletteProps) {
  const { t } = useTranslation(['platform', 'hotel-admin'])
  const navigate = useNavigate()
  const areas = t('hotel-admin:palette.areas')
  const group = t('hotel-admin:palette.actions')
  const looks = useLookEntries(group)
  const goTo = (path: string) => () => void navigate({ to: `/hotelly/internal/admin/${path}` })
  return (
    <Palette
      entries={[
        ...PLATFORM_ENTRIES.map(({ key, icon }) => ({
          id: key,
          group: areas,
          label: t(`nav.${key}`),
          icon,
          run: goTo(key),
        })),
        {
          id: 'account',
          group: areas,
          label: t('hotel-admin:account.title'),
          icon: CircleUserRound,
          run: goTo('account'),
        },
        { id: 'add-hotel', group, label: t('hotels.add'), icon: Building2, run: goTo('hotels/new') },
        { id: 'add-user', group, label: t('users.add'), icon: UserPlus, run: goTo('users/new') },
        ...looks,
        { id: 'keys', group, label: t('hotel-admin:palette.keys'), icon: Keyboard, hint: '?', run: onKeys },
        { id: 'sign-out', group, label: t('nav.logout'), icon: LogOut, run: onSignOut },
      ]}
      words={{
        title: t('hotel-admin:palette.title'),
        search: t('hotel-admin:palette.search'),
        none: (search) => t('hotel-admin:palette.none', { search }),
        results: (count) => t('hotel-admin:palette.results', { count }),
      }}
      onClose={onClose}
    />
  )
}
