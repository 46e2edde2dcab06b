import { setImmediate } from 'node:timers/promises'
import type { Database } from '#kit/server/database.ts'
import type { Events } from '#kit/server/events.ts'
import { isSame } from '#kit/shared/same.ts'
import { type EmbeddingKind, readActiveEntries, stampOfEntries } from './queries.ts'
import { directionOf } from './retrieval/cosine.ts'
import { type Asked, buildPhrasingIndex, type PhrasingIndex, readQuestion } from './retrieval/phrasings.ts'
import { readEntry, type ReadEntry, type Searchable } from './retrieval/read.ts'
import { buildSearchIndex, type SearchIndex } from './retrieval/search.ts'

/** The longest time an index can be stale after a lost event. */
const CHECK_AFTER_MS = 15_000
/** The pause in changes after which an index is built anew. */
const REBUILD_AFTER_MS = 300
const HOTELS_MAX = 200
const ENTRIES_MAX = 20_000
/** How many phrasings take as long to read, and as much memory, as an entry. */
const PHRASINGS_OF_AN_ENTRY = 4
/** The number of entries read before yielding to other work. */
const READ_AT_ONCE = 25

type IndexedEntry = { id: string; topic: string; content: string; direction: Float32Array | null }
export type HotelIndex = { entries: readonly IndexedEntry[]; index: SearchIndex; phrasings: PhrasingIndex }

type Deps = { database: Database; events: Events }
type Kept = HotelIndex & { size: number; stamp: string; kind: EmbeddingKind | null; checkedAt: number }
type Store = {
  kept: Map<string, Kept>
  loading: Map<string, Promise<Kept>>
  rebuilds: Map<string, NodeJS.Timeout>
  /** As last asked for: one per process. */
  kind: EmbeddingKind | null
  changes: number
}

const stores = new WeakMap<Events, Store>()

/** Builds a hotel's index anew once its changes have paused, so that no guest waits for it. */
function rebuildSoon(store: Store, hotelId: string, build: (kind: EmbeddingKind | null) => Promise<unknown>) {
  clearTimeout(store.rebuilds.get(hotelId))
  const timer = setTimeout(() => {
    store.rebuilds.delete(hotelId)
    // where it fails, the next question tries again, and tells
    build(store.kind).catch(() => {})
  }, REBUILD_AFTER_MS)
  store.rebuilds.set(hotelId, timer.unref())
}

/**
 * One store per process: live events about knowledge, or missed ones, invalidate it. An index that was in use
 * is built anew.
 */
function storeOf({ database, events }: Deps): Store {
  const known = stores.get(events)
  if (known) return known
  const store: Store = { kept: new Map(), loading: new Map(), rebuilds: new Map(), kind: null, changes: 0 }
  stores.set(events, store)
  events.subscribeCache((event) => {
    if (event && event.topic !== 'knowledge') return
    store.changes++
    const isAsked = (hotelId: string) =>
      [store.kept, store.loading, store.rebuilds].some((each) => each.has(hotelId))
    const again = event?.hotelId && isAsked(event.hotelId) ? event.hotelId : null
    store.loading.clear()
    if (event?.hotelId) store.kept.delete(event.hotelId)
    else store.kept.clear()
    if (again) rebuildSoon(store, again, (kind) => hotelIndex({ database, events }, again, kind))
  })
  return store
}

const sizeOf = ({ phrasings }: { phrasings: readonly string[] }) =>
  1 + phrasings.length / PHRASINGS_OF_AN_ENTRY

async function readAll(entries: readonly (Searchable & { phrasings: readonly string[] })[]) {
  const read: ReadEntry[] = []
  const phrasings: Asked[][] = []
  let sinceOthers = 0
  for (const entry of entries) {
    sinceOthers += sizeOf(entry)
    if (sinceOthers >= READ_AT_ONCE) {
      await setImmediate()
      sinceOthers = 0
    }
    read.push(readEntry(entry))
    phrasings.push(entry.phrasings.map(readQuestion))
  }
  return { index: buildSearchIndex(read), phrasings: await buildPhrasingIndex(phrasings) }
}

async function load(database: Database, hotelId: string, kind: EmbeddingKind | null): Promise<Kept> {
  const { rows, stamp } = await database.withActor({ kind: 'visitor', hotelId }, async (tx) => ({
    stamp: await stampOfEntries(tx, hotelId),
    rows: await readActiveEntries(tx, hotelId, kind),
  }))
  const entries = rows.map(({ embedding, phrasings: _phrasings, ...row }) => ({
    ...row,
    direction: embedding && directionOf(embedding),
  }))
  const size = rows.reduce((sum, row) => sum + sizeOf(row), 0)
  return { entries, ...(await readAll(rows)), size, stamp, kind, checkedAt: Date.now() }
}

/** Adds an index and evicts the least recently used ones beyond the limits on hotels and entries. */
function keep(store: Store, hotelId: string, one: Kept) {
  store.kept.delete(hotelId)
  store.kept.set(hotelId, one)
  let count = 0
  for (const { size } of store.kept.values()) count += size
  for (const [oldest, { size }] of store.kept) {
    const isRoomy = count <= ENTRIES_MAX && store.kept.size <= HOTELS_MAX
    if (isRoomy || oldest === hotelId) return
    store.kept.delete(oldest)
    count -= size
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
  { database, events }: Deps,
  hotelId: string,
  kind: EmbeddingKind | null,
): Promise<HotelIndex> {
  const store = storeOf({ database, events })
  store.kind = kind
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
