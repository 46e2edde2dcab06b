import { type Command, UsageError } from './commands/command.ts'
import { messageOf } from '#kit/server/log.ts'
import { createSuperAdmin } from './commands/create-super-admin.ts'
import { createTrialHotels } from './commands/create-trial-hotels.ts'
import { hotels } from './commands/hotels.ts'
import { importMenu } from './commands/import-menu.ts'
import { migrate } from './commands/migrate.ts'
import { purgeHotel } from './commands/purge-hotel.ts'
import { resetStaffPassword } from './commands/reset-staff-password.ts'
import { restoreHotel } from './commands/restore-hotel.ts'
import { seedDemo } from './commands/seed-demo.ts'
import { unlock } from './commands/unlock.ts'
import { unlockGuest } from './commands/unlock-guest.ts'
import { webhookKey } from './commands/webhook-key.ts'

const COMMANDS: Record<string, Command> = {
  migrate,
  hotels,
  'restore-hotel': restoreHotel,
  'purge-hotel': purgeHotel,
  'import-menu': importMenu,
  'create-super-admin': createSuperAdmin,
  'reset-staff-password': resetStaffPassword,
  unlock,
  'unlock-guest': unlockGuest,
  'webhook-key': webhookKey,
  'seed-demo': seedDemo,
  'create-trial-hotels': createTrialHotels,
}

const say = (line: string) => process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`${line}\n`)

function overview(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length))
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`)
  return [
    'Usage: hotelly <command> [options]',
    '',
    ...lines,
    '',
    'hotelly <command> --help tells more.',
  ].join('\n')
}

const usageOf = (name: string, { usage, summary, details }: Command) =>
  [`Usage: hotelly ${name} ${usage}`.trimEnd(), '', summary, ...(details ? ['', details] : [])].join('\n')

/** Runs one command; answers the exit code: 0 done, 1 failed, 2 asked for wrongly. */
async function runCommand([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    const asked = COMMANDS[args[0] ?? '']
    say(asked && args[0] ? usageOf(args[0], asked) : overview())
    return name === undefined ? 2 : 0
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) {
    complain(`There is no command ${name}.\n\n${overview()}`)
    return 2
  }
  if (args.includes('--help') || args.includes('-h')) {
    say(usageOf(name, command))
    return 0
  }
  try {
    await command.run(args, say)
    return 0
  } catch (error) {
    complain(messageOf(error))
    if (!(error instanceof UsageError)) return 1
    complain(`\nUsage: hotelly ${name} ${command.usage}`)
    return 2
  }
}

// An embedded database that this command started ends with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))

process.exitCode = await runCommand(process.argv.slice(2))
