import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffSession } from '../contract.ts'

type FrameProps = { staff: Pick<StaffSession, 'fullName' | 'email'> | null | undefined; children: ReactNode }

/** The page of the user's own account, under their name. */
export function AccountFrame({ staff, children }: FrameProps) {
  const { t } = useTranslation('hotel-admin')
  return (
    <div className="mx-auto grid max-w-3xl gap-5 px-4 py-5 lg:px-8 lg:py-7">
      <header>
        <h1 className="text-2xl font-semibold tracking-tight">{t('account.title')}</h1>
        <p className="mt-1 min-h-5 text-muted">
          <bdi>{staff?.fullName}</bdi> · <bdi>{staff?.email}</bdi>
        </p>
      </header>
      {children}
    </div>
  )
}
