import { anyRefusal } from '#kit/web/api.ts'
import { keptOf } from '#kit/web/belongings.ts'
import { ownerAt } from './identity.ts'

const MOST_KEPT = 20

const storage = keptOf('guest', 'localStorage')

type Of<One> = { slug: string; name: string; read: () => Promise<One[]>; signal: AbortSignal }

/** A guest's own list: what was read last stays readable without a network, for the guest whose it is. */
export async function readOwn<One extends { guestId: string }>({ slug, name, read, signal }: Of<One>) {
  const place = `${name} ${slug}`
  const own = (list: One[]) => list.filter(({ guestId }) => guestId === ownerAt(slug))
  try {
    const list = await read()
    storage.keep(place, own(list).slice(0, MOST_KEPT))
    return list
  } catch (error) {
    const kept = storage.read(place) as One[] | null
    if (!kept || anyRefusal.codeOf(error) !== null || signal.aborted) throw error
    return own(kept)
  }
}
