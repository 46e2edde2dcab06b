import { isOwnedBy, type Owner, ownerAt } from '#features/sessions/ui/identity.ts'
import { RETRY, withRetry } from '#kit/shared/retry.ts'
import { storageOf, onForget } from '#kit/web/personal-storage.ts'
import { type Trait, TRAITS } from '../traits.ts'
import { dietApi } from './api.ts'

type List = {
  owner: Owner
  avoided: readonly Trait[]
  /** Whether a visitor made it, so that the server has yet to hear of it from the guest whom it has passed to. */
  isVisitors: boolean
  /** Whether dishes that contain something of it are left out of the menu. */
  isHiding: boolean
}

const lists = new Map<string, List>()
/** The guests whose lists the server has told since the page was opened. */
const told = new Set<string>()
const watchers = new Set<() => void>()
const ofVisitor = storageOf('guest', 'sessionStorage')
const ofGuest = storageOf('guest', 'localStorage')
const nameOf = (slug: string) => `avoided ${slug}`

/** How often the list was changed here; the answer to a former change must not replace it. */
let changes = 0

function load(slug: string, owner: Owner): List {
  for (const kept of [ofVisitor, ofGuest]) {
    const stored = kept.read(nameOf(slug)) as Partial<List> | null
    if (!Array.isArray(stored?.avoided) || stored.owner === undefined) continue
    const { avoided, isVisitors = false, isHiding = false } = stored
    if (!isOwnedBy(stored.owner, owner)) continue
    return { owner, avoided: TRAITS.filter((trait) => avoided.includes(trait)), isVisitors, isHiding }
  }
  return { owner, avoided: [], isVisitors: owner === null, isHiding: false }
}

function store(slug: string, list: List) {
  lists.set(slug, list)
  const [kept, other] = list.isVisitors ? [ofVisitor, ofGuest] : [ofGuest, ofVisitor]
  kept.keep(nameOf(slug), list.avoided.length > 0 ? list : null)
  other.keep(nameOf(slug), null)
}

const tellAll = () => watchers.forEach((tell) => tell())

function change(slug: string, part: Partial<List>) {
  store(slug, { ...listAt(slug), ...part })
  tellAll()
}

/** The current person's list: a visitor's passes to the guest who signs in, anybody else's is hidden. */
function listAt(slug: string): List {
  const owner = ownerAt(slug)
  const known = lists.get(slug)
  if (known?.owner === owner) return known
  const own = known && isOwnedBy(known.owner, owner) ? { ...known, owner } : load(slug, owner)
  lists.set(slug, own)
  return own
}

onForget('guest', () => {
  lists.clear()
  told.clear()
  changes += 1
  tellAll()
})

export function watchAvoided(onChange: () => void) {
  watchers.add(onChange)
  return () => {
    watchers.delete(onChange)
  }
}

/** What the current person avoids, as far as this device knows. */
export const readAvoided = (slug: string): readonly Trait[] => listAt(slug).avoided

/** Whether that is all: of a guest without a list on this device, the server may know one. */
export const readIsKnown = (slug: string): boolean => {
  const { owner, avoided, isVisitors } = listAt(slug)
  return owner === null || told.has(owner) || (avoided.length > 0 && !isVisitors)
}

export const readIsHiding = (slug: string): boolean => listAt(slug).isHiding
export const setIsHiding = (slug: string, isHiding: boolean) => change(slug, { isHiding })

/** Replaces the list at once; a guest's is put back if the server does not take it, and the error thrown. */
export async function saveAvoided(slug: string, avoided: readonly Trait[]): Promise<void> {
  const before = listAt(slug)
  const { owner: guestId } = before
  const turn = ++changes
  change(slug, { avoided, isVisitors: guestId === null })
  if (guestId === null) return
  const isStill = () => turn === changes && ownerAt(slug) === guestId
  try {
    const send = () => dietApi.call.save({ slug, guestId, avoided: [...avoided] })
    const saved = await withRetry(RETRY.light, send)
    if (isStill()) change(slug, { avoided: saved.avoided })
  } catch (error) {
    if (isStill()) change(slug, before)
    throw error
  }
}

/** Reads a guest's list from the server, and adds to it what the guest listed as a visitor. */
export async function fetchAvoided(slug: string, signal?: AbortSignal): Promise<readonly Trait[]> {
  const guestId = ownerAt(slug)
  const turn = changes
  const { avoided } = await dietApi.call.get({ slug }, signal ? { signal } : {})
  if (guestId === null || turn !== changes || ownerAt(slug) !== guestId) return avoided
  told.add(guestId)
  const own = listAt(slug)
  const more = own.isVisitors ? own.avoided.filter((trait) => !avoided.includes(trait)) : []
  if (more.length > 0) await saveAvoided(slug, [...avoided, ...more])
  else change(slug, { avoided, isVisitors: false })
  return avoided
}
