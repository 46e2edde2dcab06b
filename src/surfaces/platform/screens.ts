import { isPeriod, type Period } from '#features/assistant-figures/rules.ts'
import type { HotelsAddress } from '#features/hotel-administration/contract.ts'
import { HOTEL_SORTS, SHOWN_STATES } from '#features/hotel-administration/rules.ts'
import { PAGE_MAX, SEARCH_LENGTH } from '#kit/shared/sizes.ts'
import type { Surface } from '../screen.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The router parses `?search=303` as a number. */
const searchIn = ({ search }: Record<string, unknown>): { search?: string } =>
  (typeof search === 'string' && search !== '') || typeof search === 'number'
    ? { search: String(search).slice(0, SEARCH_LENGTH) }
    : {}

const pageIn = ({ page }: Record<string, unknown>): { page?: number } =>
  Number.isInteger(page) && Number(page) > 1 ? { page: Math.min(Number(page), PAGE_MAX) } : {}

export const platformSurface = {
  look: 'platform',
  address: '/hotelly/internal/admin',
  shell: 'surfaces/platform/platform-shell.tsx',
  texts: ['common', 'hotel-admin', 'platform'],
  signIn: {
    path: 'login',
    file: 'features/sessions/ui/super-admin-login-screen.tsx',
    title: 'platform:login.title',
    texts: ['second-factor'],
  },
  screens: [
    {
      path: 'dashboard',
      file: 'surfaces/platform/platform-dashboard-screen.tsx',
      title: 'platform:nav.dashboard',
      also: ['/'],
    },
    {
      path: 'hotels',
      file: 'features/hotel-administration/ui/hotels-screen.tsx',
      title: 'platform:hotels.title',
      readSearch: (search): HotelsAddress => {
        const state = SHOWN_STATES.find((state) => state === search.state)
        const sort = HOTEL_SORTS.find((sort) => sort === search.sort)
        return {
          ...searchIn(search),
          ...(state ? { state } : {}),
          ...(sort ? { sort } : {}),
          ...(search.desc === true ? { desc: true } : {}),
          ...pageIn(search),
        }
      },
    },
    {
      path: 'hotels/new',
      file: 'features/hotel-administration/ui/new-hotel-screen.tsx',
      texts: ['hotel-profile'],
      readSearch: (search): { from?: string } =>
        typeof search.from === 'string' ? { from: search.from } : {},
    },
    {
      path: 'hotels/$hotelId/edit',
      file: 'features/hotel-administration/ui/edit-hotel-screen.tsx',
      texts: ['hotel-profile'],
    },
    {
      path: 'users',
      file: 'features/staff/ui/users-screen.tsx',
      title: 'platform:users.title',
      readSearch: (search): { search?: string; hotel?: string; page?: number; show?: 'super-admins' } => ({
        ...(search.show === 'super-admins' ? { show: search.show } : {}),
        ...searchIn(search),
        ...(typeof search.hotel === 'string' && UUID.test(search.hotel) ? { hotel: search.hotel } : {}),
        ...pageIn(search),
      }),
    },
    { path: 'users/new', file: 'features/staff/ui/add-user-screen.tsx', title: 'platform:users.form.title' },
    { path: 'settings', file: 'features/platform/ui/settings-screen.tsx', title: 'platform:nav.settings' },
    {
      path: 'assistant',
      file: 'features/assistant-figures/ui/assistant-figures-screen.tsx',
      title: 'platform:nav.assistant',
      readSearch: (search): { days?: Period; search?: string; page?: number } => ({
        ...(isPeriod(search.days) ? { days: search.days } : {}),
        ...searchIn(search),
        ...pageIn(search),
      }),
    },
    { path: 'audit', file: 'features/audit/ui/platform-audit-screen.tsx', title: 'hotel-admin:audit.title' },
    {
      path: 'account',
      file: 'features/sessions/ui/super-admin-account-screen.tsx',
      title: 'hotel-admin:account.title',
      texts: ['second-factor'],
    },
  ],
} as const satisfies Surface
