import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { putAnswer } from '#kit/web/put-answer.ts'
import type { VisitMinutes } from '../rules.ts'
import { supportAccessApi } from './api.ts'

type WantedVisit = { hotelId: string; minutes: VisitMinutes; reason: string }

const current = supportAccessApi.query.current.queryOptions()

/** This super admin's current visit, or null. */
export const useVisit = () => useQuery(current)

/** The panel has another look, so it is opened with a full page load. */
export const openPanel = (slug: string) => location.assign(`/hotelly/${slug}/admin/dashboard`)

export function useStartVisit() {
  const { t } = useTranslation('platform')
  const { errorText } = useErrorText()
  return useMutation({
    mutationFn: (wanted: WantedVisit) => supportAccessApi.call.start(wanted),
    onSuccess: ({ hotelSlug }) => openPanel(hotelSlug),
    onError: (error) => {
      const isClosed = supportAccessApi.codeOf(error) === 'HOTEL_CLOSED'
      const description = isClosed ? t('support.closedHotel') : errorText(error, '')
      toast.error(t('support.startFailed'), { description, duration: Number.POSITIVE_INFINITY })
    },
  })
}

/** Ends the visit, from the platform's panel. */
export function useEndVisit() {
  const { t } = useTranslation('platform')
  const { errorText } = useErrorText()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => supportAccessApi.call.end(),
    onSuccess: () => {
      putAnswer(client, current.queryKey, null)
      toast.success(t('support.ended'))
    },
    onError: (error) =>
      toast.error(t('support.endFailed'), {
        description: errorText(error, ''),
        duration: Number.POSITIVE_INFINITY,
      }),
  })
}
