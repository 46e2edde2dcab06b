import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { paint } from '#areas/guest/paint.tsx'
import type { Language } from '#kit/shared/languages.ts'

type Chunk = { file: string; imports?: string[] }
type Manifest = Record<string, Chunk>

const APP = 'src/app/web.tsx'
const LATIN_FONTS = 'src/kit/web/latin-fonts.ts'
const ARABIC_FONTS = 'src/kit/web/arabic-fonts.ts'

const require = createRequire(import.meta.url)

/** What the build made, by name: the page needs addresses that carry hashes. What paints first screens lies beside it. */
export function readWebBuild(folder: string) {
  const template = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const painter = require(path.join(folder, '../paint/paint.js')) as { paint: typeof paint }

  function partsOf(entry: string, found = new Set<string>()): Set<string> {
    const chunk = manifest[entry]
    if (!chunk || found.has(chunk.file)) return found
    found.add(chunk.file)
    for (const needed of chunk.imports ?? []) partsOf(needed, found)
    return found
  }
  const fileNamed = (name: string) => {
    const chunk = Object.entries(manifest).find(([source]) => source.endsWith(name))?.[1]
    return chunk ? [`/${chunk.file}`] : []
  }
  const latin = [
    ...fileNamed('/inter-latin-wght-normal.woff2'),
    ...fileNamed('/fraunces-latin-wght-normal.woff2'),
  ]
  const arabic = ['400', '500', '600'].flatMap((weight) =>
    fileNamed(`/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`),
  )

  return {
    template,
    paint: painter.paint,
    /** The scripts of a screen's file that the entry does not bring along. */
    scriptsOf: (screen: string): string[] => {
      const known = partsOf('index.html')
      return [...partsOf(`src/${screen}`, partsOf(APP))]
        .filter((file) => !known.has(file))
        .map((file) => `/${file}`)
    },
    fontsOf: (language: Language) => (language === 'ar' ? arabic : latin),
    /** The styles that name the fonts of a language. */
    stylesOf: (language: Language) =>
      (language === 'ar' ? [LATIN_FONTS, ARABIC_FONTS] : [LATIN_FONTS]).flatMap(fileNamed),
  }
}

export type WebBuild = ReturnType<typeof readWebBuild>
