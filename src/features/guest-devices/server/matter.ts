import { z } from 'zod'
import type { Tx } from '#kit/server/database.ts'
import { addJob, holdsJob, takeBackJobs } from '#kit/server/jobs/queries.ts'
import type { Language } from '#kit/shared/languages.ts'
import { Id } from '#kit/shared/shapes.ts'
import { UNDO_MS } from '#kit/shared/undo.ts'
import type { Whom } from './queries.ts'

/** The kind of the job that tells guests of one matter. */
export const TELL_GUEST = 'tell-guest'

/** So long whoever has changed something may undo it, and then a little: what was undone is not told. */
const WAIT_SECONDS = UNDO_MS / 1000 + 5

/** What such a job says. `facts` are for whoever reads the matter. */
export const Telling = z.object({
  about: z.string(),
  facts: z.unknown(),
  /** Of something that is for everybody: the device up to which it has been told. */
  after: Id.nullable().default(null),
  /** The one device that is still to be told, and how often that was tried in vain. */
  device: Id.nullable().default(null),
  tries: z.int().default(0),
})
export type Telling = z.infer<typeof Telling>

/** What is told, to whom, and until when anybody wants to know it. A locked screen shows it. */
export type Matter = {
  whom: Whom
  /** Below the guest's pages of the hotel. */
  path: string
  /** A newer message of the same tag takes the place of an older one. */
  tag: string
  text: (language: Language) => string
  urgency: 'high' | 'normal'
  until: Date
  /** What is noted once it has begun to be told. */
  begun?: (tx: Tx) => Promise<unknown>
}

/** Reads a matter as it is now; null where there is nothing to tell any more. `isBegun`: some have been told. */
export type ReadMatter = (tx: Tx, hotelId: string, facts: unknown, isBegun: boolean) => Promise<Matter | null>

type Of = { hotelId: string; about: string; key: string }

/** Has guests told of a change, in its own transaction. */
export const addTelling = (tx: Tx, { hotelId, about, key, facts }: Of & { facts: object }) =>
  addJob(tx, {
    hotelId,
    kind: TELL_GUEST,
    key: `${about} ${key}`,
    payload: { about, facts },
    inSeconds: WAIT_SECONDS,
  })

/**
 * Takes back all matters whose key begins so, as far as nobody is being told of them.
 * @returns the facts of those of which nobody has been told
 */
export async function takeBackTellings(tx: Tx, { hotelId, about, key }: Of): Promise<unknown[]> {
  const waiting = await takeBackJobs(tx, { hotelId, kind: TELL_GUEST, key: `${about} ${key}` })
  const tellings = waiting.map((payload) => Telling.parse(payload))
  return tellings.filter(({ device }) => device === null).map(({ facts }) => facts)
}

/** Whether a matter waits, and nobody has been told of it. */
export const isUntold = (tx: Tx, { hotelId, about, key }: Of) =>
  holdsJob(tx, { hotelId, kind: TELL_GUEST, key: `${about} ${key}` })
