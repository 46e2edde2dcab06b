import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { areEditsKept, forgetEdits, giveEditsTo, keepEditsFor } from '#kit/web/kept-edits.ts'
import { forget } from '#kit/web/personal-storage.ts'
import { toast } from '#kit/web/toast.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { putAnswer } from '#kit/web/put-answer.ts'
import type { HotelStaffSession, StaffSession } from '../contract.ts'
import { sessionsApi } from './api.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The staff page that was requested before the sign-in. */
    askedFor?: string
  }
}

export const currentStaff = (slug: string) =>
  sessionsApi.query.currentHotelAdmin.queryOptions({ input: { slug } })

/** The member of this hotel's staff who is signed in: undefined while unknown, null when nobody is. */
export const useStaff = (slug: string) => useQuery(currentStaff(slug))

/** The user whose data this tab holds. */
let known: string | null = null
/** Whether that is on a support visit, whose end has a screen of its own. */
let isVisiting = false

/** Deletes what staff saw from the browser. */
export function forgetStaff() {
  known = null
  forget('staff')
}

/** Does the same when the session has ended elsewhere, and says so, or belongs to somebody else by now. */
export function useForgetStaff(staff: StaffSession | HotelStaffSession | null | undefined) {
  const { t } = useTranslation(['common', 'hotel-admin'])
  const id = staff && staff.userId
  const isVisit = Boolean(staff && 'visit' in staff && staff.visit)
  const sayEnded = useEffectEvent(() =>
    areEditsKept()
      ? toast.info(t('sessionEnded'), {
          id: 'kept-edits',
          description: t('hotel-admin:discard.isKept'),
          duration: Number.POSITIVE_INFINITY,
        })
      : toast.info(t('sessionEnded')),
  )
  // before the forms that close with the session do so
  useLayoutEffect(() => {
    if (id) giveEditsTo(id)
    else if (id === null && known !== null && !isVisiting) keepEditsFor(known)
  }, [id])
  useEffect(() => {
    if (id === undefined) return
    if (known !== null && known !== id) {
      forgetStaff()
      if (id === null && !isVisiting) sayEnded()
    }
    known = id
    isVisiting = isVisit
  }, [id, isVisit])
}

/** HAA-12 */
export function useStaffSignOut(slug: string) {
  const { t } = useTranslation('hotel-admin')
  const { errorText } = useErrorText()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => sessionsApi.call.signOutHotelAdmin({ slug }),
    onSuccess: () => {
      forgetEdits()
      forgetStaff()
      putAnswer(client, currentStaff(slug).queryKey, null)
      toast.success(t('nav.signedOut'))
    },
    onError: (error) =>
      toast.error(t('nav.signOutFailed'), {
        description: errorText(error, ''),
        duration: Number.POSITIVE_INFINITY,
      }),
  })
}
