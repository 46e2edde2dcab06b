import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { useFailureToast } from '#kit/web/use-failure-toast.ts'
import type { DeletedHotel } from '../contract.ts'
import { hotelAdministrationApi } from './api.ts'

/** The deleted hotels, and the actions on one: restore or purge. */
export function useDeletedHotels(asked: { search: string; page: number }) {
  const { t } = useTranslation('platform')
  const { errorText } = useErrorText()
  const client = useQueryClient()
  const list = useQuery({
    ...hotelAdministrationApi.query.listDeleted.queryOptions({ input: asked }),
    placeholderData: keepPreviousData,
  })
  useFailureToast(list.error, t('hotels.loadFailed'))

  const refused = (text: string) => (error: unknown) => {
    const description =
      hotelAdministrationApi.codeOf(error) === 'NOT_FOUND' ? t('hotels.deleted.gone') : errorText(error, '')
    toast.error(text, { description, duration: Number.POSITIVE_INFINITY })
  }
  const onSettled = () => client.invalidateQueries({ queryKey: [['hotels']] })
  const restore = useMutation({
    mutationFn: ({ id }: DeletedHotel) => hotelAdministrationApi.call.restore({ id }),
    onSuccess: ({ name }) => toast.success(t('hotels.deleted.restored', { name })),
    onError: refused(t('hotels.deleted.restoreFailed')),
    onSettled,
  })
  const purge = useMutation({
    mutationFn: ({ id, slug }: DeletedHotel) =>
      hotelAdministrationApi.call.purge({ id, confirmedSlug: slug }),
    onSuccess: (_gone, { name }) => toast.success(t('hotels.deleted.purged', { name })),
    onError: refused(t('hotels.deleted.purgeFailed')),
    onSettled,
  })
  return { list, restore, purge }
}
