import type { Announcement } from '#features/announcements/contract.ts'
import type { Hotel } from '#features/hotels/contract.ts'
import type { MenuItem } from '#features/menu/dish-shapes.ts'
import type { OptionGroup } from '#features/menu/options-contract.ts'
import type { OpenOffer } from '#features/service-items/server/offer-queries.ts'
import { textIn } from '#kit/server/texts.ts'
import { type Language, localized } from '#kit/shared/languages.ts'
import { formatMoney } from '#kit/shared/money.ts'
import type { Texts } from '#kit/shared/texts.ts'
import { locationLine, priceLine } from './offer-facts.ts'
import { bulleted } from '../../lists.ts'

type Priced = { name: Texts; price: number }

/** What can be chosen, with what it adds to the price. */
const choicesOf = (choices: readonly Priced[], { currency }: Hotel, language: Language) =>
  bulleted(
    choices.map(({ name, price }) => {
      const own = localized(name, language)
      return price > 0 ? `${own}: +${formatMoney(price, currency)}` : own
    }),
  )

const linesOf = (...lines: readonly string[]) => lines.filter(Boolean).join('\n')

/** All that a guest may ask of a dish. */
export function dishSheet(
  dish: MenuItem,
  options: readonly OptionGroup[],
  hotel: Hotel,
  language: Language,
): string {
  const price = formatMoney(dish.price, hotel.currency)
  const text = textIn(language, 'assistant', 'menu.dish', { dish: localized(dish.name, language), price })
  const choices = options.flatMap((group) => group.choices).filter((choice) => choice.price > 0)
  return linesOf(text, localized(dish.description, language), choicesOf(choices, hotel, language))
}

/** All that a guest may ask of what is offered. */
export function offerSheet(offer: OpenOffer, hotel: Hotel, language: Language): string {
  const choices = offer.questions.flatMap((asked) =>
    asked.kind === 'choice' ? asked.choices.map(({ label, price }) => ({ name: label, price })) : [],
  )
  return linesOf(
    priceLine(offer, hotel, language),
    localized(offer.description, language),
    ...locationLine(offer, language),
    choicesOf(choices, hotel, language),
    textIn(language, 'assistant', 'offers.ask'),
  )
}

/** All that is announced. */
export const newsSheet = (
  { title, description }: Pick<Announcement, 'title' | 'description'>,
  language: Language,
): string => linesOf(localized(title, language), localized(description, language))
