import { pino } from 'pino'

export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error'>

/** JSON lines on standard error; passwords, names and cookies never go in. */
export const createLog = (level: string): Log =>
  pino({ level, base: null, redact: ['*.password', '*.lastName', '*.cookie'] }, pino.destination(2))
