import { brotliCompressSync, constants } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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
    // schemas that no screen uses are dropped, and with them zod, which guests need not load
    rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } },
  },
})
