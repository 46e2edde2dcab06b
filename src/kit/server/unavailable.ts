import { anyErrors } from './errors.ts'
import { ORPCError } from '@orpc/server'

/**
 * Connection lost or refused, server stopping or starting, a transaction ended because it stood still, too many
 * connections, disk full, picture storage down.
 */
const PASSING = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|ESTORAGE|57P0|25P03|08|53)/
const TIMED_OUT = /timeout expired|query read timeout|connection timeout/i
const BROKEN = /connection terminated|connection error|not queryable|timeout exceeded when trying to connect/i

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') return PASSING.test(code)
  return BROKEN.test(error.message) || isTimeout(error) || isPassing(error.cause)
}

/** Whether our own limit on a connection or a query ended it, and not an answer. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (TIMED_OUT.test(error.message) || isTimeout(error.cause))

/** Turns an unreachable database or storage into a 503, which callers may retry; returns any other error unchanged. */
export const toUnavailable = (error: unknown): unknown =>
  error instanceof ORPCError || !isPassing(error) ? error : anyErrors.UNAVAILABLE({ cause: error })
