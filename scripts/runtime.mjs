import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Failure, runStep } from './step.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))

const NEEDED_MAJOR = 24
const SOURCES = [
  'src',
  'locales',
  'public',
  'index.html',
  'vite.config.ts',
  'bundling',
  'package.json',
  'package-lock.json',
]
const STAMP = join(root, 'dist/.stamp')

/**
 * Installs the packages, unless node_modules already matches package-lock.json.
 * @param omitDev without those that only building and testing need
 */
export async function ensureDependencies({ omitDev = false } = {}) {
  // As its last step, npm writes a lock file of what it installed into node_modules.
  const installed = readPackages('node_modules/.package-lock.json')
  if (arePackagesInstalled(readPackages('package-lock.json'), installed, { omitDev })) return
  const npm = process.env.npm_execpath
  const isNpm = npm !== undefined && basename(npm) === 'npm-cli.js'
  const [command, args] = isNpm ? [process.env.npm_node_execpath ?? process.execPath, [npm]] : ['npm', []]
  // Not "npm ci", which rejects a lock file without the optional packages of some other platform.
  const options = [
    'install',
    '--no-save',
    omitDev ? '--omit=dev' : '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--no-progress',
  ]
  const { NODE_ENV: _, ...env } = process.env
  await runStep('Installing packages (once, takes about a minute)', command, [...args, ...options], {
    env,
    cwd: root,
  })
}

/**
 * Whether the packages that a lock file wants are among those installed, by version and content.
 * @param omitDev without those that only building and testing need
 */
export const arePackagesInstalled = (wanted, installed, { omitDev = false } = {}) =>
  Object.entries(wanted).every(([path, { version, integrity, optional, devOptional, dev }]) => {
    if (path === '' || optional || devOptional || (omitDev && dev)) return true
    const there = installed[path]
    return there !== undefined && there.version === version && there.integrity === integrity
  })

/** The path of a Node that can run TypeScript directly: this one if it is new enough, else the one from npm. */
export function runtime() {
  if (major(process.versions.node) >= NEEDED_MAJOR) return process.execPath
  const installed = join(root, 'node_modules/node/bin/node')
  if (existsSync(installed) && major(versionOf(installed)) >= NEEDED_MAJOR) return installed
  throw new Failure(
    `Hotelly runs on Node ${NEEDED_MAJOR}. This is Node ${process.versions.node}, and the package "node", which brings\n` +
      `a newer one, did not install. Remove node_modules and try again with npm's install scripts allowed,\n` +
      `or install Node ${NEEDED_MAJOR} from https://nodejs.org.`,
  )
}

/** Whether `dist` is what the sources at hand make. */
export const isBuilt = () => readText(STAMP) === hashOf(SOURCES)

/** Builds `dist`: the server, and what browsers load. */
export async function build() {
  const sources = hashOf(SOURCES)
  rmSync(STAMP, { force: true })
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const env = { ...process.env, NODE_ENV: 'production' }
  await runStep('Building', runtime(), [vite, 'build'], { env, cwd: root })
  writeFileSync(STAMP, sources)
}

export async function ensureBuild() {
  if (!isBuilt()) await build()
}

function readPackages(file) {
  return JSON.parse(readText(join(root, file)) ?? '{}').packages ?? {}
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesUnder).sort())
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function filesUnder(path) {
  const info = statSync(join(root, path), { throwIfNoEntry: false })
  if (!info) return []
  if (info.isDirectory())
    return readdirSync(join(root, path)).flatMap((name) => filesUnder(`${path}/${name}`))
  return /\.test\.tsx?$/.test(path) ? [] : [path]
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function versionOf(node) {
  try {
    return execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' })
  } catch {
    return '0'
  }
}

function major(version) {
  return Number.parseInt(version, 10)
}
