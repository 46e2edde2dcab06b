import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { VisitNote } from '#features/support-access/ui/visit-note.tsx'
import { toast } from '#kit/web/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
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
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-5 px-4 py-5 lg:px-8 lg:py-7">
      <header className="flex flex-wrap items-end gap-3">
        <div className="me-auto">
          <h1 className="text-2xl font-semibold tracking-tight">{t('users.title')}</h1>
          <p className="mt-1 text-muted">{t('users.lead')}</p>
        </div>
        <Button className="max-sm:!px-3" isBusy={isFetching} onClick={() => void refresh()}>
          {!isFetching && <RefreshCw aria-hidden className="size-4" />}
          <span className="max-sm:sr-only">{t('users.refresh')}</span>
        </Button>
        <AddLink text={t('users.add')} />
      </header>
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
    </div>
  )
}
