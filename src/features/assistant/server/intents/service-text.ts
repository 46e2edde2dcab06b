import { dayWords } from '#features/bookings/day-words.ts'
import { countedIn, textIn } from '#kit/server/texts.ts'
import { timeAt } from '#kit/shared/day.ts'
import { type Language, LANGUAGE_FACTS, listed, localized } from '#kit/shared/languages.ts'
import { lastDayWords } from '../../last-day.ts'
import { openText } from './open-time-text.ts'
import { placeText } from './place-text.ts'
import type { RequestIntent, ServiceOption } from '../../intents.ts'
import { understoodOf } from '../../understood.ts'
import type { Reading } from './service-intent.ts'

/** `room`: the guest's own; null for visitors. */
type Telling = { language: Language; timeZone: string; now: number; room: string | null }

/** What was understood, in full, for those who do not see the card: by ear, in the inbox, over the API. */
export function textOfService(
  { offers, unclear = [], places = [] }: RequestIntent,
  reading: Reading,
  telling: Telling,
): string {
  const { language, room } = telling
  const say = (key: string) => textIn(language, 'assistant', `service.${key}`)
  const lines = offers.map((option, at) => lineOf(option, reading.options[at], telling))
  const apart = [
    ...places.map((place) => placeText(place, language, room)),
    ...(unclear.length > 0
      ? [textIn(language, 'assistant', 'wish.unclear', { names: listed(unclear, language) })]
      : []),
  ]
  return [say(offers.length > 1 ? 'choose' : 'lead'), ...lines, ...apart, say('confirm')].join('\n')
}

function lineOf(
  option: ServiceOption,
  understood: Reading['options'][number] | undefined,
  { language, timeZone, now }: Telling,
): string {
  const say = (key: string, values: Record<string, string>) =>
    textIn(language, 'assistant', `service.${key}`, values)
  const own = (texts: ServiceOption['name']) => localized(texts, language)
  const day = (at: string) =>
    dayWords(new Date(at), new Date(now), { timeZone, locale: LANGUAGE_FACTS[language].locale })
  const clock = (at: string) => timeAt(new Date(at), timeZone)
  const when = (at: string) => say('when', { day: day(at), time: clock(at) })
  const {
    isAppointment,
    at,
    startsAt,
    nearest,
    doubt,
    lastDay,
    isSoonOnly,
    atMost,
    atMostOf,
    either = [],
    openTime,
  } = option
  const answers = listed(understoodOf(understood?.offer.questions ?? [], option.answers, own), language)
  const name = own(option.name)
  const who = option.places > 1 ? countedIn(language, 'assistant', 'service.people', option.places) : ''
  const resource = understood?.offer.resources.find(({ id }) => id === option.resourceId)
  const whom = resource ? [own(resource.name)] : []
  const named = listed(
    [answers ? say('item', { name, answers }) : name, ...whom, ...(who ? [who] : [])],
    language,
  )
  const last = lastDay ? { date: lastDayWords(lastDay, LANGUAGE_FACTS[language].locale) } : null
  if (doubt === 'far')
    return `• ${last ? say('afterStay', { what: named, ...last }) : say(doubt, { what: named })}`
  if (doubt === 'unclear') return `• ${say(doubt, { what: named })}`
  const what = doubt === 'past' ? say(doubt, { what: named }) : named
  const limit = atMost
    ? ` ${atMostOf === 'people' ? countedIn(language, 'assistant', 'service.atMost', atMost) : say('most', { most: String(atMost) })}`
    : ''
  if (isSoonOnly) {
    const minutes = understood?.offer.targetMinutes ?? 0
    return `• ${say('soonOnly', { what, soon: countedIn(language, 'assistant', 'offers.soon', minutes) })}${limit}`
  }
  if (openTime) return `• ${what}${limit && `.${limit}`}\n${openText(openTime, language, timeZone)}`
  const [first, second] = either.map(when)
  if (first && second)
    return `• ${what}: ${textIn(language, 'assistant', 'wish.either', { first, second })}${limit}`
  if (!isAppointment) return `• ${at ? say('wanted', { what, when: when(at) }) : what}${limit && `.${limit}`}`
  const days = [...new Set(nearest.map(day))]
  const times = days
    .map((each) =>
      say('onDay', {
        day: each,
        times: listed(nearest.filter((two) => day(two) === each).map(clock), language),
      }),
    )
    .join(say('semicolon', {}))
  const found =
    nearest.length === 0
      ? last
        ? say('noneInStay', { what, ...last })
        : say('none', { what })
      : startsAt
        ? say('free', { what, when: when(startsAt) })
        : at
          ? say('taken', { what, when: when(at), times })
          : say('next', { what, times })
  return `• ${found}${limit}`
}
