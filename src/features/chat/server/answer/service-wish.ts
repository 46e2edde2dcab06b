import { dayWords } from '#features/bookings/day-words.ts'
import type { OpenOffer } from '#features/offers/server/offer-queries.ts'
import { AHEAD_DAYS } from '#features/offers/rules.ts'
import { nearestOf } from '#features/work/nearest.ts'
import { listSlots } from '#features/work/server/slots.ts'
import type { Tx } from '#kit/server/database.ts'
import { countedIn, textIn } from '#kit/server/texts.ts'
import { dayAt, timeAt } from '#kit/shared/day.ts'
import { type Language, LANGUAGE_FACTS, localized } from '#kit/shared/languages.ts'
import type { RequestWish, ServiceOption } from '../../message.ts'
import { understoodOf } from '../../understood.ts'
import { dayAfter, momentOf } from '#features/work/day-times.ts'
import { foldedWords } from '#features/knowledge/server/retrieval/fold.ts'
import { isSaid } from '../wish/dishes.ts'
import { momentsOf, NO_TIME, type SaidTime } from '../wish/read-time.ts'
import type { ServiceReading } from '../wish/read-service.ts'

const QUARTER_MS = 15 * 60_000
const DAY_MS = 24 * 3600_000
/** How far ahead free times are looked for. */
const DAYS = 14

type Reading = ServiceReading<OpenOffer>
type Asked = {
  hotelId: string
  timeZone: string
  now: number
  /** When the guest's stay ends. */
  ends: number
}

/** What a guest may have meant, with the times that are free for it; the transaction sees the whole hotel's. */
export async function serviceWishOf(tx: Tx, asked: Asked, reading: Reading): Promise<RequestWish> {
  const offers: ServiceOption[] = []
  for (const option of reading.options) {
    const { offer, answers } = option
    const named = { offerId: offer.id, name: offer.name, category: offer.category, answers }
    // of several, a time is meant of those that ask for one
    const isTimed = offer.asksTime || reading.options.length === 1
    const found = offer.kind === 'request' ? requestOf(asked, isTimed ? reading.time : NO_TIME) : null
    offers.push({
      ...named,
      isAppointment: found === null,
      ...(found ?? (await appointmentOf(tx, asked, reading, offer))),
    })
  }
  return { kind: 'request', offers }
}

/** Requests are for a quarter of an hour. */
function requestOf({ now, timeZone, ends }: Asked, time: SaidTime) {
  const { moments, doubt } = momentsOf(time, now, timeZone)
  const [wanted] = moments
  const at = wanted === undefined ? null : Math.ceil(wanted / QUARTER_MS) * QUARTER_MS
  const isFar = at !== null && at > now + AHEAD_DAYS * DAY_MS
  const isWithin = at !== null && !isFar && at <= ends
  return { places: 1, at: isWithin ? iso(at) : null, ...UNFOUND, ...doubted(isFar ? 'far' : doubt) }
}

const UNFOUND = { startsAt: null, nearest: [] }
const doubted = (doubt: ServiceOption['doubt'] | null) => (doubt ? { doubt } : {})

/** With whom or where it is to be, where guests choose and one of them is named. */
function resourceSaid({ choosesResource, resources }: OpenOffer, words: readonly string[]) {
  if (!choosesResource) return null
  const isNamed = (name: string) => {
    const own = foldedWords(name)
    return own.length > 0 && own.every((one) => words.some((word) => isSaid(word, one)))
  }
  const named = resources.filter(({ name }) => Object.values(name).some((one) => one && isNamed(one)))
  return named.length === 1 ? (named[0] ?? null) : null
}

async function appointmentOf(
  tx: Tx,
  { hotelId, now, timeZone, ends }: Asked,
  { places: wanted, time, words }: Reading,
  offer: OpenOffer,
) {
  const { id, placesMax } = offer
  const resource = resourceSaid(offer, words)
  const chosen = resource && { resourceId: resource.id }
  const places = Math.min(wanted ?? 1, placesMax)
  const { moments, from, doubt } = momentsOf(time, now, timeZone)
  const [next = from] = moments
  const isFar = next >= momentOf(dayAfter(dayAt(new Date(now), timeZone), DAYS), '00:00', timeZone)
  if (isFar) return { places, ...chosen, at: iso(next), ...UNFOUND, doubt: 'far' as const }
  if (doubt === 'unclear') return { places, ...chosen, at: null, ...UNFOUND, doubt }
  const begins = Math.max(now, (moments[0] ?? from) - DAY_MS)
  const look = { from: dayAt(new Date(begins), timeZone), days: DAYS }
  const days = await listSlots(tx, hotelId, { offerId: id, ...look, places, except: null }, false)
  const free = (days ?? [])
    .flatMap(({ slots }) => slots)
    .filter(({ resourceIds }) => !resource || resourceIds.includes(resource.id))
    .map(({ startsAt }) => Date.parse(startsAt))
    .filter((at) => at < ends)
  const startsAt = moments.find((at) => free.includes(at)) ?? null
  const at = startsAt ?? moments[0] ?? null
  return {
    places,
    ...chosen,
    at: at === null ? null : iso(at),
    startsAt: startsAt === null ? null : iso(startsAt),
    nearest: nearestOf(free, at, from).map(iso),
    ...doubted(doubt),
  }
}

const iso = (at: number) => new Date(at).toISOString()

type Telling = { language: Language; timeZone: string; now: number }

/** What was understood, in full, for those who do not see the card: by ear, in the inbox, over the API. */
export function textOfService({ offers }: RequestWish, reading: Reading, telling: Telling): string {
  const { language } = telling
  const say = (key: string) => textIn(language, 'assistant', `service.${key}`)
  const lines = offers.map((option, at) => lineOf(option, reading, reading.options[at], telling))
  return [say(offers.length > 1 ? 'choose' : 'lead'), ...lines, say('confirm')].join('\n')
}

function lineOf(
  option: ServiceOption,
  { places }: Reading,
  understood: Reading['options'][number] | undefined,
  { language, timeZone, now }: Telling,
): string {
  const say = (key: string, values: Record<string, string>) =>
    textIn(language, 'assistant', `service.${key}`, values)
  const comma = textIn(language, 'assistant', 'comma')
  const own = (texts: ServiceOption['name']) => localized(texts, language)
  const day = (at: string) =>
    dayWords(new Date(at), new Date(now), { timeZone, locale: LANGUAGE_FACTS[language].locale })
  const clock = (at: string) => timeAt(new Date(at), timeZone)
  const when = (at: string) => say('when', { day: day(at), time: clock(at) })
  const { isAppointment, at, startsAt, nearest, doubt } = option
  const answers = understoodOf(understood?.offer.questions ?? [], option.answers, own).join(comma)
  const name = own(option.name)
  const who = option.places > 1 ? countedIn(language, 'assistant', 'service.people', option.places) : ''
  const resource = understood?.offer.resources.find(({ id }) => id === option.resourceId)
  const whom = resource ? [own(resource.name)] : []
  const named = [answers ? say('item', { name, answers }) : name, ...whom, ...(who ? [who] : [])].join(comma)
  const what = doubt === 'past' || doubt === 'far' ? say(doubt, { what: named }) : named
  if (doubt === 'far' || doubt === 'unclear') return `• ${what}`
  const limit = understood?.most ? ` ${say('most', { most: String(understood.most) })}` : ''
  if (!isAppointment) return `• ${at ? say('wanted', { what, when: when(at) }) : what}${limit && `.${limit}`}`
  const days = [...new Set(nearest.map(day))]
  const times = days
    .map((one) =>
      say('onDay', {
        day: one,
        times: nearest
          .filter((two) => day(two) === one)
          .map(clock)
          .join(comma),
      }),
    )
    .join(say('semicolon', {}))
  const found =
    nearest.length === 0
      ? say('none', { what })
      : startsAt
        ? say('free', { what, when: when(startsAt) })
        : at
          ? say('taken', { what, when: when(at), times })
          : say('next', { what, times })
  // what is had by one at a time is not had for fewer
  const isMore = places !== null && places > option.places && option.places > 1
  const most = isMore ? ` ${countedIn(language, 'assistant', 'service.atMost', option.places)}` : ''
  return `• ${found}${most}${limit}`
}
