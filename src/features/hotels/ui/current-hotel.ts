import { createContext, use } from 'react'
import type { Hotel } from '../contract.ts'

/** The hotel of the current area; null outside of one. */
export const CurrentHotel = createContext<Hotel | null>(null)

/** The hotel of the current area. */
export function useHotel(): Hotel {
  const hotel = use(CurrentHotel)
  if (!hotel) throw new Error('useHotel outside of a hotel area')
  return hotel
}
