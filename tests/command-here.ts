import { runCommand } from '#app/commands/run.ts'

/**
 * Runs an operator's command in this process, which has loaded the product already, as `runCommand` does in another; one
 * at a time, as its settings are those of the process.
 */
export async function runHere(args: string[], settings: Record<string, string>) {
  const given: Record<string, string> = { LOG_LEVEL: 'silent', DATABASE_URL: '', ...settings }
  const before = Object.keys(given).map((name) => [name, process.env[name]] as const)
  let [out, err] = ['', '']
  Object.assign(process.env, given)
  try {
    const code = await runCommand(args, {
      say: (line) => (out += `${line}\n`),
      complain: (line) => (err += `${line}\n`),
    })
    return { code, out, err }
  } finally {
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
  }
}

/** Runs a command that has to succeed; returns what it printed. */
export async function succeedHere(args: string[], settings: Record<string, string>): Promise<string> {
  const { code, out, err } = await runHere(args, settings)
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${err}`)
  return out
}
