import { useCallback } from 'react'
import { useNowUntil } from '#features/kitchen/ui/use-clock.ts'
import type { Order } from '../../contract.ts'
import { nextToMake, splitLater } from './later.ts'

/** The open orders to be made now and those for later, which move over by themselves. */
export function useLater(bookings: readonly Order[]) {
  const next = useCallback((now: Date) => nextToMake(bookings, now), [bookings])
  return splitLater(bookings, useNowUntil(next).getTime())
}
