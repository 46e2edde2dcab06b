import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { putAnswer } from '#kit/web/put-answer.ts'
import { useCuredToast } from '#kit/web/use-cured-toast.ts'
import { useRefusalToast } from '#kit/web/use-refusal-toast.ts'
import type { Rehearsal } from '../../rehearsal-contract.ts'
import type { AlertedKind } from '../../rules.ts'
import { rehearsalApi, rehearsalQuery } from '../api.ts'

const QUIET_REFRESH_MS = 60_000

/**
 * The last rehearsal of the hotel's alerts: undefined while unknown, null where there was none.
 * @param isAsked false where nothing is to be asked
 */
export function useRehearsal(isAsked = true): Rehearsal | null | undefined {
  const { slug } = useHotel()
  const { data } = useQuery({
    ...rehearsalQuery(slug),
    enabled: isAsked,
    // events tell of it; this is for where they do not come
    refetchInterval: ({ state }) => (state.data?.endedAt === null ? QUIET_REFRESH_MS : false),
  })
  return data
}

/** Starts a rehearsal, or joins the one that is under way. */
export function useStart() {
  const { t } = useTranslation('hotel-admin')
  const { limitText } = useErrorText()
  const { slug } = useHotel()
  const text = t('rehearsal.startFailed')
  return useChange(
    (kind: AlertedKind) => rehearsalApi.call.rehearse({ slug, kind }),
    text,
    (error) => limitText(error, 'other'),
  )
}

/** Ends a rehearsal, as seen or because whoever started it wants no more. */
export function useEnd({ id }: Pick<Rehearsal, 'id'>) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  return useChange(
    (why: 'seen' | 'stopped') =>
      why === 'seen'
        ? rehearsalApi.call.seeRehearsal({ slug, id })
        : rehearsalApi.call.stopRehearsal({ slug, id }),
    t('rehearsal.endFailed'),
  )
}

function useChange<Given>(
  mutationFn: (given: Given) => Promise<Rehearsal>,
  failed: string,
  reasonOf: (error: unknown) => string | null = () => null,
) {
  const { slug } = useHotel()
  const client = useQueryClient()
  const tell = useRefusalToast()
  const change = useMutation({
    mutationFn,
    onSuccess: (rehearsal) => putAnswer(client, rehearsalQuery(slug).queryKey, rehearsal),
    onError: (error) => tell(error, failed, reasonOf(error)),
  })
  useCuredToast(failed, change.isError)
  return change
}
