import { Link } from '@tanstack/react-router'
import { Building2, ChevronRight, Flag, type LucideIcon, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type Action = { key: 'Hotels' | 'Users' | 'Flags'; icon: LucideIcon; page: string; hash?: string }

const ACTIONS: readonly Action[] = [
  { key: 'Hotels', icon: Building2, page: 'hotels' },
  { key: 'Users', icon: Users, page: 'users' },
  { key: 'Flags', icon: Flag, page: 'settings', hash: 'feature-flags' },
]

/** Links to hotels, users and flags; the flags are part of the settings (PDB-03, OP-04). */
export function QuickActions() {
  const { t } = useTranslation('platform')
  return (
    <nav aria-label={t('console.actions')}>
      <ul className="grid gap-3 sm:grid-cols-3">
        {ACTIONS.map(({ key, icon: Icon, page, hash = '' }) => (
          <li key={key}>
            <Link
              to={`/hotelly/internal/admin/${page}`}
              hash={hash}
              className="flex h-full items-center gap-3 rounded-lg border border-line bg-card px-4 py-3 shadow-card hover:border-muted"
            >
              <span className="grid size-9 shrink-0 place-items-center rounded-sm bg-tint text-accent-text">
                <Icon aria-hidden className="size-4.5" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{t(`console.action${key}`)}</span>
                <span className="block text-muted">{t(`console.action${key}Text`)}</span>
              </span>
              <ChevronRight
                aria-hidden
                className="size-4 shrink-0 text-muted sm:max-lg:hidden rtl:-scale-x-100"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
