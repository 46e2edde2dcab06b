import { dayWords } from '#features/bookings/day-words.ts'
import { QUANTITY_MAX } from '#features/room-service/limits.ts'
import { textIn } from '#kit/server/texts.ts'
import { timeAt } from '#kit/shared/day.ts'
import { type Language, LANGUAGE_FACTS, listed, localized } from '#kit/shared/languages.ts'
import type { OrderIntent } from '../../intents.ts'
import { placeText } from './place-text.ts'
import { openText } from './open-time-text.ts'
import type { Question } from '../question.ts'

const whenOf = (moment: Date, language: Language, timeZone: string) =>
  textIn(language, 'assistant', 'service.when', {
    day: dayWords(moment, new Date(), { timeZone, locale: LANGUAGE_FACTS[language].locale }),
    time: timeAt(moment, timeZone),
  })

type Line = OrderIntent['lines'][number]

/** What was understood, in full, for those who do not see the card: by ear, in the inbox, over the API. */
export function textOfOrder(order: OrderIntent, { language, hotel: { timeZone }, asker }: Question): string {
  const { lines, choices, soldOut, unknown, unclear = [], places = [], services = [] } = order
  const say = (key: string, values?: Record<string, string>) => textIn(language, 'assistant', key, values)
  const names = (words: readonly string[]) => listed(words, language)
  const own = ({ name }: Pick<Line, 'name'>) => localized(name, language)
  const noted = (note: string | null) => (note ? ` ${say('wish.note', { note })}` : '')
  const dishOf = ({ options = [], ...dish }: Line) => `${own(dish)}${noted(names(options.map(own)))}`
  const traits = (all: readonly string[]) =>
    names(all.map((trait) => textIn(language, 'traits', `inline.${trait}`)))
  const against = ({
    contains = [],
    undeclared = [],
    ...dish
  }: Pick<Line, 'name' | 'contains' | 'undeclared'>) => [
    ...(contains.length > 0 ? [say('wish.contains', { name: own(dish), what: traits(contains) })] : []),
    ...(undeclared.length > 0 ? [say('wish.undeclared', { name: own(dish), what: traits(undeclared) })] : []),
  ]
  const halved = ({ asked, quantity }: Pick<Line, 'asked' | 'quantity'>, name: string) =>
    asked === undefined ? [] : [say('wish.whole', { name, asked: String(asked), quantity: String(quantity) })]
  const open = order.openTime && openText(order.openTime, language, timeZone)
  const moments = (order.either ?? []).map((at) => whenOf(new Date(at), language, timeZone))
  const [first, second] = moments
  const isOffer = lines.length + choices.length > 0
  return [
    ...(isOffer ? [say('wish.lead')] : []),
    ...lines.map((line) => `• ${line.quantity} × ${dishOf(line)}${noted(line.note)}`),
    ...lines.flatMap((line) => halved(line, own(line))),
    ...lines.flatMap(against),
    ...(order.dueAt ? [say('wish.for', { when: whenOf(new Date(order.dueAt), language, timeZone) })] : []),
    ...(order.isSoonNow ? [say('wish.for', { when: say('wish.soon') })] : []),
    ...(first && second ? [say(order.isOneTime ? 'wish.oneTime' : 'wish.either', { first, second })] : []),
    ...(open ? [open] : []),
    ...(order.isCapped ? [say('wish.capped', { most: String(QUANTITY_MAX) })] : []),
    ...choices.map(
      ({ said, note, dishes, isNear }) =>
        `${say(isNear ? 'wish.near' : 'wish.choose', { said })} ${names(dishes.map(own))}${noted(note)}`,
    ),
    ...choices.flatMap((choice) => halved(choice, choice.said)),
    ...choices.flatMap(({ dishes }) => dishes.flatMap(against)),
    ...places.map((place) => placeText(place, language, asker.guest?.roomNumber ?? null)),
    ...(soldOut.length > 0 ? [say('wish.soldOut', { names: names(soldOut) })] : []),
    ...(unknown.length > 0 ? [say('wish.unknown', { names: names(unknown) })] : []),
    ...(unclear.length > 0 ? [say('wish.unclear', { names: names(unclear) })] : []),
    ...(services.length > 0 ? [say('wish.services', { names: names(services.map(own)) })] : []),
  ].join('\n')
}
