import type { OpenSpan, ResourceDraft } from './resources-contract.ts'

/** From Monday to Sunday. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const

const USUAL: OpenSpan = { begins: '09:00', ends: '17:00' }
const DAY_END = '24:00'

/** Fields of a time know no 24:00: there a span that ends at midnight ends at `00:00`. */
const typedEnd = (ends: string) => (ends === DAY_END ? '00:00' : ends)
const keptEnd = (ends: string) => (ends === '00:00' ? DAY_END : ends)

export const typedSpans = (spans: readonly OpenSpan[]): OpenSpan[] =>
  spans.map(({ begins, ends }) => ({ begins, ends: typedEnd(ends) }))

export const keptSpans = (spans: readonly OpenSpan[]): OpenSpan[] =>
  spans.map(({ begins, ends }) => ({ begins, ends: keptEnd(ends) }))

/** Whether typed spans are whole, and follow one another. */
export function areSpansSound(typed: readonly OpenSpan[]): boolean {
  const spans = keptSpans(typed)
  return spans.every(
    ({ begins, ends }, at) => begins !== '' && begins < ends && (spans[at - 1]?.ends ?? '') <= begins,
  )
}

/** Typed spans with one more, after the last of them where the day has room. */
export function withSpan(typed: readonly OpenSpan[]): OpenSpan[] {
  const last = typed.at(-1)?.ends
  if (!last) return [...typed, USUAL]
  const hour = Number(last.slice(0, 2))
  const next = last === '00:00' || hour >= 22 ? { begins: '', ends: '' } : null
  const at = (one: number) => `${String(one).padStart(2, '0')}:00`
  return [...typed, next ?? { begins: at(hour + 1), ends: typedEnd(at(Math.min(24, hour + 4))) }]
}

/** Every day at usual hours. */
export const usualWeek = (): ResourceDraft['week'] => WEEKDAYS.map(() => [USUAL])

/** Days that are open alike, one after another: `[0, 4]` from Monday to Friday. */
export function alikeDays(week: ResourceDraft['week']): { from: number; to: number; spans: OpenSpan[] }[] {
  const runs: { from: number; to: number; spans: OpenSpan[] }[] = []
  week.forEach((spans, day) => {
    const last = runs.at(-1)
    if (last && JSON.stringify(last.spans) === JSON.stringify(spans)) last.to = day
    else runs.push({ from: day, to: day, spans })
  })
  return runs
}
