import { isOpenAt } from '#features/kitchen/hours.ts'
import type { OrderIntent } from '../../intents.ts'
import type { HotelFacts } from '../facts/hotel-facts.ts'

type Hours = Pick<HotelFacts, 'kitchen' | 'parts' | 'dishes'>

/** Whether the kitchen takes orders for a moment, and all dishes of an order are had in that part of the day. */
export const canBeHad =
  ({ kitchen: { opens, closes }, parts, dishes }: Hours, timeZone: string) =>
  ({ lines, choices }: OrderIntent, at: string): boolean => {
    const isOpen =
      opens === null || closes === null || isOpenAt(new Date(at), [{ begins: opens, ends: closes }], timeZone)
    const isServed = ({ itemId }: { itemId: string }) => {
      const partIds = dishes.find(({ id }) => id === itemId)?.partIds ?? []
      return isOpenAt(
        new Date(at),
        parts.filter(({ id }) => partIds.includes(id)),
        timeZone,
      )
    }
    return isOpen && lines.every(isServed) && choices.every((choice) => choice.dishes.some(isServed))
  }
