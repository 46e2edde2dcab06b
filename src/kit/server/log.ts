import { pino } from 'pino'

export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error'>

const FAILED_QUERY = 'Failed query: '
/** PostgreSQL's data errors, whose messages repeat the value. */
const ABOUT_A_VALUE = /^22/

type Told = { type: string; message: string; code?: unknown; stack?: string; cause?: Told }

/** The error's message without the values of a failed statement. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, name, cause } = error
  if (message.startsWith(FAILED_QUERY) && cause instanceof Error) return messageOf(cause)
  const isAboutValue = 'code' in error && ABOUT_A_VALUE.test(String(error.code))
  return (isAboutValue ? message.replace(/: ".*$/s, '') : message) || name
}

function tell(error: unknown): Told {
  if (!(error instanceof Error)) return { type: typeof error, message: messageOf(error) }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return {
    ...{ type: error.name, message: messageOf(error) },
    ...('code' in error ? { code: error.code } : {}),
    stack: frames.join('\n'),
    ...(error.cause === undefined ? {} : { cause: tell(error.cause) }),
  }
}

/** Writes JSON lines to standard error, without passwords, names, cookies or the values of statements. */
export const createLog = (level: string, to: pino.DestinationStream = pino.destination(2)): Log =>
  pino(
    {
      ...{ level, base: null, redact: ['*.password', '*.lastName', '*.cookie'] },
      serializers: { err: tell },
    },
    to,
  )
