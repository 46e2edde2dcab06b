import type { Hotel } from '#features/hotels/contract.ts'
import type { FoundEntry } from '#features/knowledge/server/find.ts'
import { CATEGORY_WORDS } from '#features/language/server/asked-words.ts'
import { languageOf } from '#features/language/server/language-of.ts'
import { withoutJoined } from '#features/language/server/lexicon.ts'
import { stem } from '#features/language/server/stem.ts'
import { hasOneOf, wordsOf } from '#features/language/words.ts'
import type { MenuCategory } from '#features/menu/dish-shapes.ts'
import { DEFAULT_LANGUAGE, type Language, localized } from '#kit/shared/languages.ts'
import type { Texts } from '#kit/shared/texts.ts'
import { namedOf, type Named, type Talk } from '../../talk.ts'
import { sharedUnits, speaksOf } from '../answer/subjects.ts'
import type { Fact, HotelFacts } from '../facts/hotel-facts.ts'
import { dishSheet, newsSheet, offerSheet } from '../facts/sheets.ts'
import { leftOf, lineOf } from '../intents/line.ts'
import { offersNamed } from '../intents/offer-names.ts'
import { dishesSaid } from './card.ts'
import { subjectsIn } from './said.ts'

/** Something that a conversation is about, as the hotel tells of it: an entry, or what its lists hold. */
export type Told = {
  topic: string
  /** All that is told of it, in every language in which it is. */
  said: string
  isNamed: boolean
  /** How much of what was asked before it speaks of. */
  relevance: number
  isOwnLanguage: boolean
} & ({ entry: FoundEntry; fact: null } | { entry: null; fact: Fact })

const textsOf = (texts: Texts) => Object.values(texts).flatMap((text) => text || [])
const isNamedIn =
  (named: readonly Named[], kind: Named['kind']) =>
  ({ name }: { name: Texts }) =>
    named.some((each) => each.kind === kind && each.name[DEFAULT_LANGUAGE] === name[DEFAULT_LANGUAGE])

/**
 * What a conversation is about: what its last answer named, and what else the hotel tells of the same subject.
 * @param found the entries that its question finds, and those that this finds together with the message
 * @param likeliest the entry that both find first, where no answer has named anything; `isMeant`: as if one had named it
 */
export function toldOf(
  { named, question }: Talk,
  found: readonly FoundEntry[],
  likeliest: (FoundEntry & { isMeant: boolean }) | null,
  { menu, groups, offers, news }: HotelFacts,
  hotel: Hotel,
  language: Language,
): Told[] {
  const topics = named.filter(({ kind }) => kind !== 'dish').flatMap(({ name }) => textsOf(name))
  const about = [...topics, subjectsIn(question)].join('\n')
  const isNamedEntry = ({ topic, id }: FoundEntry) =>
    topics.includes(topic) || (likeliest?.isMeant === true && id === likeliest.id)
  const entries = found
    .filter((entry) => isNamedEntry(entry) || entry.id === likeliest?.id || speaksOf(entry.topic, about))
    .filter(
      (entry) =>
        isNamedEntry(entry) ||
        [null, language, DEFAULT_LANGUAGE].includes(languageOf(`${entry.topic} ${entry.content}`)),
    )
    .map((entry) => ({
      relevance: sharedUnits(question, `${entry.topic}\n${entry.content}`),
      topic: entry.topic,
      said: `${entry.topic}\n${entry.content}`,
      isNamed: isNamedEntry(entry),
      isOwnLanguage: languageOf(`${entry.topic} ${entry.content}`) === language,
      entry,
      fact: null,
    }))
  const told = (
    kind: Named['kind'],
    name: Texts,
    said: readonly Texts[],
    text: string,
    isNamed: boolean,
  ) => ({
    topic: localized(name, language),
    said: [name, ...said].flatMap(textsOf).concat(text).join('\n'),
    isNamed,
    relevance: sharedUnits(question, [name, ...said].flatMap(textsOf).join('\n')),
    isOwnLanguage: true,
    entry: null,
    fact: { text, isWeak: false, named: namedOf(kind, [{ name }]) },
  })
  const dishes = menu.filter(isNamedIn(named, 'dish')).map((dish) => {
    const options = groups.filter(({ id }) => dish.optionGroupIds.includes(id))
    const said = [
      dish.description,
      ...options.flatMap(({ name: group, choices }) => [group, ...choices.map((each) => each.name)]),
    ]
    return told('dish', dish.name, said, dishSheet(dish, options, hotel, language), true)
  })
  const isOffer = isNamedIn(named, 'offer')
  const meant = offersNamed(leftOf(lineOf(about)), offers).map(({ offer }) => offer)
  const services = offers
    .filter((offer) => isOffer(offer) || (dishes.length === 0 && meant.includes(offer)))
    .map((offer) => {
      const choices = offer.questions.flatMap((asked) =>
        asked.kind === 'choice' ? asked.choices.map(({ label }) => label) : [asked.label],
      )
      const said = [offer.description, offer.location, ...choices]
      return told('offer', offer.name, said, offerSheet(offer, hotel, language), isOffer(offer))
    })
  const isNews = isNamedIn(named, 'news')
  const announced = news
    .map(({ title, description }) => ({ title, description, isNamed: isNews({ name: title }) }))
    .filter(({ title, isNamed }) => isNamed || textsOf(title).some((text) => speaksOf(text, about)))
    .map(({ title, description, isNamed }) =>
      told('news', title, [description], newsSheet({ title, description }, language), isNamed),
    )
  return [...entries, ...dishes, ...services, ...announced]
}

/** Whether a word is of a name as it is written: in a question that names nothing, what only looks like it is something else. */
const isWritten = (word: string, named: string) =>
  withoutJoined(word) === named || word === named || (named.length > SHORT && stem(word) === stem(named))
const SHORT = 3

/** What a question names of the menu and of what is offered, where no answer has named anything. */
export function namedIn(question: string, { menu, offers }: HotelFacts): Named[] {
  const words = leftOf(lineOf(question))
  const dishes = dishesSaid(words, menu, isWritten).toSorted(
    (one, other) => (one.said[0]?.at ?? 0) - (other.said[0]?.at ?? 0),
  )
  if (dishes.length > 0)
    return namedOf(
      'dish',
      dishes.map(({ dish }) => dish),
    )
  const categories = (Object.keys(CATEGORY_WORDS) as MenuCategory[]).filter((category) =>
    hasOneOf(wordsOf(question), CATEGORY_WORDS[category]),
  )
  const ofCategories = menu.filter(({ category }) => categories.includes(category))
  if (ofCategories.length > 0) return namedOf('dish', ofCategories)
  const named = offersNamed(words, offers).filter(({ isSure }) => isSure)
  return namedOf(
    'offer',
    named.map(({ offer }) => offer),
  )
}
