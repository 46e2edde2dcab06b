import {
  againstOf,
  ALLERGENS,
  combined,
  isDeclared,
  type Trait,
  type Traits,
  TRAITS,
} from '#features/dietary/traits.ts'
import type { Hotel } from '#features/hotels/contract.ts'
import { receptionNumber } from '#features/hotels/reception-number.ts'
import { CATEGORY_WORDS } from '#features/language/server/asked-words.ts'
import { isAlike, isOneOf, wordsOf } from '#features/language/words.ts'
import { traitsAsServed } from '#features/menu/as-served.ts'
import type { MenuItem } from '#features/menu/dish-shapes.ts'
import type { Choice, OptionGroup } from '#features/menu/options-contract.ts'
import { defaultsOf } from '#features/menu/options.ts'
import { type Language, localized } from '#kit/shared/languages.ts'
import { menuIndexOf } from '../../intents/menu-index.ts'
import { bulleted, listedOf } from '../../../lists.ts'
import { namedOf } from '../../../talk.ts'
import type { Fact } from '../hotel-facts.ts'
import { type DietQuestion, readDietQuestion } from './read-question.ts'
import { sentencesIn } from './sentences.ts'

const LISTED_MAX = 20
const NAMED_MAX = 6

/** `isListed`: these dishes were just listed, and it is asked which of them suit. */
type Menu = { menu: readonly MenuItem[]; groups: readonly OptionGroup[]; isListed?: boolean }
type Dish = MenuItem & { options: OptionGroup[] }

/** What a dish or choice has against a list of traits, and what of it nobody has declared. */
const isOpenOrAgainst = ({ traits }: Pick<Choice, 'traits'>, asked: readonly Trait[]) => {
  const { contains, undeclared } = againstOf(traits, asked)
  return contains.length + undeclared.length > 0
}

const choicesOf = ({ options }: Dish) => options.flatMap(({ choices }) => choices)

/** The dishes that a question names; null where it names something else. */
function dishesFor({ isStated, ...asked }: DietQuestion, dishes: readonly Dish[]): Dish[] | null {
  const index = menuIndexOf(dishes)
  const isWhole = (words: string[]) => words.length > 0 && index.find(words)[0]?.matchedWords === words.length
  const own = asked.mayBeDish.filter((word) => isWhole([word])).slice(0, 1)
  const beside = asked.named.length === 0 ? own : asked.wholeNames
  const named = isWhole(beside) ? beside : asked.named
  if (named.length === 0) return []
  const found = index.find(named)
  const [best] = found
  if (!best || (best.matchedWords < named.length && !isStated)) return isStated ? [] : null
  const equal = found.filter(
    ({ matchedWords, coverage }) => matchedWords === best.matchedWords && coverage === best.coverage,
  )
  const ids = new Set(equal.map(({ item }) => item.id))
  return dishes.filter(({ id }) => ids.has(id))
}

/** Whether all words of a question are those of a dish's name: it is asked for, not what is in it. */
const isName = ({ wholeNames }: DietQuestion, name: Dish['name']) =>
  Object.values(name).some((each) => {
    const own = each ? wordsOf(each) : []
    return wholeNames.every((word) => own.some((other) => isAlike(other, word)))
  })

/** The dishes of the category that a question names; whoever tells of themselves may name it among other words, but no dish. */
function ofCategory({ named, isStated }: DietQuestion, dishes: readonly Dish[]): Dish[] {
  const isOf = (category: Dish['category']) => (word: string) => isOneOf(word, CATEGORY_WORDS[category])
  const others = named.filter((word) => !dishes.some(({ category }) => isOf(category)(word)))
  if (isStated && menuIndexOf(dishes).find(others).length > 0) return []
  return dishes.filter(({ category }) =>
    isStated ? named.some(isOf(category)) : named.every(isOf(category)),
  )
}

/**
 * The answer to a question about allergens and diets, from what is declared of dishes and choices alone: what is not
 * declared is said to be so, never to be absent. Null where nothing of the kind is asked. It is weak where the hotel
 * declares nothing of what is asked, since an entry may say more.
 */
export function dietFactOf(
  question: string,
  { menu, groups, isListed = false }: Menu,
  hotel: Hotel,
  language: Language,
): Fact | null {
  const asked = readDietQuestion(question)
  if (!asked || menu.length === 0) return null
  const byId = new Map(groups.map((group) => [group.id, group]))
  const dishes = menu.map((item) => ({
    ...item,
    options: item.optionGroupIds.flatMap((id) => byId.get(id) ?? []),
  }))
  const category = asked.named.length > 0 ? ofCategory(asked, dishes) : []
  const found = category.length > 0 ? [] : dishesFor(asked, dishes)
  // of what was listed the words beside the diet name nothing else
  const about = found ?? (isListed ? [] : null)
  if (!about) return null
  const asksForDishes =
    asked.asksForDishes || (asked.traits.length > 0 && category.length > 0) || (isListed && asked.isDiet)
  if (about.length === 0 && !asksForDishes) return null
  if (asked.isBare && about.some(({ name }) => isName(asked, name))) return null
  const words = sentencesIn(language)
  const number = receptionNumber(hotel)
  const ask = number ? words.say('askNumber', { number }) : words.say('ask')
  const traits = asked.traits.length > 0 ? asked.traits : [...TRAITS]
  const knows = (dish: Dish) => [dish, ...choicesOf(dish)].some((part) => isDeclared(part.traits))
  const isKnown = (about.length > 0 ? about : dishes).some(knows)
  if (!isKnown) {
    const dish = about[0] ? localized(about[0].name, language) : null
    const what = asked.traits.length > 0 ? words.names(traits) : null
    const subject = [dish, what].filter(Boolean).join(': ')
    const said = words.say('undeclared', { what: subject || words.say('allergens') })
    return { text: `${said} ${ask}`, isWeak: about.length === 0, isExact: true }
  }
  if (about.length > 0) {
    const told = about.slice(0, NAMED_MAX).map((dish) => ofDish(dish, traits, asked, words, language))
    const isOpen = told.some((each) => each.isOpen)
    const text = told.map((each) => each.text).join('\n')
    const named = namedOf('dish', about.slice(0, NAMED_MAX))
    return { text: isOpen ? `${text}\n${ask}` : text, isWeak: false, isExact: true, named }
  }
  const among = category.length > 0 ? category : dishes
  const { text, listed, told } = asked.isWhatContains
    ? whatContains(among, traits, words, language)
    : whatSuits(among, traits, words, language)
  const isOpen = among.some((dish) => againstOf(traitsAsServed(dish), traits).undeclared.length > 0)
  const named = namedOf('dish', isListed ? among : told)
  return { text: isOpen ? `${text}\n${ask}` : text, isWeak: false, isExact: true, named, listed }
}

type Words = ReturnType<typeof sentencesIn>

/** The choices beside those that a dish is served with, each with what the whole then contains. */
function choicesBeside({ traits, options }: Dish): { choice: Choice; traits: Traits }[] {
  return options.flatMap((group) => {
    const kept = defaultsOf(group.max === 1 ? options.filter((option) => option !== group) : options)
    const served = defaultsOf([group])
    return group.choices
      .filter((choice) => !served.includes(choice))
      .map((choice) => ({
        choice,
        traits: combined([traits, ...[...kept, choice].map((each) => each.traits)]),
      }))
  })
}

/** What is declared of one dish as it is served, then which of its choices change that. */
function ofDish(dish: Dish, traits: readonly Trait[], asked: DietQuestion, words: Words, language: Language) {
  const isAll = asked.traits.length === 0
  const name = localized(dish.name, language)
  const served = traitsAsServed(dish)
  const shown = isAll ? traits.filter((trait) => served[trait] !== undefined) : traits
  const open = traits.filter((trait) => served[trait] === undefined)
  const told = words.declared(served, shown, isAll)
  const missing = isAll ? ALLERGENS.filter((trait) => open.includes(trait)) : open
  const lines = [
    ...told,
    ...(missing.length > 0 ? [words.say('undeclared', { what: words.names(missing) })] : []),
  ]
  const changing = choicesBeside(dish).flatMap(({ choice, traits: whole }) => {
    const other = traits.filter((trait) => whole[trait] !== served[trait])
    const news = other.filter((trait) => whole[trait] === undefined)
    const said = [
      ...words.declared(whole, other, isAll),
      ...(news.length > 0 && !isAll ? [words.say('undeclared', { what: words.names(news) })] : []),
    ]
    const named = localized(choice.name, language)
    return said.length > 0 ? [words.say('withChoice', { choice: named, what: said.join(' ') })] : []
  })
  return { text: [`${name}: ${lines.join(' ')}`, ...changing].join('\n'), isOpen: missing.length > 0 }
}

/** So many lines as can be read in a chat, and how many there are besides. */
const firstOf = (lines: readonly string[], words: Words) => [
  ...(lines.length > 0 ? [bulleted(lines.slice(0, LISTED_MAX))] : []),
  ...(lines.length > LISTED_MAX ? [words.say('more', { count: String(lines.length - LISTED_MAX) })] : []),
]

function whatSuits(dishes: readonly Dish[], traits: readonly Trait[], words: Words, language: Language) {
  const fitting = dishes.filter(
    (dish) => !dish.soldOut && !isOpenOrAgainst({ traits: traitsAsServed(dish) }, traits),
  )
  const what = words.wanted(traits)
  if (fitting.length === 0) return { text: words.say('none', { what }), listed: [], told: [] }
  const lines = fitting.map((dish) => {
    const name = localized(dish.name, language)
    const not = choicesOf(dish).filter((choice) => isOpenOrAgainst(choice, traits))
    const choices = words.list(not.map((choice) => localized(choice.name, language)))
    return not.length > 0 ? `${name} (${words.say('notWith', { choices })})` : name
  })
  const text = [
    words.say('suit', { what }),
    ...firstOf(lines, words),
    ...openIn(dishes, traits, words, language),
  ]
  return { text: text.join('\n'), listed: listedOf('dish', fitting.slice(0, LISTED_MAX)), told: fitting }
}

function whatContains(dishes: readonly Dish[], traits: readonly Trait[], words: Words, language: Language) {
  const having = dishes.filter((dish) => traits.some((trait) => traitsAsServed(dish)[trait] === true))
  const names = having.map((dish) => localized(dish.name, language))
  const what = words.names(traits)
  const lead = names.length > 0 ? words.say('thatContain', { what }) : words.say('noneContains', { what })
  const text = [lead, ...firstOf(names, words), ...openIn(dishes, traits, words, language)]
  return { text: text.join('\n'), listed: listedOf('dish', having.slice(0, LISTED_MAX)), told: having }
}

/** The dishes of which it is not known. */
function openIn(
  dishes: readonly Dish[],
  traits: readonly Trait[],
  words: Words,
  language: Language,
): string[] {
  const open = dishes.filter((dish) => {
    const { contains, undeclared } = againstOf(traitsAsServed(dish), traits)
    return contains.length === 0 && undeclared.length > 0
  })
  if (open.length === 0) return []
  const names = open.slice(0, LISTED_MAX).map((dish) => localized(dish.name, language))
  return [words.say('undeclared', { what: words.list(names) + (open.length > LISTED_MAX ? ' …' : '') })]
}
