import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { isForBrowsers } from './for-browsers.ts'
import { APP_FILE, CLOSED_FILES, MENU_FILE, PANEL_DOORS, PANEL_FRAMES } from './screen-files.ts'
import { type ModuleInfo, usesOf } from './uses.ts'

const FOUNDATION =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|store|react-store|react-query|query-core)|i18next|i18next-browser-languagedetector|react-i18next)\//
/** Of these libraries, what the first screens do without: their indexes lead to all of them. */
const LATER =
  /infiniteQuery|useInfiniteQuery|queriesObserver|useQueries|useMutation|mutationObserver|useBlocker|use-sync-external-store/

/** From how many screens of the panels on something is loaded with what all of them need. */
const COMMON = 4

const nameOf = (file: string) =>
  file === APP_FILE ? 'app' : path.basename(file).replace(/(-screen)?\.tsx?$/, '')

/**
 * The chunk of what several others need. By default each such module is one of its own, a hundred to a screen, and every
 * one is a request. What needs more stands in what is loaded more often, so no chunk leads back to one that needs it.
 */
function sharedChunk(id: string, info: ModuleInfo): string | null {
  if (/\0|\.(css|json)/.test(id)) return null
  if (LATER.test(id)) return 'everywhere'
  const { loads, screens, painted, open } = usesOf(id, info)
  if (CLOSED_FILES.has(id) || (loads.has(id) && loads.size === 1)) return null
  // what first screens need at once: the menu, as the heaviest of them, does not wait for the rest
  if (painted.length > 1) return painted.includes(MENU_FILE) ? 'kit' : 'lobby'
  if (painted.includes(MENU_FILE)) return 'menu'
  if (loads.size < 2) return null
  const [first] = painted
  const needs = (files: Iterable<string>) => [...files].some((file) => loads.has(file))
  if (first) return nameOf(first)
  // what guests load later
  if (screens.has(APP_FILE) || (open.length > 0 && needs(PANEL_DOORS))) return 'everywhere'
  if (open.length > 1) return 'later'
  const [only] = open
  if (only) return screens.size > 1 ? 'both' : `${nameOf(only)}-parts`
  // what the panels alone load
  if (needs(PANEL_DOORS)) return 'door'
  if (needs(PANEL_FRAMES)) return 'frame'
  const [isOfRoom, room = 'surfaces'] = /\/src\/(?:features|surfaces)\/(?:([^/]+)\/)?/.exec(id) ?? []
  return isOfRoom && screens.size < COMMON ? `${room}-desk` : 'panel'
}

export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'preload', test: /preload-helper|page-data/, priority: 3 },
  { name: 'foundation', test: (id) => FOUNDATION.test(id) && !LATER.test(id), priority: 2 },
  // each module by itself: what it needs has a chunk by its own uses
  { name: sharedChunk, priority: 1, includeDependenciesRecursively: false },
]

/** Refuses chunks that need each other: which of them would be ready for the other is left to chance. */
export const oneWay = (): Plugin => ({
  name: 'one-way',
  applyToEnvironment: isForBrowsers,
  generateBundle(_options, bundle) {
    const done = new Set<string>()
    const visit = (name: string, before: string[]) => {
      const chunk = bundle[name]
      if (before.includes(name)) this.error(`Chunks need each other: ${[...before, name].join(' -> ')}`)
      if (chunk?.type !== 'chunk' || done.has(name)) return
      for (const next of chunk.imports) visit(next, [...before, name])
      done.add(name)
    }
    for (const name of Object.keys(bundle)) visit(name, [])
  },
})
