import { anyErrors } from './errors.ts'
import { ORPCError } from '@orpc/server'

/** Connection lost or refused, server stopping or starting, too many connections, disk full, picture storage down. */
const PASSING = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|ESTORAGE|57P0|08|53)/
const BROKEN = /connection terminated|connection error|timeout exceeded when trying to connect/i

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') return PASSING.test(code)
  return BROKEN.test(error.message) || isPassing(error.cause)
}

/** Turns an unreachable database or storage into a 503, which callers may retry; returns any other error unchanged. */
export const toUnavailable = (error: unknown): unknown =>
  error instanceof ORPCError || !isPassing(error) ? error : anyErrors.UNAVAILABLE({ cause: error })
