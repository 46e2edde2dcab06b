import { useNow } from '#kit/web/use-now.ts'
import type { Booking } from '../../contract.ts'
import { heatOf } from './age.ts'

const EVERY_SECONDS = 10

export const useHeatNow = () => useNow(EVERY_SECONDS).getTime()

export const useHeat = (booking: Pick<Booking, 'createdAt' | 'dueAt' | 'promisedAt' | 'status'>) =>
  heatOf(booking, useHeatNow())
