import { createInterface } from 'node:readline/promises'
import { parseArgs, type ParseArgsConfig, type ParseArgsOptionsConfig } from 'node:util'
import { z } from 'zod'

export type Command = {
  /** The arguments in the usage line. */
  usage: string
  summary: string
  details?: string
  /** Throws `UsageError` for invalid arguments, any other error when the work fails. */
  run(args: string[], say: (line: string) => void): Promise<void>
}

/** Invalid arguments. */
export class UsageError extends Error {}

/**
 * Reads a command's arguments with `parseArgs`.
 * @param names of the positional arguments, all of them required. Throws `UsageError`.
 */
export function readArgs<const Name extends string, Options extends ParseArgsOptionsConfig>(
  args: string[],
  names: readonly Name[],
  options: Options,
) {
  const config = { args, options, allowPositionals: true, strict: true } as const satisfies ParseArgsConfig
  const { values, positionals } = parsed(() => parseArgs(config))
  if (positionals.length > names.length)
    throw new UsageError(`Too many arguments: ${positionals[names.length]}`)
  const given = names.map((name, index) => {
    const value = positionals[index]
    if (!value) throw new UsageError(`The ${name} is missing.`)
    return [name, value]
  })
  return { values, ...(Object.fromEntries(given) as Record<Name, string>) }
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
