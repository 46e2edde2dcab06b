import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { forget } from '#kit/web/belongings.ts'
import { toast } from '#kit/web/toast.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import type { StaffSession } from '../contract.ts'
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

/** Of whom this tab holds something. */
let known: string | null = null

/** What staff saw does not stay in the browser. */
export function forgetStaff() {
  known = null
  forget('staff')
}

/** Nor in a tab whose session has ended elsewhere, or is somebody else's by now. */
export function useForgetStaff(staff: StaffSession | null | undefined) {
  const id = staff && staff.userId
  useEffect(() => {
    if (id === undefined) return
    if (known !== null && known !== id) forgetStaff()
    known = id
  }, [id])
}

/** HAA-12 */
export function useStaffSignOut(slug: string) {
  const { t } = useTranslation('hotel-admin')
  const { errorText } = useErrorText()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => sessionsApi.call.signOutHotelAdmin({ slug }),
    onSuccess: () => {
      forgetStaff()
      client.setQueryData(currentStaff(slug).queryKey, null)
      toast.success(t('nav.signedOut'))
    },
    onError: (error) =>
      toast.error(t('nav.signOutFailed'), {
        description: errorText(error, ''),
        duration: Number.POSITIVE_INFINITY,
      }),
  })
}
