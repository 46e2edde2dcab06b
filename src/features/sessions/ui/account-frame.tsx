import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffSession } from '../contract.ts'
import { Page } from '#kit/web/ui/page.tsx'

type FrameProps = { staff: Pick<StaffSession, 'fullName' | 'email'> | null | undefined; children: ReactNode }

/** The page of the user's own account, under their name. */
export function AccountFrame({ staff, children }: FrameProps) {
  const { t } = useTranslation('hotel-admin')
  return (
    <Page
      title={t('account.title')}
      isNarrow
      about={
        <p className="min-h-5">
          <bdi>{staff?.fullName}</bdi> · <bdi>{staff?.email}</bdi>
        </p>
      }
    >
      {children}
    </Page>
  )
}
