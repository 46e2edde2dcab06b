import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { waysideIn } from '../src/features/hotels/scene/address.ts'
import { directionOf, LANGUAGES } from '../src/kit/shared/languages.ts'
import { PUBLIC_READS } from '../src/kit/shared/public-reads.ts'
import { guestSurface } from '../src/surfaces/guest/screens.ts'
import { screensOf } from '../src/surfaces/screen.ts'
import { OPEN_SURFACES } from '../src/surfaces/surfaces.ts'
import { isForBrowsers } from './for-browsers.ts'
import { isStyle } from './preloads.ts'
import { CLOSED_FILES, OPEN_SCREENS } from './screen-files.ts'

type Bundle = Rolldown.OutputBundle

const OPEN_TEXTS = new Set<string>([...OPEN_SURFACES, ...OPEN_SCREENS].flatMap(({ texts = [] }) => texts))
const GUEST_PATHS = screensOf(guestSurface).flatMap(({ path, also = [] }) => [path, ...also])
/** The scene of the page that says what it does not have. */
const WAYSIDE = { day: waysideIn('day'), night: waysideIn('night') }
const LATIN_FONT = /(inter|fraunces)-latin-wght/

/** Whether a chunk is only for staff or the platform: one of their screens, shells or text files. */
function isClosed({ facadeModuleId }: Rolldown.OutputChunk): boolean {
  if (!facadeModuleId) return false
  const [, texts] = /\/locales\/[^/]+\/([^/]+)\.json$/.exec(facadeModuleId) ?? []
  return texts ? !OPEN_TEXTS.has(texts) : CLOSED_FILES.has(facadeModuleId)
}

/** The files of all chunks that guests' screens import, statically or dynamically. */
function openChunks(bundle: Bundle): Set<string> {
  const found = new Set<string>()
  const visit = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || found.has(name) || isClosed(chunk)) return
    found.add(name)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next)
  }
  for (const [name, chunk] of Object.entries(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) visit(name)
  return found
}

/** What the service worker says, in each language, of a page that it does not have. */
const NEVER_OPENED = Object.fromEntries(
  LANGUAGES.map((language) => {
    const texts = JSON.parse(readFileSync(`locales/${language}/common.json`, 'utf8')) as {
      neverOpened: Record<string, string>
      tryAgain: string
    }
    return [language, { ...texts.neverOpened, again: texts.tryAgain, direction: directionOf(language) }]
  }),
)

/** What it says, in each language, of a message that it cannot read: to staff, and to guests. */
const UNREADABLE = Object.fromEntries(
  LANGUAGES.map((language) => {
    const read = (name: string): unknown =>
      JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8'))
    const { devices } = read('hotel-admin') as { devices: { unreadable: Record<string, string> } }
    const { unreadable } = read('told') as { unreadable: Record<string, string> }
    return [language, { alarm: devices.unreadable, news: unreadable, direction: directionOf(language) }]
  }),
)

/** Writes the service worker, with the list of all files that a guest's screens need. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  applyToEnvironment: isForBrowsers,
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const open = openChunks(bundle)
      const files = Object.values(bundle)
        .map(({ fileName }) => fileName)
        .filter((file) => file.startsWith('assets/'))
        .filter((file) => open.has(file) || isStyle(file) || LATIN_FONT.test(file))
        .map((file) => `/${file}`)
        .sort()
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
      const facts = Object.entries({
        PRECACHED: [...files, ...Object.values(WAYSIDE)],
        WAYSIDE,
        VERSION: version,
        GUEST_PATHS,
        PUBLIC_READS,
        NEVER_OPENED,
        UNREADABLE,
      })
        .map(([name, value]) => `const ${name} = ${JSON.stringify(value)}\n`)
        .join('')
      const source = facts + readFileSync('src/app/service-worker.js', 'utf8')
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
    },
  },
})
