import { readdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { beginScript } from '../../leavings.ts'

type Begun = Awaited<ReturnType<typeof beginScript>>

export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const
export type Signal = (typeof SIGNALS)[number]

const BEGIN_MS = 60_000
const LEAVE_MS = 20_000
const LOOK_MS = 50

const says = (text: string) => async (begun: Begun) => begun.output().includes(text)
const hasDatabase = async ({ remains }: Begun) =>
  (await remains()).some(([, command]) => /bin\/postgres -D/.test(command))

/** Our scripts, and when each of them is in the middle of its work. */
export const SCRIPTS = {
  'npm test': {
    args: ['scripts/test.mjs', 'unit', 'src/features/guests/server/guests.test.ts'],
    isUnderWay: hasDatabase,
  },
  'npm test -- verified': {
    args: ['scripts/test.mjs', 'verified', 'src/features/guests/server/guests.test.ts'],
    isUnderWay: says('format'),
  },
  'npm start': { args: ['scripts/start.mjs'], isUnderWay: says('running at') },
  'npm run dev': { args: ['scripts/dev.mjs'], isUnderWay: says('running at') },
  'npm run torture': { args: ['scripts/torture.mjs', 'crash', '--short'], isUnderWay: hasDatabase },
  'npm run bench': {
    args: ['scripts/bench.mjs', 'menu'],
    isUnderWay: async (begun: Begun) => (await says('[1/1] menu')(begun)) && hasDatabase(begun),
  },
}
export type Script = keyof typeof SCRIPTS
/** Those that a signal ends in order, with code 0. */
const SERVERS: readonly Script[] = ['npm start', 'npm run dev']
/** What tells that a script went on after the signal. */
const WENT_ON = /\d+ passed/

async function until(isSo: () => Promise<boolean>, withinMs: number) {
  for (const end = Date.now() + withinMs; Date.now() < end; await pause(LOOK_MS))
    if (await isSo()) return true
  return isSo()
}

/** Stops a script in the middle of its work; what is wrong afterwards, which should be nothing. */
export async function stopScript(script: Script, signal: Signal): Promise<string[]> {
  const { args, isUnderWay } = SCRIPTS[script]
  const begun = await beginScript(args)
  try {
    if (!(await until(() => isUnderWay(begun), BEGIN_MS))) return [`it did not begin: ${begun.output()}`]
    begun.child.kill(signal)
    const [code] = await begun.ended
    await until(async () => (await begun.remains()).length === 0, LEAVE_MS)
    const left = (await begun.remains()).map(([id, command]) => `still runs: ${id} ${command}`)
    const folders = (await readdir(begun.folder)).filter((name) => name.startsWith('hotelly-bench'))
    const wrong = [...left, ...(signal === 'SIGKILL' ? [] : folders.map((name) => `left ${name}`))]
    if (WENT_ON.test(begun.output())) wrong.push(`it went on: ${begun.output()}`)
    if (script === 'npm test -- verified' && (code === 0 || begun.output().includes('RUN')))
      wrong.push(`it ended with ${code}, and tests: ${begun.output()}`)
    const wanted = signal === 'SIGKILL' ? null : 0
    if (SERVERS.includes(script) && code !== wanted) wrong.push(`it ended with ${code}`)
    return wrong
  } finally {
    await begun.clear()
  }
}
