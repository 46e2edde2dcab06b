import type { Hotel } from '#features/hotels/contract.ts'
import { CHEAPER, CHEAPEST, MEATLESS, REFERRING, TOTAL } from '#features/language/server/follow-up-words.ts'
import type { MenuItem } from '#features/menu/dish-shapes.ts'
import { textIn } from '#kit/server/texts.ts'
import { DEFAULT_LANGUAGE, type Language } from '#kit/shared/languages.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { type Named, namedOf, type Talk } from '../../talk.ts'
import { lineOf, takeAll } from '../intents/line.ts'
import { withName, written } from '../talk/said.ts'
import { dietFactOf } from './diet/diet-fact.ts'
import type { Fact, HotelFacts } from './hotel-facts.ts'
import { dishSheet } from './sheets.ts'

/** A longer message asks something else. */
const WORDS_MAX = 9

const isOf =
  (named: Named) =>
  ({ name }: MenuItem) =>
    name[DEFAULT_LANGUAGE] === named.name[DEFAULT_LANGUAGE]

/** What is asked of the dishes that a conversation is about: what all of it costs, or which of them suit somebody. */
export function listFactOf(
  text: string,
  asks: boolean,
  { named, isWanted }: Talk,
  known: HotelFacts,
  hotel: Hotel,
  language: Language,
): Fact | null {
  const listed = named.filter(({ kind }) => kind === 'dish')
  const dishes = known.menu.filter((dish) => listed.some((each) => isOf(each)(dish)))
  const { said, tokens } = lineOf(text)
  if (isWanted && dishes.length > 0 && tokens.length <= WORDS_MAX && TOTAL.test(said)) {
    const total = formatMoney(totalOf(listed, known), hotel.currency)
    return {
      text: textIn(language, 'assistant', 'menu.total', { total }),
      isWeak: false,
      isExact: true,
      named: listed,
    }
  }
  const [only, ...others] = dishes
  const isOnly = only !== undefined && others.length === 0
  if (!isWanted && isOnly && CHEAPER.test(said)) {
    const cheaper = known.menu.filter(
      ({ category, price }) => category === only.category && price < only.price,
    )
    return cheaper.length > 0 ? sheetsOf(cheaper, known, hotel, language) : null
  }
  if (!isWanted && others.length > 0 && CHEAPEST.test(said) && asks) {
    const least = Math.min(...dishes.map(({ price }) => price))
    return sheetsOf(
      dishes.filter(({ price }) => price === least),
      known,
      hotel,
      language,
    )
  }
  const bare = written(text, takeAll(lineOf(text), REFERRING[language]))
  const asked = MEATLESS.reduce((rest, { said: meatless, called }) => {
    const found = meatless.exec(lineOf(rest).said)
    return found ? withName(rest, lineOf(rest), found, called) : rest
  }, bare)
  const isList = !isWanted && dishes.length > 1
  return isList
    ? dietFactOf(asked, { menu: dishes, groups: known.groups, isListed: true }, hotel, language)
    : null
}

const sheetsOf = (
  dishes: readonly MenuItem[],
  { groups }: HotelFacts,
  hotel: Hotel,
  language: Language,
): Fact => ({
  text: dishes
    .map((dish) =>
      dishSheet(
        dish,
        groups.filter(({ id }) => dish.optionGroupIds.includes(id)),
        hotel,
        language,
      ),
    )
    .join('\n'),
  isWeak: false,
  named: namedOf('dish', dishes),
})

/** What dishes cost with what was chosen for them. */
const totalOf = (lines: readonly Named[], { menu, groups }: HotelFacts): number =>
  lines.reduce((sum, line) => {
    const dish = menu.find(isOf(line))
    const choices = groups
      .filter(({ id }) => dish?.optionGroupIds.includes(id))
      .flatMap((group) => group.choices)
    const chosen = choices.filter(({ name }) =>
      line.options?.some((option) => option[DEFAULT_LANGUAGE] === name[DEFAULT_LANGUAGE]),
    )
    const each = (dish?.price ?? 0) + chosen.reduce((more, { price }) => more + price, 0)
    return sum + (line.count ?? 1) * each
  }, 0)
