import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { openOrders } from './orders-query.ts'
import { REFRESH_SECONDS, useFetchFailure } from '#features/bookings/ui/staff/refresh.ts'

/**
 * The open bookings, refetched every `REFRESH_SECONDS` in addition to live events; a failure is reported once until it
 * is over.
 */
export function useBoard(slug: string) {
  const { t } = useTranslation('hotel-admin')
  const board = useQuery({
    ...openOrders.query(slug),
    refetchInterval: REFRESH_SECONDS * 1000,
    refetchIntervalInBackground: true,
  })
  useFetchFailure(board.error, t('bookings.fetchFailed'))
  return board
}

export type BoardResult = ReturnType<typeof useBoard>
