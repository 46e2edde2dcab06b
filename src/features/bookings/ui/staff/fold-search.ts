import { shortId } from '#kit/shared/ids.ts'
import { foldText } from '#kit/shared/text.ts'
import { withWesternDigits } from '#kit/shared/western-digits.ts'
import type { Booking } from '../../contract.ts'

/** Normalizes digits of any script to 0 to 9, and drops the # in front of an order id. */
const plainSearch = (text: string) => withWesternDigits(text.trim()).replace(/^#/, '')

/** Whether room, name or order id contains the search text, ignoring accents and case. */
export function matchesSearch(
  { roomNumber, guestName, id }: Pick<Booking, 'roomNumber' | 'guestName' | 'id'>,
  search: string,
): boolean {
  const wanted = foldText(plainSearch(search))
  return [roomNumber, guestName, shortId(id)].some((text) => foldText(text).includes(wanted))
}
