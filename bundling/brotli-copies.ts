import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'
import { isForBrowsers } from './for-browsers.ts'

/** Writes a brotli copy next to every text file, so that the server never compresses while a guest waits. */
export const brotliCopies = (): Plugin => ({
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
