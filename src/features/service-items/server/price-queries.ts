import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import { lockExclusive } from '#kit/server/hotel-parts.ts'
import type { Offer } from '../contract.ts'
import { listOffers, saveOffer } from './offer-queries.ts'

export type OfferPrice = { id: string; name: string; price: number }

/** The id of a price: its question's and choice's own are only told apart within their offer. */
function idOf(...parts: string[]) {
  const hex = createHash('sha256').update(parts.join(' ')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

type Priced = Pick<Offer, 'price' | 'questions'>

/** An offer with each of its prices as `priceOf` says, by the id and the name of the price. */
function withPrices({ id, name, price, questions }: Offer, priceOf: (price: OfferPrice) => number): Priced {
  return {
    price: priceOf({ id, name: name.en, price }),
    questions: questions.map((question) => {
      const asked = `${name.en}: ${question.label.en}`
      if (question.kind === 'count')
        return {
          ...question,
          price: priceOf({ id: idOf(id, question.id), name: asked, price: question.price }),
        }
      if (question.kind !== 'choice') return question
      return {
        ...question,
        choices: question.choices.map((choice) => ({
          ...choice,
          price: priceOf({
            id: idOf(id, question.id, choice.id),
            name: `${asked}: ${choice.label.en}`,
            price: choice.price,
          }),
        })),
      }
    }),
  }
}

/** Every price of a hotel's offers that is not free, in the order of the offers. */
export async function listOfferPrices(tx: Tx, hotelId: string): Promise<OfferPrice[]> {
  const found: OfferPrice[] = []
  for (const offer of await listOffers(tx, hotelId))
    withPrices(offer, (each) => {
      if (each.price > 0) found.push(each)
      return each.price
    })
  return found
}

/** Locks a hotel's offers with their prices until the transaction ends. */
export async function holdOfferPrices(tx: Tx, hotelId: string) {
  await lockExclusive(tx, hotelId, 'offers')
  await tx.execute(sql`SELECT 1 FROM offers WHERE hotel_id = ${hotelId} ORDER BY id FOR UPDATE`)
}

/** Sets the prices of a hotel's offers that are among these. */
export async function saveOfferPrices(
  tx: Tx,
  hotelId: string,
  prices: readonly Pick<OfferPrice, 'id' | 'price'>[],
) {
  const wanted = new Map(prices.map(({ id, price }) => [id, price]))
  for (const offer of await listOffers(tx, hotelId)) {
    let isTouched = false
    const priced = withPrices(offer, ({ id, price }) => {
      isTouched ||= wanted.has(id)
      return wanted.get(id) ?? price
    })
    if (isTouched) await saveOffer(tx, hotelId, offer.id, priced)
  }
}
