import { storageOf } from '#kit/web/personal-storage.ts'

/** In every tab, for as long as the guest is signed in. */
const kept = storageOf('guest', 'localStorage')
const nameOf = (card: string) => `ordered ${card}`

/** Notes with which order the dishes of cards in the chat were sent. */
export const noteOrdered = (cards: readonly string[], orderId: string) =>
  cards.forEach((card) => kept.keep(nameOf(card), orderId))

/** How many a card put into the cart of each line, by the line's key; what it took out is below zero. */
export type Put = Readonly<Record<string, number>>

const putNameOf = (card: string) => `put ${card}`

export const notePut = (card: string, put: Put) => kept.keep(putNameOf(card), put)

export const putOfCard = (card: string): Put => Object(kept.read(putNameOf(card))) as Put

/** The order with which a card's dishes were sent; null where they were not. */
export function orderOfCard(card: string): string | null {
  const id = kept.read(nameOf(card))
  return typeof id === 'string' ? id : null
}
