import type { Span } from './day-layout.ts'

/** Where an appointment is, or would be: the minute of the day, and the resource. */
export type Place = { minute: number; resourceId: string }

type Bounds = {
  /** How long it takes, in minutes. */
  duration: number
  /** By how many minutes it moves at once. */
  step: number
  /** The resources in their order on the screen, from the start. */
  resourceIds: readonly string[]
  /** The minutes that are shown. */
  shown: Span
  isRtl: boolean
}

/** The nearest beginning at a step that lies within what is shown. */
export function snapped(minute: number, { duration, step, shown }: Bounds): number {
  const first = Math.ceil(shown.from / step) * step
  const last = Math.floor((shown.until - duration) / step) * step
  return Math.max(first, Math.min(Math.max(first, last), Math.round(minute / step) * step))
}

/** Where an arrow key moves an appointment; null for other keys. */
export function movedByKey(key: string, place: Place, bounds: Bounds): Place | null {
  const { step, resourceIds, isRtl } = bounds
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const down = key === 'ArrowDown'
    // from between two steps to the next one in that direction
    const steps = place.minute / step
    const wanted = (down ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step
    return { ...place, minute: snapped(wanted, bounds) }
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  const by = (key === 'ArrowRight') === isRtl ? -1 : 1
  const at = resourceIds.indexOf(place.resourceId) + by
  return { ...place, resourceId: resourceIds[at] ?? place.resourceId }
}
