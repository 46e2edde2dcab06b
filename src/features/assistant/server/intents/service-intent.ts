import { foldedWords } from '#features/language/server/fold.ts'
import { DECLARED } from '#features/categories/all.ts'
import { AHEAD_DAYS } from '#features/service-items/rules.ts'
import type { OpenOffer } from '#features/service-items/server/offer-queries.ts'
import { nearestOf } from '#features/appointments/nearest.ts'
import { spansOn } from '#features/appointments/slots.ts'
import { listSlots } from '#features/appointments/server/slots.ts'
import type { Tx } from '#kit/server/database.ts'
import { daysLater, momentOf } from '#kit/shared/calendar.ts'
import { dayAt, timeAt } from '#kit/shared/day.ts'
import { DAY_MS, MINUTE_MS } from '#kit/shared/time.ts'
import type { RequestIntent, ServiceOption } from '../../intents.ts'
import { isSaid } from './menu-index.ts'
import { offeredFor, openTimeFrom } from './open-time.ts'
import type { ServiceReading } from './read-service.ts'
import { asWritten, momentsOf, NO_TIME, type SaidTime } from './read-time.ts'

const QUARTER_MS = 15 * MINUTE_MS
/** How far ahead free times are looked for. */
const DAYS = 14

export type Reading = ServiceReading<OpenOffer>
type Option = Reading['options'][number]
/** For whom times are looked for, and when. */
type Search = {
  hotelId: string
  timeZone: string
  now: number
  countsTo24: boolean
  /** When the guest's stay ends: nothing later is booked. */
  latestBookable: number
}

/** What a guest may have meant, with the times that are free for it; the transaction sees the whole hotel's. */
export async function serviceIntentOf(tx: Tx, search: Search, reading: Reading): Promise<RequestIntent> {
  const offers: ServiceOption[] = []
  for (const option of reading.options) {
    const { offer, answers } = option
    const people = peopleOf(option, reading)
    const named = { offerId: offer.id, name: offer.name, category: offer.category, answers }
    // of several, a time is meant of those that ask for one
    const isTimed = offer.asksTime || reading.options.length === 1
    const found =
      offer.kind === 'request'
        ? requestOf(search, offer, isTimed ? reading : { time: NO_TIME, span: 'day', timeSaid: '' })
        : null
    offers.push({
      ...named,
      isAppointment: found === null,
      ...(found ?? (await appointmentOf(tx, search, reading, offer, people ?? 1))),
      ...limitOf(option, people),
    })
  }
  const { unclear } = reading
  return { kind: 'request', offers, ...(unclear.length > 0 && { unclear: [...unclear] }) }
}

const isPerPerson = ({ category }: OpenOffer) => DECLARED[category].isPerPerson === true

const peopleOf = ({ offer, count }: Option, { places }: Reading) =>
  places ?? (isPerPerson(offer) ? count : null)

function limitOf({ offer, count, most }: Option, people: number | null) {
  const { kind, placesMax } = offer
  if (most !== null) return { atMost: most, atMostOf: 'pieces' as const }
  if (kind === 'request') return {}
  // what is had by one at a time, such as a whole car, is not had for fewer
  const isPeople = placesMax > 1 || isPerPerson(offer)
  if (isPeople && people !== null && people > placesMax)
    return { atMost: placesMax, atMostOf: 'people' as const }
  return !isPerPerson(offer) && (count ?? 1) > 1 ? { atMost: 1, atMostOf: 'pieces' as const } : {}
}

/** Requests are for a quarter of an hour. */
function requestOf(
  search: Search,
  { asksTime, targetMinutes }: OpenOffer,
  { time, span, timeSaid }: Pick<Reading, 'time' | 'span' | 'timeSaid'>,
) {
  const { now, timeZone, latestBookable } = search
  const { moments, either: momentsEither, from, doubt } = momentsOf(time, now, timeZone)
  const untimed = { places: 1, at: null, ...NO_FREE_TIMES }
  const requestedFrom = moments[0] ?? (time.day === null ? now : from)
  if (requestedFrom > latestBookable) return { ...untimed, ...beyondStay(search) }
  if (!asksTime) {
    // a day that is still to come is not now, however near its midnight is
    const isAnotherDay =
      moments.length === 0 && dayAt(new Date(requestedFrom), timeZone) !== dayAt(new Date(now), timeZone)
    const isLater =
      doubt === 'unclear' || isAnotherDay || requestedFrom > now + targetMinutes * MINUTE_MS + QUARTER_MS
    return { ...untimed, ...(isLater ? { isSoonOnly: true } : doubtOf(doubt)) }
  }
  if (requestedFrom > now + AHEAD_DAYS * DAY_MS) return { ...untimed, doubt: 'far' as const }
  if (isWithoutHour(time) && doubt !== 'unclear') {
    const open = { day: time.day, span, isLater: false }
    const offered = offeredFor(open, { now, timeZone, until: latestBookable })
    return { ...untimed, openTime: openTimeFrom({ said: timeSaid, ...offered }, () => true) }
  }
  const either = asWritten(momentsEither, time, search)
    .map(quarterOf)
    .filter((each) => each <= latestBookable)
  if (either.length > 1) return { ...untimed, either: either.map(iso) }
  const wanted = either[0] ?? moments[0]
  const at = wanted === undefined ? null : quarterOf(wanted)
  return { ...untimed, at: at === null || at > latestBookable ? null : iso(at), ...doubtOf(doubt) }
}

/** Whether a day or a part of it was said alone: for now it is not wanted. */
const isWithoutHour = ({ inMinutes, minutes, day, part }: SaidTime) =>
  inMinutes === null && minutes.length === 0 && (day !== null || part !== null)

const quarterOf = (moment: number) => Math.ceil(moment / QUARTER_MS) * QUARTER_MS

const NO_FREE_TIMES = { startsAt: null, nearest: [] }
const lastDayOf = ({ latestBookable, timeZone }: Search) => ({
  lastDay: dayAt(new Date(latestBookable - 1), timeZone),
})
/** What is wanted for after the guest's stay is not looked for. */
const beyondStay = (search: Search) => ({ doubt: 'far' as const, ...lastDayOf(search) })
const doubtOf = (doubt: ServiceOption['doubt'] | null) => (doubt ? { doubt } : {})

/** With whom or where it is to be, where guests choose and one of them is named. */
function resourceSaid({ choosesResource, resources }: OpenOffer, words: readonly string[]) {
  if (!choosesResource) return null
  const isNamed = (name: string) => {
    const own = foldedWords(name)
    return own.length > 0 && own.every((each) => words.some((word) => isSaid(word, each)))
  }
  const named = resources.filter(({ name }) => Object.values(name).some((each) => each && isNamed(each)))
  return named.length === 1 ? (named[0] ?? null) : null
}

/** Whether an appointment may begin at a moment, as far as the hours of those who have it go. */
const isWithinHours = ({ resources }: OpenOffer, moment: number, timeZone: string) => {
  const [day, clock] = [dayAt(new Date(moment), timeZone), timeAt(new Date(moment), timeZone)]
  return resources.some((resource) =>
    spansOn(resource, day).some(({ begins, ends }) => begins <= clock && clock < ends),
  )
}

async function appointmentOf(
  tx: Tx,
  search: Search,
  { time, words }: Reading,
  offer: OpenOffer,
  people: number,
) {
  const { hotelId, now, timeZone, latestBookable } = search
  const { id, placesMax } = offer
  const resource = resourceSaid(offer, words)
  const chosen = resource && { resourceId: resource.id }
  const places = Math.min(people, placesMax)
  const { moments: meant, either: meantEither, from, doubt } = momentsOf(time, now, timeZone)
  const isHad = (moment: number) => isWithinHours(offer, moment, timeZone)
  const had = meantEither.filter(isHad)
  const written = asWritten(had, time, search)
  const open = written.length < had.length ? written : meant.filter(isHad)
  // where neither is within its hours, the nearest free times are those of the likelier
  const moments = open.length > 0 ? open : meant
  const [requestedFrom = from] = moments
  const today = dayAt(new Date(now), timeZone)
  const searchedUntil = momentOf(daysLater(today, DAYS), '00:00', timeZone)
  const reasonUnavailable =
    requestedFrom >= latestBookable
      ? beyondStay(search)
      : requestedFrom >= searchedUntil
        ? { doubt: 'far' as const }
        : null
  if (reasonUnavailable)
    return { places, ...chosen, at: iso(requestedFrom), ...NO_FREE_TIMES, ...reasonUnavailable }
  if (doubt === 'unclear') return { places, ...chosen, at: null, ...NO_FREE_TIMES, doubt }
  const days = await listSlots(
    tx,
    hotelId,
    { offerId: id, from: today, days: DAYS, places, except: null },
    false,
  )
  const free = (days ?? [])
    .flatMap(({ slots }) => slots)
    .filter(({ resourceIds }) => !resource || resourceIds.includes(resource.id))
    .map(({ startsAt }) => Date.parse(startsAt))
    .filter((at) => at < latestBookable)
  const either = meantEither.filter((moment) => open.includes(moment))
  if (either.length > 1 && either.some((moment) => free.includes(moment)))
    return {
      places,
      ...chosen,
      at: null,
      ...NO_FREE_TIMES,
      nearest: free.filter((moment) => either.includes(moment)).map(iso),
      either: either.map(iso),
    }
  const startsAt = moments.find((at) => free.includes(at)) ?? null
  const at = startsAt ?? moments[0] ?? null
  const nearest = nearestOf(free, at, from)
  return {
    places,
    ...chosen,
    at: at === null ? null : iso(at),
    startsAt: startsAt === null ? null : iso(startsAt),
    // where nothing is free from then on, what is free before
    nearest: (nearest.length > 0 ? nearest : nearestOf(free, from)).map(iso),
    ...doubtOf(doubt),
    ...(free.length === 0 && latestBookable < searchedUntil ? lastDayOf(search) : {}),
  }
}

const iso = (at: number) => new Date(at).toISOString()
