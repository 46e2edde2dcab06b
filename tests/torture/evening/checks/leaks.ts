import type { Entry, Who } from '../history.ts'
import type { Watched } from '../stage.ts'
import { marksIn, type World } from '../world.ts'
import type { Evidence } from './told.ts'

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Whether this text, which belongs to somebody, reached somebody else. */
function strangers(text: string, who: Who, { world, held }: Pick<Evidence, 'world' | 'held'>): string[] {
  if (who.hotel === null) return []
  const own = world.hotels[who.hotel]
  const found: string[] = []
  for (const { hotel, guest } of marksIn(text)) {
    if (hotel !== who.hotel) found.push(`a text of hotel ${hotel}`)
    else if (who.role === 'guest' && guest !== null && guest !== who.guest)
      found.push(`a text of guest ${guest}`)
  }
  const guestOf = new Map(held.bookings.map(({ id, guestId }) => [id, guestId]))
  for (const [id] of text.matchAll(UUID)) {
    const hotelId = held.hotelOf.get(id)
    if (hotelId && hotelId !== own?.id) found.push(`${id}, which is another hotel's`)
    const guestId = guestOf.get(id)
    if (who.role === 'guest' && guestId && guestId !== own?.guests[who.guest ?? -1]?.id)
      found.push(`booking ${id} of another guest`)
  }
  return found
}

/** Nobody was ever answered with what belongs to another hotel or guest, and nobody was let in who has no right. */
export function checkLeaks(evidence: Evidence): string[] {
  const problems = evidence.history.flatMap((entry: Entry) => {
    const { who, call, output, outcome, isTrespass } = entry
    const seen = strangers(JSON.stringify(output), who, evidence)
    return [
      ...seen.map((what) => `${who.device} saw ${what} (${call})`),
      ...(isTrespass && outcome === 'done' ? [`${who.device} was let in: ${call}`] : []),
    ]
  })
  return [...new Set(problems)]
}

/** No live stream tells of what its reader must not see. */
export function checkStreamLeaks(evidence: Evidence, watched: readonly Watched[]): string[] {
  const problems = watched.flatMap(({ who, stream }) =>
    stream.connections
      .flatMap(({ frames }) => frames)
      .flatMap(({ topic, id }) =>
        strangers(id ?? '', who, evidence).map((what) => `${who.device} was told of ${what} (${topic})`),
      ),
  )
  return [...new Set(problems)]
}

export const guestIdOf = (world: World, { hotel, guest }: Who) =>
  hotel === null || guest === null ? null : (world.hotels[hotel]?.guests[guest]?.id ?? null)
