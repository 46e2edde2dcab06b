import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { anyRefusal } from '#kit/web/api.ts'
import { storageOf } from '#kit/web/personal-storage.ts'
import { putAnswer } from '#kit/web/put-answer.ts'
import { ownerAt } from './identity.ts'

const MOST_KEPT = 20

const storage = storageOf('guest', 'localStorage')

type Own = { id: string; guestId: string }
type List = { slug: string; name: string }
type Of<One> = List & { read: () => Promise<One[]>; signal: AbortSignal }

const placeOf = ({ slug, name }: List) => `${name} ${slug}`
const own = <One extends { guestId: string }>(list: readonly One[], slug: string) =>
  list.filter(({ guestId }) => guestId === ownerAt(slug))

/** A guest's own list: what was read last stays readable without a network, for the guest whose it is. */
export async function readOwn<One extends { guestId: string }>({ read, signal, ...of }: Of<One>) {
  const place = placeOf(of)
  try {
    const list = await read()
    storage.keep(place, own(list, of.slug).slice(0, MOST_KEPT))
    return list
  } catch (error) {
    const kept = storage.read(place) as One[] | null
    if (!kept || anyRefusal.codeOf(error) !== null || signal.aborted) throw error
    return own(kept, of.slug)
  }
}

/**
 * Puts one as it is now into a guest's own list, both as it is shown and as it stays readable: what was just sent is
 * there even if the list cannot be read again.
 */
export function putOwn(client: QueryClient, { queryKey, ...of }: List & { queryKey: QueryKey }, one: Own) {
  const withIt = (list: readonly Own[]) =>
    list.some(({ id }) => id === one.id)
      ? list.map((before) => (before.id === one.id ? one : before))
      : [one, ...list]
  putAnswer<Own[]>(client, queryKey, (before) => before && withIt(before))
  const kept = (storage.read(placeOf(of)) as Own[] | null) ?? []
  storage.keep(placeOf(of), own(withIt(kept), of.slug).slice(0, MOST_KEPT))
}
