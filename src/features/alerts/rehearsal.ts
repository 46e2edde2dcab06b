import { MINUTE_MS } from '#kit/shared/time.ts'
import { type StepMinutes, STEPS } from './rules.ts'

/** How long the whole way takes, from the first sound to the last step. */
const WAY_MS = MINUTE_MS
/** So long after its start a rehearsal is over, seen or not. */
export const REHEARSAL_MS = 2 * MINUTE_MS
/** So far apart the steps are at the least, so that each can be told from the one before. */
const APART_MS = 5000

export const PANELS_MAX = 20
export const RUNG_MAX = 60
export const MISSING_MAX = 20

/** The minutes of a hotel's steps with the clock sped up, so that the last one comes at the end of the way. */
export function rehearsedMinutes(minutes: StepMinutes): StepMinutes {
  const rehearsed: StepMinutes = { devices: 0, duty: 0, everyone: 0 }
  let before = 0
  for (const [at, step] of STEPS.entries()) {
    const latest = WAY_MS - (STEPS.length - 1 - at) * APART_MS
    const inProportion = (minutes[step] / minutes.everyone) * WAY_MS
    before = Math.min(latest, Math.max(before + APART_MS, inProportion))
    rehearsed[step] = before / MINUTE_MS
  }
  return rehearsed
}
