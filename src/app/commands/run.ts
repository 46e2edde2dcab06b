import { messageOf } from '#kit/server/log.ts'
import { type Command, UsageError } from './command.ts'
import { releaseName } from '../release.ts'
import { backup } from './backup.ts'
import { createSuperAdmin } from './create-super-admin.ts'
import { distribute } from './distribute.ts'
import { doctor } from './doctor.ts'
import { createTrialHotels } from './create-trial-hotels.ts'
import { hotels } from './hotels.ts'
import { jobs } from './jobs.ts'
import { importMenu } from './import-menu.ts'
import { migrate } from './migrate.ts'
import { purgeHotel } from './purge-hotel.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { resetStaffPassword } from './reset-staff-password.ts'
import { restore } from './restore.ts'
import { restoreHotel } from './restore-hotel.ts'
import { seedDemo } from './seed-demo.ts'
import { superAdmins } from './super-admins.ts'
import { unlock } from './unlock.ts'
import { unlockGuest } from './unlock-guest.ts'
import { verifyBackup } from './verify-backup.ts'
import { webhookKey } from './webhook-key.ts'

const COMMANDS: Record<string, Command> = {
  migrate,
  backup,
  'verify-backup': verifyBackup,
  restore,
  doctor,
  distribute,
  hotels,
  jobs,
  'restore-hotel': restoreHotel,
  'purge-hotel': purgeHotel,
  'import-menu': importMenu,
  'super-admins': superAdmins,
  'create-super-admin': createSuperAdmin,
  'reset-staff-password': resetStaffPassword,
  'reset-second-factor': resetSecondFactor,
  unlock,
  'unlock-guest': unlockGuest,
  'webhook-key': webhookKey,
  'seed-demo': seedDemo,
  'create-trial-hotels': createTrialHotels,
}

type Voice = { say: (line: string) => void; complain: (line: string) => void }

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

/** Runs one command; returns the exit code: 0 done, 1 failed, 2 wrong usage. */
export async function runCommand([name, ...args]: string[], { say, complain }: Voice): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    const asked = COMMANDS[args[0] ?? '']
    say(asked && args[0] ? usageOf(args[0], asked) : overview())
    return name === undefined ? 2 : 0
  }
  if (name === '--version' || name === 'version') {
    say(await releaseName())
    return 0
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
    await command.run(args, say, complain)
    return 0
  } catch (error) {
    complain(messageOf(error))
    if (!(error instanceof UsageError)) return 1
    complain(`\nUsage: hotelly ${name} ${command.usage}`)
    return 2
  }
}
