import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts an operator's command in its own process. */
export function startCommand(args: string[], settings: Record<string, string>) {
  const env = { ...process.env, LOG_LEVEL: 'silent', DATABASE_URL: '', ...settings }
  const child = spawn(process.execPath, ['src/app/cli.ts', ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, out, err }))
  return { child, ended }
}

/** Runs an operator's command to its end. */
export const runCommand = (args: string[], settings: Record<string, string>) =>
  startCommand(args, settings).ended

/** Runs a command that has to succeed; returns what it printed. */
export async function succeed(args: string[], settings: Record<string, string>): Promise<string> {
  const { code, out, err } = await runCommand(args, settings)
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${err}`)
  return out
}

/** The folder of the backup that the command reports. */
export const backupIn = (out: string) => /^Backup: (.*)$/m.exec(out)?.[1] ?? ''
