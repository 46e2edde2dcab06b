import { z } from 'zod'
import { DISH_TEXTS } from '#features/menu/fields.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { columnOf, inLanguages, type Texts } from '#kit/shared/texts.ts'
import {
  type Order,
  type OrderLine,
  OrderLine as BookingLineShape,
  type CancelReason,
  type GuestOrder,
} from '../contract.ts'
import { statusForGuest } from '../staff-rules.ts'
import { type BookingRow, commonOf, momentOf, ownOf, staffPartOf } from '#features/bookings/server/rows.ts'

/** The texts of a line of a stored order. */
const nameColumns = inLanguages((language) => columnOf(DISH_TEXTS.name[language]))

const Lines = z.array(BookingLineShape)

type Stored = Record<string, unknown>

const namesIn = (stored: unknown) =>
  inLanguages((language) => (Object(stored) as Stored)[nameColumns[language]] ?? null)

function readChoice(stored: unknown) {
  const { id, price, traits } = Object(stored) as Stored
  return { id, price, name: namesIn(stored), traits: traits ?? {} }
}

/** Parses the lines of a stored order; null when they cannot be parsed (RS-19). */
export function readLines(orderDetails: unknown): OrderLine[] | null {
  const items: unknown = Object(orderDetails).items
  if (!Array.isArray(items)) return null
  const lines = items.map((item) => {
    const {
      id,
      quantity,
      price,
      image_url: imageUrl = null,
      choices = [],
      note = null,
      ...declared
    } = Object(item)
    return {
      id,
      name: namesIn(item),
      quantity,
      price,
      imageUrl,
      note,
      traits: declared.traits ?? {},
      station: declared.station ?? null,
      choices: Array.isArray(choices) ? choices.map(readChoice) : choices,
    }
  })
  return Lines.safeParse(lines).data ?? null
}

const named = ({ name }: { name: Texts }) =>
  Object.fromEntries(LANGUAGES.map((language) => [nameColumns[language], name[language]]))

/** The inverse of `readLines`. */
export const orderDetailsOf = (lines: readonly OrderLine[]) => ({
  items: lines.map(({ name, imageUrl, choices, ...line }) => ({
    ...line,
    ...named({ name }),
    image_url: imageUrl,
    choices: choices.map(({ name: choice, ...rest }) => ({ ...rest, ...named({ name: choice }) })),
  })),
})

/** What an order shows to its guest and to staff. */
const orderOf = (row: BookingRow) => ({
  ...commonOf(row),
  kind: 'order' as const,
  serviceCategory: 'room_service' as const,
  serviceName: row.serviceName,
  serviceIcon: row.serviceIcon,
  lines: readLines(row.orderDetails),
  specialInstructions: row.specialInstructions,
  avoids: row.avoids,
  concernsHealth: row.concernsHealth,
  acknowledgedAt: momentOf(row.acknowledgedAt),
  cancelReason: row.cancelReason as CancelReason | null,
})

export const toOrder = (row: BookingRow): Order => ({
  ...orderOf(row),
  ...staffPartOf(row),
  acknowledgedBy: row.acknowledgedBy,
  made: row.made,
  translations: row.translations,
})

/** The guest's view of an order: no staff notes, and four statuses. */
export const toGuestOrder = (row: BookingRow, guestId: string): GuestOrder => ({
  ...orderOf(row),
  ...ownOf(row, guestId),
  status: statusForGuest(row.status),
})
