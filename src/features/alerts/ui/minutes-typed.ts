import { inPlainDigits } from '#kit/shared/read-money.ts'
import { MINUTES_MAX, type Step, type StepMinutes, STEPS } from '../rules.ts'

/** The minutes of each step as they are typed. */
export type TypedMinutes = Record<Step, string>

export const typedMinutes = ({ devices, duty, everyone }: StepMinutes): TypedMinutes => ({
  devices: String(devices),
  duty: String(duty),
  everyone: String(everyone),
})

/** The whole number of minutes in a text; null where it is none from 1 to the most. */
export function readMinutes(text: string): number | null {
  const plain = inPlainDigits(text).trim()
  const minutes = /^\d{1,3}$/.test(plain) ? Number(plain) : 0
  return minutes >= 1 && minutes <= MINUTES_MAX ? minutes : null
}

/** What is wrong with the minutes of a step: no number, or not after the step before, which comes after so many. */
export type WrongMinutes = { kind: 'number' } | { kind: 'order'; after: number }

/** What is wrong with each step; empty where nothing is. */
export function wrongMinutes(typed: TypedMinutes): Partial<Record<Step, WrongMinutes>> {
  const wrong: Partial<Record<Step, WrongMinutes>> = {}
  let after = 0
  for (const step of STEPS) {
    const minutes = readMinutes(typed[step])
    if (minutes === null) wrong[step] = { kind: 'number' }
    else if (minutes <= after) wrong[step] = { kind: 'order', after }
    after = Math.max(after, minutes ?? 0)
  }
  return wrong
}

/** Of minutes of which nothing is wrong. */
export const keptMinutes = (typed: TypedMinutes): StepMinutes => ({
  devices: readMinutes(typed.devices) ?? 0,
  duty: readMinutes(typed.duty) ?? 0,
  everyone: readMinutes(typed.everyone) ?? 0,
})
