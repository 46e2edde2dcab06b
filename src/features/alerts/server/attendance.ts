import type { Database } from '#kit/server/database.ts'
import type { Log } from '#kit/server/log.ts'
import { noteAttended } from './queries.ts'

const EVERY_MS = 15_000

/**
 * Notes at which hotels somebody of the staff has the panel open: where nobody has, what is new is heard by nobody.
 * @param attendedHotels those with a panel that is open at this process
 * @returns functions to note that a panel was opened, and to stop
 */
export function keepAttended(
  { database, log }: { database: Database; log: Log },
  attendedHotels: () => string[],
): { note: (hotelId: string) => void; stop: () => void } {
  const noted = new Set<string>()
  const noteAll = (hotelIds: string[]) => {
    if (hotelIds.length === 0) return
    for (const id of hotelIds) noted.add(id)
    database
      .withoutWaiting((tx) => noteAttended(tx, hotelIds))
      .catch((error: unknown) => log.warn({ err: error }, 'whose panel is open could not be noted'))
  }
  const timer = setInterval(() => {
    noted.clear()
    noteAll(attendedHotels())
  }, EVERY_MS)
  return {
    note: (hotelId) => {
      if (!noted.has(hotelId)) noteAll([hotelId])
    },
    stop: () => clearInterval(timer),
  }
}
