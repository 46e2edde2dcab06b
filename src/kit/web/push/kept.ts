import { unsubscribe } from './subscribe.ts'

/** As what this browser is reached, for staff and for guests, by hotel: a cache, because the service worker reads it, too. */
const open = () => caches.open('devices')

/** What is kept under one of its addresses. */
export async function readKept<Kept>(address: string): Promise<Kept | null> {
  const found = await (await open()).match(address)
  return found ? ((await found.json()) as Kept) : null
}

export const keep = async (address: string, kept: object) => (await open()).put(address, Response.json(kept))

/** Forgets that this browser is reached as something, and ends its subscription where it is reached as nothing else. */
export async function letGo(address: string) {
  const cache = await open()
  await cache.delete(address)
  if ((await cache.keys()).length === 0) await unsubscribe()
}
