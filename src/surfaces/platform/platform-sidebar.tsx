import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { StaffSession } from '#features/sessions/contract.ts'
import { pageData } from '#kit/web/page-data.ts'
import { OneLine } from '#kit/web/ui/one-line.tsx'
import { PaletteButton } from '#kit/web/ui/palette-button.tsx'
import type { Folding } from '#kit/web/ui/side-frame.tsx'
import { AccountLink, NavItem, SideTools } from '#kit/web/ui/side-nav.tsx'
import { PLATFORM_ENTRIES } from './platform-entries.ts'
import { ProviderMark } from '#features/platform/ui/provider-mark.tsx'

type SidebarProps = Folding & { staff: StaffSession; onPalette: () => void; onSignOut: () => void }

/** Navigation, the signed-in super admin and the sign-out button (PSH-01). */
export function PlatformSidebar({ staff, isNarrow, onPalette, onSignOut, ...folding }: SidebarProps) {
  const { t } = useTranslation(['platform', 'hotel-admin'])
  return (
    <div className="flex h-full flex-col">
      <div className={`flex items-center gap-3 pt-4 pb-2 ${isNarrow ? 'justify-center' : 'ps-4 pe-3'}`}>
        <ProviderMark />
        {!isNarrow && (
          <div className="min-w-0">
            <p className="truncate font-semibold">{pageData.provider}</p>
            <Link
              to="/hotelly/internal/admin/account"
              title={t('nav.signedInAs', { email: staff.email })}
              className="block min-h-6 rounded-sm text-xs leading-6 text-muted hover:text-ink hover:underline"
            >
              <OneLine text={staff.email} />
            </Link>
          </div>
        )}
      </div>
      {folding.onFold && (
        <div className={isNarrow ? 'grid justify-center' : 'px-2.5 pt-1 pb-2'}>
          <PaletteButton label={t('hotel-admin:palette.title')} isNarrow={isNarrow} onOpen={onPalette} />
        </div>
      )}
      <nav aria-label={t('nav.label')} className="flex-1 overflow-y-auto px-2.5 py-2">
        <ul className="grid gap-0.5">
          {PLATFORM_ENTRIES.map(({ key, icon }) => (
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
      <SideTools
        {...folding}
        isNarrow={isNarrow}
        signOutLabel={t('nav.logout')}
        onSignOut={onSignOut}
        account={<AccountLink to="/hotelly/internal/admin/account" label={t('hotel-admin:account.title')} />}
      />
    </div>
  )
}
