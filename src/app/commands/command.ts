import { createInterface } from 'node:readline/promises'
import { parseArgs, type ParseArgsConfig, type ParseArgsOptionsConfig } from 'node:util'
import { z } from 'zod'

export type Command = {
  /** The arguments in the usage line. */
  usage: string
  summary: string
  details?: string
  /**
   * Throws `UsageError` for invalid arguments, any other error when the work fails.
   * @param say prints a line of the result
   * @param tell prints a line about the progress, on standard error
   */
  run(args: string[], say: (line: string) => void, tell: (line: string) => void): Promise<void>
}

/** Invalid arguments. */
export class UsageError extends Error {}

/**
 * Reads a command's arguments with `parseArgs`.
 * @param names of the positional arguments, all of them required. Throws `UsageError`.
 * @param optional name of one more that may be missing
 */
export function readArgs<
  const Name extends string,
  Options extends ParseArgsOptionsConfig,
  const Optional extends string = never,
>(args: string[], names: readonly Name[], options: Options, [optional]: readonly [Optional?] = []) {
  const config = { args, options, allowPositionals: true, strict: true } as const satisfies ParseArgsConfig
  const { values, positionals } = parsed(() => parseArgs(config))
  const most = names.length + (optional ? 1 : 0)
  if (positionals.length > most) throw new UsageError(`Too many arguments: ${positionals[most]}`)
  const given = names.map((name, index) => {
    const value = positionals[index]
    if (!value) throw new UsageError(`The ${name} is missing.`)
    return [name, value]
  })
  const extra = optional ? { [optional]: positionals[names.length] } : {}
  return {
    values,
    ...(Object.fromEntries(given) as Record<Name, string>),
    ...(extra as Record<Optional, string | undefined>),
  }
}

function parsed<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** Reads a whole number from an option, within bounds. Throws `UsageError`. */
export function readCount(name: string, text: string | undefined, standard: number, most: number): number {
  const count = z.coerce
    .number()
    .int()
    .min(0)
    .max(most)
    .safeParse(text ?? standard)
  if (text === '' || !count.success) throw new UsageError(`--${name} is a whole number from 0 to ${most}.`)
  return count.data
}

/** Reads an e-mail address in the form in which it is stored. Throws `UsageError`. */
export function readEmail(text: string): string {
  const email = z.email().safeParse(text.trim().toLowerCase())
  if (!email.success) throw new UsageError(`${text} is no e-mail address.`)
  return email.data
}

/** Asks the operator and returns the answer; null when there is no terminal. */
export async function askOnTerminal(question: string): Promise<string | null> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}
