import { Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffSession } from '#features/sessions/contract.ts'
import { FirstSuperAdminPassword } from '#features/sessions/ui/first-password.tsx'
import { useForgetStaff } from '#features/sessions/ui/use-staff.ts'
import { useAnyStaff, useSuperAdminSignOut } from '#features/sessions/ui/use-super-admin.ts'
import { useSurface } from '#kit/web/surface.ts'
import { useDiscardFirst } from '#kit/web/ui/discard-question.tsx'
import { useCommandKeys } from '#kit/web/keyboard.ts'
import { later } from '#kit/web/later.tsx'
import { pageData } from '#kit/web/page-data.ts'
import { PaletteButton } from '#kit/web/ui/palette-button.tsx'
import { SessionUnknown } from '#kit/web/ui/session-unknown.tsx'
import { SideFrame, SideSkeleton } from '#kit/web/ui/side-frame.tsx'
import { useLive } from '#kit/web/use-live.ts'
import { PlatformSidebar } from './platform-sidebar.tsx'
import { ProviderMark } from '#features/platform/ui/provider-mark.tsx'

const PlatformPalette = later(() => import('./platform-palette.tsx'), 'PlatformPalette')
const PlatformKeys = later(() => import('./platform-keys.tsx'), 'PlatformKeys')
PlatformPalette.fetchSoon()

/** Wraps every page of the platform's panel: signed-out users go to the sign-in, other roles to `/404` (PAU-03). */
export function PlatformShell() {
  const { data: staff, error, refetch, isFetching } = useAnyStaff()
  const signOut = useSuperAdminSignOut()
  const askedFor = useLocation({ select: ({ href }) => href })
  useForgetStaff(staff)
  useSurface('platform')

  if (staff === null) {
    if (askedFor.startsWith('/hotelly/internal/admin/login')) return null
    const state = signOut.isIdle ? { state: { askedFor } } : {}
    return <Navigate to="/hotelly/internal/admin/login" replace {...state} />
  }
  if (staff && staff.role !== 'super_admin') return <Navigate to="/404" replace />
  const leave = () => signOut.mutate()
  if (staff?.mustChangePassword) return <FirstSuperAdminPassword staff={staff} onSignOut={leave} />
  if (staff) return <PlatformFrame staff={staff} onSignOut={leave} />
  if (!error) return <SideSkeleton />
  return <SessionUnknown error={error} isBusy={isFetching} onRetry={() => void refetch()} />
}

/** Queries to invalidate after any change announced on a super admin's event stream. */
const SHOWN = ['platform', 'hotels', 'staff', 'support', 'audit'] as const

function PlatformFrame({ staff, onSignOut }: { staff: StaffSession; onSignOut: () => void }) {
  const { t } = useTranslation(['platform', 'hotel-admin'])
  const client = useQueryClient()
  const { act: leave, question } = useDiscardFirst(onSignOut)
  const [over, setOver] = useState<'palette' | 'keys' | null>(null)
  const close = () => setOver(null)
  const openPalette = () => setOver('palette')
  const openKeys = () => setOver('keys')
  useCommandKeys({ onPalette: openPalette, onHelp: openKeys })
  useLive('internal', 'platform', (message) => {
    if (message.kind !== 'change') return
    for (const feature of SHOWN) void client.invalidateQueries({ queryKey: [[feature]] })
  })
  const brand = (
    <>
      <ProviderMark />
      <p className="truncate font-semibold">{pageData.provider}</p>
    </>
  )
  return (
    <SideFrame
      label={t('nav.label')}
      brand={brand}
      renderSide={(folding) => (
        <PlatformSidebar {...folding} staff={staff} onPalette={openPalette} onSignOut={leave} />
      )}
      tools={<PaletteButton label={t('hotel-admin:palette.title')} isNarrow onOpen={openPalette} />}
    >
      <Suspense>
        <Outlet />
      </Suspense>
      {over === 'palette' && <PlatformPalette onKeys={openKeys} onSignOut={leave} onClose={close} />}
      {over === 'keys' && <PlatformKeys onClose={close} />}
      {question}
    </SideFrame>
  )
}
