import type { Database } from '#kit/server/database.ts'
import type { Log } from '#kit/server/log.ts'
import { listHeard, type OpenPanel } from './heard.ts'
import { noteAttended, noteAttendedAreas } from './queries.ts'

const EVERY_MS = 15_000

/** Notes for what open panels sound now: where none does, what is new is heard by nobody. */
export const noteHeard = (database: Pick<Database, 'withoutWaiting'>, panels: readonly OpenPanel[]) =>
  database.withoutWaiting(async (tx) => {
    const heard = await listHeard(tx, panels)
    const all = heard.filter(({ areas }) => areas === null).map(({ hotelId }) => hotelId)
    const some = heard.flatMap(({ hotelId, areas }) => (areas ? [{ hotelId, areas }] : []))
    if (all.length > 0) await noteAttended(tx, all)
    if (some.length > 0) await noteAttendedAreas(tx, some)
  })

/**
 * Keeps noting for what the panels sound that are open at this process.
 * @returns functions to note that a panel was opened, and to stop
 */
export function keepAttended(
  { database, log }: { database: Database; log: Log },
  openPanels: () => OpenPanel[],
): { note: (panel: OpenPanel) => void; stop: () => void } {
  const noted = new Set<string>()
  const noteAll = (panels: readonly OpenPanel[]) => {
    if (panels.length === 0) return
    for (const { session } of panels) noted.add(session)
    noteHeard(database, panels).catch((error: unknown) =>
      log.warn({ err: error }, 'whose panel is open could not be noted'),
    )
  }
  const timer = setInterval(() => {
    noted.clear()
    noteAll(openPanels())
  }, EVERY_MS)
  return {
    note: (panel) => {
      if (!noted.has(panel.session)) noteAll([panel])
    },
    stop: () => clearInterval(timer),
  }
}
