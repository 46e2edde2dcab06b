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
const SHELL = 'chromium-headless-shell'
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
  for (const step of installers()) {
    await install(step).catch((error) => problems.push(error.message))
    const installed = await find()
    if (installed) return installed
  }
  throw new Failure(
    `${problems.join('\n')}\n\nNo Chromium could be found or installed. Install Chromium or Google Chrome with your\n` +
      'system\'s package manager, or set HOTELLY_CHROMIUM to the path of one, and run "npm test" again.',
  )
}

/**
 * Returns the path of Chromium's headless shell, from this machine or installed now: it shows a page in two thirds of the
 * time, and knows neither notifications nor a screen that is kept awake. Where there is none, the path of Chromium.
 */
export async function ensureShell() {
  const browser = await ensureBrowser()
  if (process.env.HOTELLY_CHROMIUM) return browser
  const found = () => [whereIs(SHELL)].find((path) => path && works(path))
  for (const step of packaged(SHELL)) {
    if (found()) break
    // without it, journeys take longer, and show the same
    await install(step).catch(() => null)
  }
  return found() ?? browser
}

const install = ([label, command, args]) =>
  runStep(label, command, args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, cwd: root })

const isRoot = process.getuid?.() === 0

function* packaged(name) {
  if (!isRoot || !whereIs('apt-get')) return
  yield ['Updating the list of system packages', 'apt-get', ['update']]
  yield [`Installing ${name} (once)`, 'apt-get', ['install', '-y', '--no-install-recommends', name]]
}

function* installers() {
  yield* packaged('chromium')
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
