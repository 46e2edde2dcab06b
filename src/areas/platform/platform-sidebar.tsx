import { useTranslation } from 'react-i18next'
import type { StaffSession } from '#features/sessions/contract.ts'
import { pageData } from '#kit/web/page-data.ts'
import { OneLine } from '#kit/web/ui/one-line.tsx'
import type { Folding } from '#kit/web/ui/side-frame.tsx'
import { NavItem, SideTools } from '#kit/web/ui/side-nav.tsx'
import { PLATFORM_AREAS } from './platform-areas.ts'
import { ProviderMark } from '#features/platform/ui/provider-mark.tsx'

type SidebarProps = Folding & { staff: StaffSession; onSignOut: () => void }

/** Navigation, the signed-in super admin and the sign-out button (PSH-01). */
export function PlatformSidebar({ staff, isNarrow, onSignOut, ...folding }: SidebarProps) {
  const { t } = useTranslation('platform')
  return (
    <div className="flex h-full flex-col">
      <div className={`flex items-center gap-3 pt-4 pb-2 ${isNarrow ? 'justify-center' : 'ps-4 pe-3'}`}>
        <ProviderMark />
        {!isNarrow && (
          <div className="min-w-0">
            <p className="truncate font-semibold">{pageData.provider}</p>
            <p className="text-xs leading-6 text-muted" title={t('nav.signedInAs', { email: staff.email })}>
              <OneLine text={staff.email} />
            </p>
          </div>
        )}
      </div>
      <nav aria-label={t('nav.label')} className="flex-1 overflow-y-auto px-2.5 py-2">
        <ul className="grid gap-0.5">
          {PLATFORM_AREAS.map(({ key, icon }) => (
            <NavItem
              key={key}
              to={`/hotelly/internal/admin/${key}`}
              icon={icon}
              label={t(`nav.${key}`)}
              isNarrow={isNarrow}
              hasPages
            />
          ))}
        </ul>
      </nav>
      <SideTools {...folding} isNarrow={isNarrow} signOutLabel={t('nav.logout')} onSignOut={onSignOut} />
    </div>
  )
}
