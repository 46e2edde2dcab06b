import { setImmediate } from 'node:timers/promises'
import type { Database } from '#kit/server/database.ts'
import type { Events } from '#kit/server/events.ts'
import { isSame } from '#kit/shared/same.ts'
import { type EmbeddingKind, readActiveEntries, stampOfEntries } from './queries.ts'
import { directionOf } from './retrieval/cosine.ts'
import { readEntry, type ReadEntry, type Searchable } from './retrieval/read.ts'
import { buildSearchIndex, type SearchIndex } from './retrieval/search.ts'

/** The longest time an index can be stale after a lost event. */
const CHECK_AFTER_MS = 15_000
const HOTELS_MAX = 200
const ENTRIES_MAX = 20_000
/** The number of entries read before yielding to other work. */
const READ_AT_ONCE = 25

type IndexedEntry = { id: string; topic: string; content: string; direction: Float32Array | null }
export type HotelIndex = { entries: readonly IndexedEntry[]; index: SearchIndex }

type Kept = HotelIndex & { stamp: string; kind: EmbeddingKind | null; checkedAt: number }
type Store = { kept: Map<string, Kept>; loading: Map<string, Promise<Kept>>; changes: number }

const stores = new WeakMap<Events, Store>()

/** One store per process: live events about knowledge, or missed ones, invalidate it. */
function storeOf(events: Events): Store {
  const known = stores.get(events)
  if (known) return known
  const store: Store = { kept: new Map(), loading: new Map(), changes: 0 }
  stores.set(events, store)
  events.subscribeCache((event) => {
    if (event && event.topic !== 'knowledge') return
    store.changes++
    store.loading.clear()
    if (event?.hotelId) store.kept.delete(event.hotelId)
    else store.kept.clear()
  })
  return store
}

async function readAll(entries: readonly Searchable[]): Promise<ReadEntry[]> {
  const read: ReadEntry[] = []
  for (const entry of entries) {
    if (read.length % READ_AT_ONCE === READ_AT_ONCE - 1) await setImmediate()
    read.push(readEntry(entry))
  }
  return read
}

async function load(database: Database, hotelId: string, kind: EmbeddingKind | null): Promise<Kept> {
  const { rows, stamp } = await database.withActor({ kind: 'visitor', hotelId }, async (tx) => ({
    stamp: await stampOfEntries(tx, hotelId),
    rows: await readActiveEntries(tx, hotelId, kind),
  }))
  const entries = rows.map(({ embedding, ...row }) => ({
    ...row,
    direction: embedding && directionOf(embedding),
  }))
  return {
    entries,
    index: buildSearchIndex(await readAll(entries)),
    ...{ stamp, kind, checkedAt: Date.now() },
  }
}

/** Adds an index and evicts the least recently used ones beyond the limits on hotels and entries. */
function keep(store: Store, hotelId: string, one: Kept) {
  store.kept.delete(hotelId)
  store.kept.set(hotelId, one)
  let count = 0
  for (const { entries } of store.kept.values()) count += entries.length
  for (const [oldest, { entries }] of store.kept) {
    const isRoomy = count <= ENTRIES_MAX && store.kept.size <= HOTELS_MAX
    if (isRoomy || oldest === hotelId) return
    store.kept.delete(oldest)
    count -= entries.length
  }
}

async function isFresh(database: Database, hotelId: string, known: Kept): Promise<boolean> {
  if (known.checkedAt + CHECK_AFTER_MS > Date.now()) return true
  const stamp = await database.withActor({ kind: 'visitor', hotelId }, (tx) => stampOfEntries(tx, hotelId))
  known.checkedAt = Date.now()
  return stamp === known.stamp
}

/** The index of a hotel's active entries, built at the first question and after every change. */
export async function hotelIndex(
  { database, events }: { database: Database; events: Events },
  hotelId: string,
  kind: EmbeddingKind | null,
): Promise<HotelIndex> {
  const store = storeOf(events)
  const known = store.kept.get(hotelId)
  if (known && isSame(known.kind, kind) && (await isFresh(database, hotelId, known))) {
    if (store.kept.has(hotelId)) keep(store, hotelId, known)
    return known
  }
  const underWay = store.loading.get(hotelId)
  if (underWay) return underWay
  const before = store.changes
  const loading = load(database, hotelId, kind)
  store.loading.set(hotelId, loading)
  try {
    const loaded = await loading
    if (before === store.changes) keep(store, hotelId, loaded)
    return loaded
  } finally {
    if (store.loading.get(hotelId) === loading) store.loading.delete(hotelId)
  }
}
