import { findHotelBySlug } from '#features/hotels/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Database } from '#kit/server/database.ts'
import { accentsOf } from '#kit/shared/accent.ts'

const GROUND = '#FBFAF7'
const TYPES: Record<string, string> = { png: 'image/png', webp: 'image/webp', svg: 'image/svg+xml' }

function iconsOf(logoUrl: string | null) {
  const own = { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }
  if (!logoUrl) return [own]
  const type = TYPES[/\.(\w+)(?:\?|$)/.exec(logoUrl)?.[1] ?? '']
  return ['192x192', '512x512'].map((sizes) => ({ src: logoUrl, sizes, ...(type ? { type } : {}) }))
}

/** What a phone needs to keep the hotel beside its own apps: name, colours, icon. */
export async function manifestFor(database: Database, slug: string): Promise<Response> {
  const hotel = await database.withActor(SYSTEM, (tx) => findHotelBySlug(tx, slug))
  if (!hotel) return new Response('Not found', { status: 404 })
  const area = `/hotelly/${hotel.slug}`
  const manifest = {
    id: area,
    name: hotel.name,
    short_name: hotel.name,
    start_url: `${area}/services`,
    scope: `${area}/`,
    display: 'standalone',
    background_color: GROUND,
    theme_color: hotel.primaryColor ? accentsOf(hotel.primaryColor).light : GROUND,
    icons: iconsOf(hotel.logoUrl),
  }
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' },
  })
}
