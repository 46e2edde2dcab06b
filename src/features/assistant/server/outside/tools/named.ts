import type { MenuItem } from '#features/menu/dish-shapes.ts'
import type { Offer } from '#features/service-items/contract.ts'
import { leftOf, lineOf } from '../../intents/line.ts'
import { menuIndexOf } from '../../intents/menu-index.ts'
import { isContent, offersNamed } from '../../intents/offer-names.ts'

const contentOf = (text: string) => leftOf(lineOf(text)).filter(isContent)

/** The dishes that a text speaks of by any of its words, those of which it says most first. */
export function dishesCalled(text: string, menu: readonly MenuItem[]): MenuItem[] {
  const index = menuIndexOf(menu)
  return index.find(contentOf(text).map(({ word }) => word)).map(({ item }) => item)
}

/** The offers that a text speaks of: those that it names, otherwise those that any of its words may mean. */
export function offersCalled<Of extends Pick<Offer, 'id' | 'name' | 'questions' | 'category'>>(
  text: string,
  offers: readonly Of[],
): Of[] {
  const words = contentOf(text)
  const named = offersNamed(words, offers).map(({ offer }) => offer)
  if (named.length > 0) return named
  return offers.filter((offer) => words.some((word) => offersNamed([word], [offer]).length > 0))
}
