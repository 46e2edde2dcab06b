import { shortId } from '#kit/shared/ids.ts'
import { foldText } from '#kit/shared/text.ts'
import type { Booking } from '../../contract.ts'

const ARABIC_ZERO = 0x660
const PERSIAN_ZERO = 0x6f0

/** Normalizes digits of any script to 0 to 9, and drops the # in front of an order id. */
const plainSearch = (text: string) =>
  text
    .trim()
    .replace(/^#/, '')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - PERSIAN_ZERO))

/** Whether room, name or order id contains the search text, ignoring accents and case. */
export function matchesSearch(
  { roomNumber, guestName, id }: Pick<Booking, 'roomNumber' | 'guestName' | 'id'>,
  search: string,
): boolean {
  const wanted = foldText(plainSearch(search))
  return [roomNumber, guestName, shortId(id)].some((text) => foldText(text).includes(wanted))
}
