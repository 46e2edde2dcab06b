import { createContext, use } from 'react'
import type { Hotel } from '../contract.ts'

/** The hotel whose pages are shown; null on the platform's. */
export const CurrentHotel = createContext<Hotel | null>(null)

/** The hotel whose pages are shown. */
export function useHotel(): Hotel {
  const hotel = use(CurrentHotel)
  if (!hotel) throw new Error('useHotel outside of the pages of a hotel')
  return hotel
}
