import path from 'node:path'
import type { Rolldown } from 'vite'
import { APP_FILE, CLOSED_FILES, PAINTED_FILES, PANEL_FRAMES, SCREEN_FILES } from './screen-files.ts'

export type ModuleInfo = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** What needs a module, by files. */
export type Uses = {
  /** What is loaded by name and needs it at once. */
  loads: Set<string>
  /** The screens, or the application itself, that need it at once or for what they load later. */
  screens: Set<string>
}

const PAGE = path.resolve(import.meta.dirname, '../index.html')
const NOTHING: Uses = { loads: new Set(), screens: new Set() }

/** Follows everything that the page can come to load, each screen for itself. */
function readUses(info: ModuleInfo): Map<string, Uses> {
  const uses = new Map<string, Uses>()
  const followed = new Set<string>()
  const load = (name: string, from: string) => {
    const screen = SCREEN_FILES.has(name) || PANEL_FRAMES.has(name) ? name : from
    if (followed.has(`${name} ${screen}`)) return
    followed.add(`${name} ${screen}`)
    const visit = (id: string) => {
      const { loads, screens } = uses.get(id) ?? { loads: new Set(), screens: new Set() }
      if (loads.has(name) && screens.has(screen)) return
      uses.set(id, { loads: loads.add(name), screens: screens.add(screen) })
      const module = info.getModuleInfo(id)
      module?.importedIds.forEach(visit)
      for (const next of module?.dynamicallyImportedIds ?? []) load(next, screen)
    }
    visit(name)
  }
  load(PAGE, APP_FILE)
  return uses
}

let known: Map<string, Uses> | null = null

/** What needs a module, when all of them are known. */
export function usesOf(id: string, info: ModuleInfo) {
  known ??= readUses(info)
  const { loads, screens } = known.get(id) ?? NOTHING
  const [painted, open] = [[...loads], [...screens]]
  return {
    loads,
    screens,
    /** Those of guests' first screens that need it at once. */
    painted: painted.filter((file) => PAINTED_FILES.has(file) || file === APP_FILE),
    /** The screens of guests and visitors among them. */
    open: open.filter((file) => !CLOSED_FILES.has(file)),
  }
}
