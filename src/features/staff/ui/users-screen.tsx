import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { VisitNote } from '#features/support-access/ui/visit-note.tsx'
import { toast } from '#kit/web/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Page } from '#kit/web/ui/page.tsx'
import { Segments } from '#kit/web/ui/segments.tsx'
import { AddLink } from './add-link.tsx'
import { staffApi } from './api.ts'
import { HotelAdmins } from './hotel-admins.tsx'
import { SuperAdmins } from './super-admins.tsx'
import { useUsersAddress } from './use-users-address.ts'

/** Hotel admins and super admins. */
export function UsersScreen() {
  const { t } = useTranslation('platform')
  const { show, goTo } = useUsersAddress()
  const client = useQueryClient()
  const queryKey = show ? staffApi.query.listSuperAdmins.key() : staffApi.query.list.key()
  const isFetching = useIsFetching({ queryKey }) > 0

  const refresh = async () => {
    await client.refetchQueries({ queryKey, type: 'active' })
    const asked = client.getQueryCache().findAll({ queryKey, type: 'active' })
    if (asked.every(({ state }) => state.status === 'success'))
      toast.success(t('users.refreshed'), { id: 'users-refreshed' })
  }

  return (
    <Page
      title={t('users.title')}
      lead={t('users.lead')}
      tools={
        <>
          <Button className="max-sm:!px-3" isBusy={isFetching} onClick={() => void refresh()}>
            {!isFetching && <RefreshCw aria-hidden className="size-4" />}
            <span className="max-sm:sr-only">{t('users.refresh')}</span>
          </Button>
          <AddLink text={t('users.add')} />
        </>
      }
    >
      <VisitNote />
      <div className="sm:justify-self-start">
        <Segments
          label={t('users.which')}
          choices={[
            { value: null, text: t('users.hotelAdmins') },
            { value: 'super-admins' as const, text: t('superAdmins.title') },
          ]}
          chosen={show}
          onChoose={(wanted) => void goTo(wanted)}
        />
      </div>
      {show ? <SuperAdmins /> : <HotelAdmins />}
    </Page>
  )
}
