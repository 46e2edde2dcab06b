import type { Offer } from '#features/service-items/contract.ts'
import type { OpenSpan, Resource } from '#features/service-items/resources-contract.ts'
import { AHEAD_DAYS } from '#features/service-items/rules.ts'
import { daysLater, momentOf, weekdayOf } from '#kit/shared/calendar.ts'
import { timeAt } from '#kit/shared/day.ts'
import { DAY_MS, MINUTE_MS } from '#kit/shared/time.ts'

/** After how many resources at free times the days end: more are megabytes that nobody looks at. */
const LISTED_MAX = 30_000

/** A time that an appointment or a block takes of a resource, in milliseconds, the last one excluded. */
export type Taken = { resourceId: string; from: number; until: number; places: number }

export type Timing = Pick<
  Offer,
  'durationMinutes' | 'bufferMinutes' | 'stepMinutes' | 'leadMinutes' | 'resourceIds'
>
export type Place = Pick<Resource, 'id' | 'capacity' | 'week' | 'exceptions' | 'isEnabled'>

export type Asking = {
  offer: Timing
  resources: readonly Place[]
  taken: readonly Taken[]
  timeZone: string
  places: number
  now: number
}

/** The most places that are taken at any moment of a time. */
export function mostTaken(taken: readonly Taken[], from: number, until: number): number {
  const within = taken.filter((each) => each.from < until && each.until > from)
  if (within.length < 2) return within[0]?.places ?? 0
  // it can only rise where something begins
  const begins = [from, ...within.map((each) => each.from).filter((at) => at > from)]
  return Math.max(
    ...begins.map((at) =>
      within.reduce((sum, one) => (one.from <= at && at < one.until ? sum + one.places : sum), 0),
    ),
  )
}

/** How long an appointment takes its resource, in milliseconds. */
const busyMs = ({ durationMinutes, bufferMinutes }: Timing) => (durationMinutes + bufferMinutes) * MINUTE_MS

/** Whether so many places of a resource are free for a time. */
const hasRoom = ({ capacity }: Place, taken: readonly Taken[], from: number, until: number, places: number) =>
  places <= capacity && mostTaken(taken, from, until) + places <= capacity

/** When a resource can be had on a day. */
export const spansOn = ({ week, exceptions }: Place, day: string) =>
  exceptions.find((exception) => exception.day === day)?.spans ?? week[weekdayOf(day)] ?? []

const minuteOf = (at: number, timeZone: string) => Number(timeAt(new Date(at), timeZone).slice(3))

type Stretch = OpenSpan & {
  /** Until when it goes on after midnight; null: it does not. */
  nextEnds: string | null
}

/** The spans of a day, of which the last one may go on in the next day's first. */
function stretchesOn(place: Place, day: string): Stretch[] {
  const next = spansOn(place, daysLater(day, 1)).find(({ begins }) => begins === '00:00')
  return spansOn(place, day).map((span) => ({
    ...span,
    nextEnds: span.ends === '24:00' ? (next?.ends ?? null) : null,
  }))
}

/** The moments within a span at which an appointment can begin and still end while it lasts. */
function beginnings(
  { begins, ends, nextEnds }: Stretch,
  day: string,
  { stepMinutes, durationMinutes }: Timing,
  timeZone: string,
): number[] {
  const [from, until] = [momentOf(day, begins, timeZone), momentOf(day, ends, timeZone)]
  const lasts = nextEnds === null ? until : momentOf(daysLater(day, 1), nextEnds, timeZone)
  const found: number[] = []
  let at = from
  while (at < until && at + durationMinutes * MINUTE_MS <= lasts) {
    const past = minuteOf(at, timeZone) % stepMinutes
    if (past === 0) found.push(at)
    at += (stepMinutes - past) * MINUTE_MS
  }
  return found
}

/** The times between which an appointment may begin. */
const bounds = ({ offer, now }: Pick<Asking, 'offer' | 'now'>) => ({
  earliest: now + offer.leadMinutes * MINUTE_MS,
  latest: now + AHEAD_DAYS * DAY_MS,
})

export type FreeDay = { day: string; slots: { at: number; resourceIds: string[] }[] }

/**
 * What is free on some days of the hotel's calendar; days on which nothing is are there, without slots. Where very much is
 * free, they are fewer.
 * @param isNamed whether all resources that are free at a time are wanted, and not just one of them
 */
export function freeDays(asking: Asking, from: string, days: number, isNamed = true): FreeDay[] {
  const { offer, timeZone, places } = asking
  const { earliest, latest } = bounds(asking)
  const resources = asking.resources.filter(
    ({ id, isEnabled }) => isEnabled && offer.resourceIds.includes(id),
  )
  const takenOf = new Map(
    resources.map(({ id }) => [id, asking.taken.filter(({ resourceId }) => resourceId === id)]),
  )
  const known = new Map<string, number[]>()
  const beginningsOn = (day: string, span: Stretch) => {
    const key = `${day} ${span.begins} ${span.ends} ${span.nextEnds}`
    const found = known.get(key) ?? beginnings(span, day, offer, timeZone)
    known.set(key, found)
    return found
  }
  const freeOn = (day: string): FreeDay => {
    const free = new Map<number, string[]>()
    const [begins, ends] = [
      momentOf(day, '00:00', timeZone),
      momentOf(day, '24:00', timeZone) + busyMs(offer),
    ]
    for (const resource of resources) {
      const all = (takenOf.get(resource.id) ?? []).filter((each) => each.from < ends && each.until > begins)
      for (const span of stretchesOn(resource, day)) {
        for (const at of beginningsOn(day, span)) {
          const known = free.get(at)
          if (at < earliest || at > latest || (known && !isNamed)) continue
          if (!hasRoom(resource, all, at, at + busyMs(offer), places)) continue
          if (known) known.push(resource.id)
          else free.set(at, [resource.id])
        }
      }
    }
    const slots = [...free].map(([at, resourceIds]) => ({ at, resourceIds }))
    return { day, slots: slots.toSorted((a, b) => a.at - b.at) }
  }
  const found: FreeDay[] = []
  let listed = 0
  for (let at = 0; at < days && listed < LISTED_MAX; at++) {
    const day = freeOn(daysLater(from, at))
    found.push(day)
    listed += day.slots.reduce((sum, { resourceIds }) => sum + resourceIds.length, 0)
  }
  return found
}

export type Choice = { outcome: 'free'; resourceId: string } | { outcome: 'taken' | 'unavailable' }

/**
 * The resource of an appointment that is to begin at a moment: the wanted one, or of those that are free the one that is
 * least taken that day. `taken` where only others are in its way, `unavailable` where it could not be at all.
 * @param isFree whether staff book, who need not keep to hours, steps and lead times
 */
export function chooseResource(
  asking: Asking,
  { at, day, resourceId }: { at: number; day: string; resourceId: string | null },
  isFree = false,
): Choice {
  const { offer, taken, places, timeZone } = asking
  const wanted = asking.resources.filter(
    ({ id, isEnabled, capacity }) =>
      isEnabled &&
      offer.resourceIds.includes(id) &&
      (resourceId === null || id === resourceId) &&
      places <= capacity,
  )
  const { earliest, latest } = bounds(asking)
  const isWithin = (resource: Place) =>
    isFree ||
    (at >= earliest &&
      at <= latest &&
      stretchesOn(resource, day).some((span) => beginnings(span, day, offer, timeZone).includes(at)))
  const open = wanted.filter(isWithin)
  if (open.length === 0) return { outcome: 'unavailable' }
  const ofResource = (id: string) => taken.filter((each) => each.resourceId === id)
  const free = open.filter((each) => hasRoom(each, ofResource(each.id), at, at + busyMs(offer), places))
  const [least] = free.toSorted((a, b) => ofResource(a.id).length - ofResource(b.id).length)
  return least ? { outcome: 'free', resourceId: least.id } : { outcome: 'taken' }
}

/** Where staff may move an appointment whose offer is still there: to what the offer has, or to what it has itself. */
export const movableTo = (offered: readonly string[], own: string | undefined): string[] =>
  own === undefined ? [...offered] : [...new Set([...offered, own])]

/** How many appointments more than so many places could take begin or last after now. */
export function countBeyond(taken: readonly Taken[], capacity: number): number {
  if (capacity === 0) return taken.length
  return taken.filter((each) => mostTaken(taken, each.from, each.until) > capacity).length
}
