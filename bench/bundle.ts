import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { guestSurface } from '#surfaces/guest/screens.ts'
import type { Figure } from './figures.ts'

const WEB = path.resolve(import.meta.dirname, '../dist/web')
const LIMIT_KB = 130

/** The screens that a guest may see first. */
const SCREENS = guestSurface.screens
  .filter((screen) => 'isPainted' in screen)
  .map(({ file }) => `src/${file}`)

const APP = 'src/app/web.tsx'

type Manifest = Record<string, { file: string; imports?: string[] }>

function filesOf(manifest: Manifest, entry: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[entry]
  if (!chunk) throw new Error(`The build has no ${entry}`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const needed of chunk.imports ?? []) filesOf(manifest, needed, found)
  return found
}

/** Measures the compressed JavaScript of a guest's first load, for the heaviest of the first screens. */
export async function benchBundle(): Promise<Figure> {
  const manifest = JSON.parse(await readFile(path.join(WEB, '.vite/manifest.json'), 'utf8')) as Manifest
  const sizes = await Promise.all(
    SCREENS.map(async (screen) => {
      const files = filesOf(manifest, screen, filesOf(manifest, APP, filesOf(manifest, 'index.html')))
      const bytes = await Promise.all(
        [...files].map(async (file) => (await stat(path.join(WEB, `${file}.br`))).size),
      )
      return { screen: path.basename(screen, '.tsx'), kb: bytes.reduce((sum, size) => sum + size, 0) / 1024 }
    }),
  )
  const worst = Math.max(...sizes.map((size) => size.kb))
  return {
    name: "JavaScript of the guest's first load, compressed",
    measured: `${worst.toFixed(1)} KB`,
    against: sizes.map(({ screen, kb }) => `${screen} ${kb.toFixed(1)} KB`).join(', '),
    limit: `at most ${LIMIT_KB} KB`,
    isMet: worst <= LIMIT_KB,
    values: { kilobytes: worst },
  }
}
