import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { PUBLIC_READS } from './src/kit/shared/public-reads.ts'

const FOUNDATION =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|store|react-store|react-query|query-core)|i18next|i18next-browser-languagedetector|react-i18next)\//
const STAFF_ONLY = /infiniteQuery|useInfiniteQuery|useMutation|mutationObserver|useBlocker/

/** Small parts that every guest's screen needs: as one file they compress better than one by one. */
const GUEST_KIT =
  /src\/(kit\/(web\/(formatters|use-language|use-now|area|later|error-text|use-failure-toast|use-live|ui\/(button|menu|language-switcher|states|made-with-love|offline-banner))|shared\/(money|text|languages|ids|greeting))|(areas\/guest\/guest-header|features\/((hotels|services|sessions|announcements|bookings|menu)\/ui\/api|hotels\/ui\/(hotel-logo|phone-link|cover|current-hotel))))\.tsx?$/

/** The libraries that every screen needs travel as one file: it compresses better, and stays cached over our own changes. */
const isFoundation = (id: string) => FOUNDATION.test(id) && !STAFF_ONLY.test(id)

/** Puts a brotli copy beside every text file, so that the server never compresses while a guest waits. */
const brotliCopies = (): Plugin => ({
  name: 'brotli-copies',
  apply: 'build',
  generateBundle: {
    // Last, because Vite still fills its preload lists into the chunks in this step.
    order: 'post',
    handler(_options, bundle) {
      for (const [name, output] of Object.entries(bundle)) {
        if (!/\.(js|css|svg|json)$/.test(name)) continue
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

/** Of these screens the parts are named ahead, which every guest's first script has to carry; the others find theirs. */
const FETCHED_AHEAD =
  /\/(web|boot|guest-|hotel-landing|platform-landing|room-service|chat-tab|announcements-tab)/
const isStyle = (file: string) => file.endsWith('.css')

const OF_STAFF =
  /\/ui\/staff|hotel-admin|areas\/(staff|platform)\/|features\/portfolio\/ui|locales\/\w+\/platform|rich-link|features\/(audit|staff|support|pulse|knowledge|learning|assistant-figures|dashboard|guests)\/ui|platform\/ui\/|super-admin|first-password|kit\/web\/ui\/(palette|combobox)/
const LATIN_FONT = /(inter|fraunces)-latin-wght/

/** Writes the service worker, with the names of all that a guest's screens are made of. */
const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const isOfGuests = (output: (typeof bundle)[string]) =>
        output.type === 'chunk'
          ? !output.moduleIds.some((id) => OF_STAFF.test(id))
          : output.fileName.endsWith('.css') || LATIN_FONT.test(output.fileName)
      const files = Object.values(bundle)
        .filter((output) => output.fileName.startsWith('assets/') && isOfGuests(output))
        .map((output) => `/${output.fileName}`)
        .sort()
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
      const facts = Object.entries({ PRECACHED: files, VERSION: version, PUBLIC_READS })
        .map(([name, value]) => `const ${name} = ${JSON.stringify(value)}\n`)
        .join('')
      const source = facts + readFileSync('src/app/service-worker.js', 'utf8')
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
    },
  },
})

export default defineConfig({
  plugins: [react(), tailwindcss(), serviceWorker(), brotliCopies()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, parts) => (FETCHED_AHEAD.test(file) ? parts : parts.filter(isStyle)),
    },
    // schemas that no screen uses are dropped, and with them zod, which guests need not load
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        codeSplitting: {
          groups: [
            { name: 'foundation', test: isFoundation },
            { name: 'preload', test: /preload-helper|page-data/, priority: 2 },
            { name: 'kit', test: GUEST_KIT },
          ],
        },
      },
    },
  },
})
