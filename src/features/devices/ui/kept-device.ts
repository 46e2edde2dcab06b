import type { Language } from '#kit/shared/languages.ts'
import type { Device } from '../contract.ts'

/** As what this browser rings at one hotel; stays when somebody signs out, so that whoever comes next is called there. */
export type KeptDevice = Pick<Device, 'id' | 'name' | 'place'> & {
  slug: string
  language: Language
  endpoint: string
  session: string
}

/** A cache, because the service worker reads it, too. */
const open = () => caches.open('devices')
const keyOf = (slug: string) => `/devices/${slug}`

export async function readKept(slug: string): Promise<KeptDevice | null> {
  const found = await (await open()).match(keyOf(slug))
  return found ? ((await found.json()) as KeptDevice) : null
}

export const keep = async (device: KeptDevice) =>
  (await open()).put(keyOf(device.slug), Response.json(device))

/** Returns whether this browser still rings at another hotel. */
export async function forgetKept(slug: string): Promise<boolean> {
  const cache = await open()
  await cache.delete(keyOf(slug))
  return (await cache.keys()).length > 0
}
