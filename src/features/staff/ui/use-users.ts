import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFailureToast } from '#kit/web/use-failure-toast.ts'
import { staffApi } from './api.ts'
import { useUsersAddress } from './use-users-address.ts'

/** The page of users selected in the URL; a failure to load is reported once. */
export function useUsers() {
  const { t } = useTranslation('platform')
  const { search, hotel, page } = useUsersAddress()
  const users = useQuery({
    ...staffApi.query.list.queryOptions({ input: { search, hotelId: hotel, page } }),
    placeholderData: keepPreviousData,
  })
  useFailureToast(users.error, t('users.loadFailed'))
  return users
}

/** The hotels to which a user can belong, by name. */
export const useHotelChoices = () => useQuery(staffApi.query.hotels.queryOptions())

/** All super admins, active and inactive. */
export function useSuperAdmins() {
  const { t } = useTranslation('platform')
  const admins = useQuery(staffApi.query.listSuperAdmins.queryOptions())
  useFailureToast(admins.error, t('superAdmins.loadFailed'))
  return admins
}
