import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { paint } from '#surfaces/paint.tsx'
import { type Font, type Language, LANGUAGE_FACTS } from '#kit/shared/languages.ts'

type Chunk = { file: string; imports?: string[] }
type Manifest = Record<string, Chunk>

const APP = 'src/app/web.tsx'
/** What the fonts of the text, and of letters that it does not have, are made of. */
const FONTS: Record<'latin' | Font, { source: string; files: string[] }> = {
  latin: {
    source: 'src/kit/web/latin-fonts.ts',
    files: ['/inter-latin-wght-normal.woff2', '/fraunces-latin-wght-normal.woff2'],
  },
  arabic: {
    source: 'src/kit/web/arabic-fonts.ts',
    files: [
      ...['400', '500', '600'].map((weight) => `/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`),
      '/amiri-arabic-700-normal.woff2',
    ],
  },
}
const ownFontOf = (language: Language) => LANGUAGE_FACTS[language].font ?? 'latin'

/** What pages are made of: a template, and where its scripts, fonts and styles are. */
export type WebBuild = {
  /** Holds the files that go out as they are. */
  folder: string
  template: string
  /** The markup of a first screen. */
  paint: typeof paint
  /** The scripts of a screen's file that the entry does not bring along. */
  scriptsOf(screen: string): string[]
  fontsOf(language: Language): string[]
  /** The styles that name the fonts of a language. */
  stylesOf(language: Language): string[]
}

const require = createRequire(import.meta.url)

/** What the build made, by name: the page needs addresses that carry hashes. What paints first screens lies beside it. */
export function readWebBuild(folder: string): WebBuild {
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

  return {
    folder,
    template,
    paint: painter.paint,
    scriptsOf: (screen) => {
      const known = partsOf('index.html')
      return [...partsOf(`src/${screen}`, partsOf(APP))]
        .filter((file) => !known.has(file))
        .map((file) => `/${file}`)
    },
    fontsOf: (language) => FONTS[ownFontOf(language)].files.flatMap(fileNamed),
    stylesOf: (language) =>
      [...new Set(['latin', ownFontOf(language)] as const)].flatMap((font) => fileNamed(FONTS[font].source)),
  }
}
