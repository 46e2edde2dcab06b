import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#kit/web/toast.ts'
import { boardQuery } from './board-query.ts'

export const REFRESH_SECONDS = 15
const FAILURE_TOAST = 'bookings-fetch'

/**
 * The open bookings, refetched every `REFRESH_SECONDS` in addition to live events; a failure is reported once until it
 * is over.
 */
export function useBoard(slug: string) {
  const { t } = useTranslation('hotel-admin')
  const board = useQuery({
    ...boardQuery(slug),
    refetchInterval: REFRESH_SECONDS * 1000,
    refetchIntervalInBackground: true,
  })
  useFetchFailure(board.error, t('bookings.fetchFailed'))
  return board
}

export type BoardResult = ReturnType<typeof useBoard>

export function useFetchFailure(error: unknown, text: string) {
  const isFailed = Boolean(error)
  useEffect(() => {
    if (isFailed) toast.error(text, { id: FAILURE_TOAST, duration: Number.POSITIVE_INFINITY })
    else toast.dismiss(FAILURE_TOAST)
  }, [isFailed, text])
}
