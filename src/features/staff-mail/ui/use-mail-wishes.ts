import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { putAnswer } from '#kit/web/put-answer.ts'
import { useRefusalToast } from '#kit/web/use-refusal-toast.ts'
import type { MailWishes } from '../contract.ts'
import { staffMailApi, staffMailQuery } from './api.ts'

const WISHES = ['staff-mail', 'wishes']

/** How the caller is written to, with what was chosen here and is still on its way. */
export function useMailWishes() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const client = useQueryClient()
  const tell = useRefusalToast()
  const query = useQuery(staffMailQuery(slug))
  const { queryKey } = staffMailQuery(slug)
  const sent = useMutationState({
    filters: { mutationKey: WISHES, status: 'pending' },
    select: ({ state }) => state.variables as MailWishes,
  })
  const { mutate } = useMutation({
    mutationKey: WISHES,
    // one after the other: the last choice is the one that counts
    scope: { id: 'mail-wishes' },
    mutationFn: (mail: MailWishes) => staffMailApi.call.save({ slug, mail }),
    onSuccess: (saved) => putAnswer(client, queryKey, saved),
    onError: (error) => tell(error, t('mail.saveFailed')),
  })
  const data = query.data && { ...query.data, ...sent.at(-1) }
  const change = (wanted: Partial<MailWishes>) => {
    if (!data) return
    const { language, alerts, summary } = data
    mutate({ language, alerts, summary, ...wanted })
  }
  return { ...query, data, change }
}
