import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { localized } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import type { GuestMenuItem } from '../dish-shapes.ts'
import { CardTraits } from './card-traits-part.tsx'

/**
 * What the card of a dish says of it, at any time of the day.
 * @param declares whether the kitchen declares anything at all
 * @param price said in place of its own while that is not clear
 */
export function useCardOfDish(item: GuestMenuItem, declares: boolean, price: string | undefined) {
  const { currency, scene } = useHotel()
  const { money } = useFormatters(currency)
  const language = useLanguage()
  return {
    name: localized(item.name, language),
    text: localized(item.description, language),
    price: price ?? money(item.price),
    picture: item.imageUrl,
    drawing: `${scene}-${item.kind}.svg`,
    traits: declares && <CardTraits item={item} />,
  }
}
