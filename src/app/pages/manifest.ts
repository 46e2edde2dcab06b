import { findHotelBySlug } from '#features/hotels/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Database } from '#kit/server/database.ts'
import { accentsOf } from '#kit/shared/accent.ts'

const GROUND = '#FBFAF7'
const TYPES: Record<string, string> = { png: 'image/png', webp: 'image/webp', svg: 'image/svg+xml' }

function iconsOf(logoUrl: string | null) {
  const own = [
    { src: '/icon.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ]
  if (!logoUrl) return own
  const type = TYPES[/\.(\w+)(?:\?|$)/.exec(logoUrl)?.[1] ?? '']
  return ['192x192', '512x512'].map((sizes) => ({ src: logoUrl, sizes, ...(type ? { type } : {}) }))
}

/** Where what is kept on a phone begins: for guests, and for staff, whose phones ring only from there on iOS. */
const APPS = {
  guest: { home: '', starts: '/services', called: (hotel: string) => hotel },
  staff: { home: '/admin', starts: '/admin/dashboard', called: (hotel: string) => `${hotel} · Admin` },
}

/** What a phone needs to keep the hotel, or its panel, beside its own apps: name, colours, icon. */
export async function manifestFor(
  database: Database,
  slug: string,
  look: keyof typeof APPS,
): Promise<Response> {
  const hotel = await database.withActor(SYSTEM, (tx) => findHotelBySlug(tx, slug))
  if (!hotel) return new Response('Not found', { status: 404 })
  const area = `/hotelly/${hotel.slug}`
  const { home, starts, called } = APPS[look]
  const manifest = {
    id: `${area}${home}`,
    name: called(hotel.name),
    short_name: hotel.name,
    start_url: `${area}${starts}`,
    scope: `${area}${home}/`,
    display: 'standalone',
    background_color: GROUND,
    theme_color: hotel.primaryColor ? accentsOf(hotel.primaryColor).light : GROUND,
    icons: iconsOf(hotel.logoUrl),
  }
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' },
  })
}
