import { setTimeout as pause } from 'node:timers/promises'
import { type Api, apiOver, type Cookies, linkTo, outcomeOf } from '../kit/client.ts'
import { type LiveStream, openLiveStream } from '../kit/live-stream.ts'
import { type Entry, type Recorder, recorded, type Who } from './history.ts'
import type { World } from './world.ts'

const CALL_TIMEOUT_MS = 2500
export const RETRY_MS = 400

export type Watched = { who: Who; server: number; stream: LiveStream; closedAt: number }

/** Where an evening is played: whom the actors know, what they call, and what is written down of it. */
export type Stage = {
  world: World
  addresses: string[]
  history: Entry[]
  watched: Watched[]
  /** By performance.now(): from then on nobody tries again. */
  endsAt: number
}

export const isOver = ({ endsAt }: Stage) => performance.now() > endsAt

/** One element, chosen by a number of the plan. */
export const choose = <T>(list: readonly T[], pick: number): T | undefined => list[pick % list.length]

export const addressAt = ({ addresses }: Stage, server: number) => choose(addresses, server) ?? ''

/** The API as one device calls it at one server, written into the history. */
export const apiFor = (stage: Stage, cookies: Cookies, recorder: Recorder): Api =>
  apiOver(
    recorded(
      linkTo(addressAt(stage, recorder.server), { cookies, timeoutMs: CALL_TIMEOUT_MS }),
      stage.history,
      recorder,
    ),
  )

export function watch(stage: Stage, path: string, cookies: Cookies, who: Who, server: number): Watched {
  const stream = openLiveStream(`${addressAt(stage, server)}/events/${path}`, cookies)
  const one = { who, server, stream, closedAt: Number.POSITIVE_INFINITY }
  stage.watched.push(one)
  return one
}

export function unwatch(one: Watched) {
  one.closedAt = performance.now()
  one.stream.close()
}

/** Calls once; null when it was refused, or nobody knows. The history knows which. */
export const attempt = <T>(work: () => Promise<T>): Promise<T | null> => work().catch(() => null)

/** Calls until there is an answer, or nobody tries any more; null when it was refused or given up. */
export async function insist<T>(stage: Stage, work: () => Promise<T>): Promise<T | null> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (outcomeOf(error).outcome === 'refused' || isOver(stage)) return null
      await pause(RETRY_MS)
    }
  }
}
