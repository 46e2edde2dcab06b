import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root, runtime } from './runtime.mjs'
import { Failure, runStep } from './step.mjs'

const KNOWN_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const PLAYWRIGHT = join(root, 'node_modules/@playwright/test/cli.js')

/** Returns the path of a working Chromium: from HOTELLY_CHROMIUM, on this machine, or installed now. */
export async function ensureBrowser() {
  const named = process.env.HOTELLY_CHROMIUM
  if (named) {
    if (!works(named)) throw new Failure(`HOTELLY_CHROMIUM is ${named}, which does not run.`)
    return named
  }
  const found = await find()
  if (found) return found

  const problems = []
  for (const [label, command, args] of installers()) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await runStep(label, command, args, { env, cwd: root }).catch((error) => problems.push(error.message))
    const installed = await find()
    if (installed) return installed
  }
  throw new Failure(
    `${problems.join('\n')}\n\nNo Chromium could be found or installed. Install Chromium or Google Chrome with your\n` +
      'system\'s package manager, or set HOTELLY_CHROMIUM to the path of one, and run "npm test" again.',
  )
}

function* installers() {
  const isRoot = process.getuid?.() === 0
  if (isRoot && whereIs('apt-get')) {
    yield ['Updating the list of system packages', 'apt-get', ['update']]
    yield ['Installing Chromium (once)', 'apt-get', ['install', '-y', '--no-install-recommends', 'chromium']]
  }
  yield ['Downloading Chromium (once)', runtime(), [PLAYWRIGHT, 'install', 'chromium']]
  if (isRoot)
    yield [
      'Installing the libraries that Chromium needs',
      runtime(),
      [PLAYWRIGHT, 'install-deps', 'chromium'],
    ]
}

async function find() {
  const own = await import('@playwright/test').then(
    ({ chromium }) => chromium.executablePath(),
    () => undefined,
  )
  return [...KNOWN_NAMES.map(whereIs), own].find((path) => path && works(path))
}

function whereIs(name) {
  try {
    return execFileSync('sh', ['-c', 'command -v "$1"', 'sh', name], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

function works(path) {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}
