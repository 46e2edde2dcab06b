import { STATIONS } from '#features/menu/limits.ts'
import type { Order, OrderLine } from '../../contract.ts'

export type Station = (typeof STATIONS)[number]

/** Whether a line is made at this station; one of which nobody knows is everybody's. */
export const isMadeAt = (line: Pick<OrderLine, 'station'>, station: Station | null) =>
  station === null || line.station === null || line.station === station

/** The orders with something for this station; one that cannot be read is everybody's. */
export const ofStation = (bookings: readonly Order[], station: Station | null) =>
  bookings.filter(({ lines }) => lines?.some((line) => isMadeAt(line, station)) ?? true)

/** The stations at which something of these orders is made, and the one that is chosen. */
export function occurring(bookings: readonly Order[], chosen: Station | null): Station[] {
  const found = new Set(bookings.flatMap(({ lines }) => (lines ?? []).map(({ station }) => station)))
  return STATIONS.filter((station) => found.has(station) || station === chosen)
}
