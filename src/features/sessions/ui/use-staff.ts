import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { forgetDrafts } from '#features/chat/ui/staff/drafts.ts'
import { toast } from '#kit/web/toast.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { sessionsApi } from './api.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The staff page that was asked for before the sign-in. */
    askedFor?: string
  }
}

export const currentStaff = (slug: string) =>
  sessionsApi.query.currentHotelAdmin.queryOptions({ input: { slug } })

/** Who is signed in as this hotel's staff: undefined while unknown, null when nobody is. */
export const useStaff = (slug: string) => useQuery(currentStaff(slug))

/** HAA-12. What staff saw does not stay in the browser. */
export function useStaffSignOut(slug: string) {
  const { t } = useTranslation('hotel-admin')
  const { errorText } = useErrorText()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => sessionsApi.call.signOutHotelAdmin({ slug }),
    onSuccess: () => {
      toast.dismiss()
      toast.success(t('nav.signedOut'))
      client.setQueryData(currentStaff(slug).queryKey, null)
      forgetDrafts()
      for (const feature of ['bookings', 'guests', 'dashboard', 'chat']) {
        client.removeQueries({ queryKey: [[feature]] })
      }
    },
    onError: (error) =>
      toast.error(t('nav.signOutFailed'), {
        description: errorText(error, ''),
        duration: Number.POSITIVE_INFINITY,
      }),
  })
}
