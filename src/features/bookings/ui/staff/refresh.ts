import { useEffect } from 'react'
import { toast } from '#kit/web/toast.ts'

/** How often a board is fetched besides live events. */
export const REFRESH_SECONDS = 15
const FAILURE_TOAST = 'bookings-fetch'

/** Reports once that a board could not be fetched, until it is over. */
export function useFetchFailure(error: unknown, text: string) {
  const isFailed = Boolean(error)
  useEffect(() => {
    if (isFailed) toast.error(text, { id: FAILURE_TOAST, duration: Number.POSITIVE_INFINITY })
    else toast.dismiss(FAILURE_TOAST)
  }, [isFailed, text])
}
