/** Minutes since midnight; an end beyond midnight is more than a day's. */
export type Range = { from: number; until: number }

export const DAY = 24 * 60
const NOON = DAY / 2

type Time = {
  minutes: number
  /** Which half of the day it names. */
  half: 'morning' | 'evening' | null
  /** Written by a clock of 24 hours. */
  is24: boolean
  isBare: boolean
}
type Groups = Record<string, string | undefined>

function timeIn(groups: Groups, name: 'from' | 'until'): Time | null {
  const part = (what: string) => groups[`${name}${what}`]
  const isEnd = name === 'until'
  const named = { half: null, is24: false, isBare: false }
  if (part('Noon')) return { ...named, minutes: NOON, half: 'evening' }
  if (part('Midnight')) return { ...named, minutes: isEnd ? DAY : 0, half: isEnd ? 'evening' : 'morning' }
  const [written = '', minute] = [part('Hour'), part('Minute')]
  const hour = Number(written)
  if (written === '' || hour > 24 || (hour === 24 && (!isEnd || Number(minute ?? 0) > 0))) return null
  const half = part('Morning') ? 'morning' : part('Evening') ? 'evening' : null
  if (part('Morning') && part('Evening')) return null
  const is24 = hour === 0 || hour > 12 || written.startsWith('0')
  const isBare = !minute && !half && !part('Unit')
  return { minutes: hour * 60 + Number(minute ?? 0), half, is24, isBare }
}

/** By the clock of 24 hours; null where it does not say which half of the day it means. */
function resolve({ minutes, half, is24 }: Time): number {
  if (!half || is24 || minutes === 0 || minutes === DAY) return minutes
  const early = minutes % NOON
  return half === 'evening' ? early + NOON : early
}

/**
 * The range between two times as written, or null where it could be read in two ways: `9 to 5`, `7:00 to 11:00` of
 * anything but the morning.
 * @param isMorning whether it can only be the morning
 * @param is24 whether the language writes by the clock of 24 hours alone
 */
export function rangeOf(groups: Groups, isMorning: boolean, is24: boolean): Range | null {
  const [from, until] = [timeIn(groups, 'from'), timeIn(groups, 'until')]
  if (!from || !until) return null
  const isPlain = (one: Time) => one.is24 || one.half !== null
  if (!isPlain(from) || !isPlain(until)) {
    const isLike24 = (from.is24 || until.is24) && !from.half && !until.half
    const isWritten24 = is24 && !from.isBare && !until.isBare && !from.half && !until.half
    const isBoth = until.half === 'morning' && from.half === null && from.minutes < until.minutes
    const isEarly = isMorning && from.minutes < until.minutes && !from.half && !until.half
    if (isBoth) from.half = 'morning'
    else if (!isLike24 && !isWritten24 && !isEarly) return null
  }
  const [start, end] = [resolve(from), resolve(until)]
  if (start === end) return null
  return { from: start, until: end > start ? end : end + DAY }
}
