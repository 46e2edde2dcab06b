import { orderOfCard, type Put, putOfCard } from '#features/room-service/ui/ordered-cards.ts'
import { keyOfLine } from '#features/room-service/rules.ts'
import type { CartLine } from '#features/room-service/ui/cart.ts'
import type { Intent } from '../intents.ts'

/** A message of the chat, as far as cards are concerned. */
export type CardMessage = { id: string; wish: Intent | null }

const orderIn = ({ wish }: CardMessage) => (wish?.kind === 'order' ? wish : null)

/** The cards from which the card of a message goes on, one from another. */
export function cardsBefore(messages: readonly CardMessage[], messageId: string): string[] {
  const place = messages.findIndex(({ id }) => id === messageId)
  const message = messages[place]
  const goesOn = message && orderIn(message)?.goesOn
  return goesOn === undefined ? [] : [goesOn, ...cardsBefore(messages.slice(0, place), goesOn)]
}

export const isTakenOver = (messages: readonly CardMessage[], messageId: string) =>
  messages.some((message) => orderIn(message)?.goesOn === messageId)

const sumOf = (puts: readonly Put[]): Put => {
  const sum: Record<string, number> = {}
  for (const [key, count] of puts.flatMap((put) => Object.entries(put))) sum[key] = (sum[key] ?? 0) + count
  return sum
}

/** How many of each line earlier cards have put into the cart as it is now, and into orders that were sent. */
export type Held = { inCart: Put; sent: Put }

/**
 * What cards have put where.
 * @param cart with the cards of which dishes were put into it
 */
export function heldBy(
  before: readonly string[],
  cart: { lines: readonly CartLine[]; cards: readonly string[] },
): Held {
  const isThere = (card: string) => cart.lines.length > 0 && cart.cards.includes(card)
  const put = sumOf(before.filter(isThere).map(putOfCard))
  const there = cart.lines.map((line) => {
    const key = keyOfLine(line)
    return [key, Math.min(put[key] ?? 0, line.quantity)] as const
  })
  const isSent = (card: string) => !isThere(card) && orderOfCard(card) !== null
  return {
    inCart: Object.fromEntries(there.filter(([, count]) => count > 0)),
    sent: sumOf(before.filter(isSent).map(putOfCard)),
  }
}

/** Whether all that a card holds was sent with orders before: it can only be ordered once more. */
export const isOrderedAgain = (wanted: Put, { inCart, sent }: Held) =>
  Object.keys(inCart).length === 0 &&
  Object.keys(wanted).length > 0 &&
  Object.entries(wanted).every(([key, count]) => count <= (sent[key] ?? 0))

/** By how many of each line a card changes the cart: what was sent is not put in again, what is there is taken over. */
export function changeOf(wanted: Put, held: Held): Put {
  const sent = isOrderedAgain(wanted, held) ? {} : held.sent
  const more = Object.entries(wanted).map(
    ([key, count]) => [key, Math.max(count - (sent[key] ?? 0), 0)] as const,
  )
  const taken = Object.entries(held.inCart).map(([key, count]) => [key, -count] as const)
  return sumOf([Object.fromEntries(more), Object.fromEntries(taken)])
}

/** How many of each line are asked for. */
export const countsOf = (lines: readonly CartLine[]): Put =>
  sumOf(lines.map((line) => ({ [keyOfLine(line)]: line.quantity })))

/** The lines of a card, of each as many as are not paid with an order that was sent before. */
export function withoutSent(lines: readonly CartLine[], { sent }: Held): CartLine[] {
  const change = changeOf(countsOf(lines), { inCart: {}, sent })
  const known = new Map(lines.map((line) => [keyOfLine(line), line]))
  return [...known].map(([key, line]) => ({ ...line, quantity: change[key] ?? 0 }))
}
