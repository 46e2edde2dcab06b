import { useLinkProps } from '@tanstack/react-router'
import { ConciergeBell, Info, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'

export type Tab = 'services' | 'chat' | 'announcements'

const TABS = [
  { tab: 'services', label: 'home.services', icon: ConciergeBell },
  { tab: 'chat', label: 'home.chat', icon: MessageCircle },
  { tab: 'announcements', label: 'home.info', icon: Info },
] as const

/** HOME-07: the three tabs, within the thumb's reach; on a desktop in the header. */
export function TabBar({ active }: { active: Tab }) {
  const { t } = useTranslation('guest')
  return (
    <nav
      data-bottom-bar
      aria-label={t('home.tabs')}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-card/95 pb-[env(safe-area-inset-bottom)] backdrop-blur lg:static lg:border-0 lg:bg-transparent lg:pb-0 lg:backdrop-blur-none"
    >
      <ul className="mx-auto grid max-w-lg grid-cols-3 lg:flex lg:gap-1">
        {TABS.map(({ tab, label, icon: Icon }) => (
          <li key={tab}>
            <TabLink tab={tab} isActive={tab === active}>
              {tab === active && (
                <span
                  aria-hidden
                  className="absolute top-0 h-[3px] w-12 rounded-b-full bg-accent lg:hidden"
                />
              )}
              <Icon aria-hidden className="size-6 lg:size-5" />
              {t(label)}
            </TabLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type TabLinkProps = { tab: Tab; isActive: boolean; children: ReactNode }

/** The tab on the screen is the current one, which the path need not name: `Link` itself would go by the path. */
function TabLink({ tab, isActive, children }: TabLinkProps) {
  const { slug } = useHotel()
  const link = useLinkProps({ to: `/hotelly/$slug/${tab}`, params: { slug } })
  return (
    <a
      {...link}
      aria-current={isActive ? 'page' : undefined}
      className={`relative flex min-h-16 flex-col items-center justify-center gap-1 pt-1 text-[0.8125rem] transition short:min-h-11 short:flex-row short:gap-2 short:pt-0 lg:min-h-11 lg:flex-row lg:gap-2 lg:rounded-full lg:px-4.5 lg:pt-0 lg:text-base ${
        isActive ? 'font-semibold text-accent-text lg:bg-tint' : 'font-medium text-muted hover:text-ink'
      }`}
    >
      {children}
    </a>
  )
}
