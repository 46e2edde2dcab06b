import type { ClientLink } from '@orpc/client'
import { type Outcome, outcomeOf } from '../kit/client.ts'

/** Who called: a guest on a device, a hotel's staff, the platform. By their numbers in the world. */
export type Who = {
  role: 'guest' | 'staff' | 'platform' | 'nobody'
  /** Null for the platform. */
  hotel: number | null
  guest: number | null
  device: string
}

/** One call and its answer; moments by performance.now(). */
export type Entry = {
  start: number
  end: number
  who: Who
  server: number
  /** Such as `bookings.place`. */
  call: string
  input: unknown
  outcome: Outcome
  /** The refusal's or the failure's code. */
  code: string | null
  /** What came back; of a stream, all that came. */
  output: unknown
  /** The call must be refused: whoever calls has no right to it. */
  isTrespass: boolean
}

export type Recorder = { who: () => Who; server: number; isTrespass?: boolean }

const isStream = (answer: unknown): answer is AsyncIterable<unknown> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer

/** Writes every call over `link` and its answer into the history; a streamed answer is returned when it has ended. */
export function recorded(
  link: ClientLink<object>,
  history: Entry[],
  { who, server, isTrespass = false }: Recorder,
): ClientLink<object> {
  return {
    call: async (path, input, options) => {
      const entry: Entry = {
        start: performance.now(),
        end: Number.POSITIVE_INFINITY,
        who: who(),
        server,
        call: path.join('.'),
        input,
        outcome: 'unknown',
        code: 'no answer yet',
        output: null,
        isTrespass,
      }
      history.push(entry)
      const fail = (error: unknown): never => {
        Object.assign(entry, outcomeOf(error), { end: performance.now() })
        throw error
      }
      const answer = await link.call(path, input, options).catch(fail)
      const done = { end: performance.now(), outcome: 'done', code: null } as const
      if (!isStream(answer)) {
        Object.assign(entry, done, { output: answer })
        return answer
      }
      const events: unknown[] = []
      entry.output = events
      try {
        for await (const event of answer) events.push(event)
      } catch (error) {
        fail(error)
      }
      Object.assign(entry, { ...done, end: performance.now() })
      return events
    },
  }
}
