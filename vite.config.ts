import { brotliCompressSync, constants } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const FOUNDATION =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|store|react-store|react-query|query-core)|i18next|i18next-browser-languagedetector|react-i18next)\//
const STAFF_ONLY = /infiniteQueryObserver|useInfiniteQuery|useMutation|mutationObserver/

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
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
        this.emitFile({ type: 'asset', fileName: `${name}.br`, source: brotliCompressSync(text, { params }) })
      }
    },
  },
})

export default defineConfig({
  plugins: [react(), tailwindcss(), brotliCopies()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // schemas that no screen uses are dropped, and with them zod, which guests need not load
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z'] },
      output: { codeSplitting: { groups: [{ name: 'foundation', test: isFoundation }] } },
    },
  },
})
