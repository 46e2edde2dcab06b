import { pino } from 'pino'
import { currentRequestId } from './request-id.ts'

type About = { err?: unknown; error?: never } & Record<string, unknown>
type Write = (...said: [about: About, message: string] | [message: string]) => void

/** Writes one line; an error goes under `err`, where its words are left out. */
export type Log = Record<'debug' | 'info' | 'warn' | 'error', Write>

const FAILED_QUERY = 'Failed query: '
const PARSERS_AND_PROVIDERS = /^(SyntaxError|ZodError|\$ZodError|AI_.*)$/
/** PostgreSQL's errors about a value, and those that functions raise: their messages may repeat it. */
const ABOUT_A_VALUE = /^(22|P0)/
const WITHHELD = 'the message is left out, as it may repeat what somebody wrote'

type Told = { type: string; message: string; code?: unknown; stack?: string; cause?: Told }

function mayRepeatWords(error: Error): boolean {
  const isAboutValue = 'code' in error && ABOUT_A_VALUE.test(String(error.code))
  return isAboutValue || PARSERS_AND_PROVIDERS.test(error.name) || error.message.startsWith(FAILED_QUERY)
}

/** The error's message without the values of a failed statement, or what a parser or a provider repeats. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, name, cause } = error
  if (message.startsWith(FAILED_QUERY) && cause instanceof Error) return messageOf(cause)
  return mayRepeatWords(error) ? WITHHELD : message || name
}

const DETAILS = ['code', 'statusCode', 'schema', 'table', 'column', 'constraint', 'routine'] as const

function tell(error: unknown): Told {
  if (!(error instanceof Error)) return { type: typeof error, message: messageOf(error) }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  const known = error as Partial<Record<(typeof DETAILS)[number], unknown>>
  const details = DETAILS.filter((name) => known[name] !== undefined).map((name) => [name, known[name]])
  return {
    type: error.name,
    message: messageOf(error),
    ...Object.fromEntries(details),
    stack: frames.join('\n'),
    ...(error.cause === undefined ? {} : { cause: tell(error.cause) }),
  }
}

/** Writes JSON lines to standard error, without passwords, names, cookies or what people write. */
export const createLog = (level: string, to: pino.DestinationStream = pino.destination(2)): Log =>
  pino(
    {
      level,
      base: null,
      redact: ['*.password', '*.lastName', '*.cookie'],
      serializers: { err: tell },
      mixin: () => ({ request: currentRequestId() }),
    },
    to,
  )
