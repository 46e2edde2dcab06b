import path from 'node:path'
import { readScene, SCENES, seedOf } from '#features/hotels/scene/address.ts'
import { drawScene } from '#features/hotels/scene/scene.ts'
import type { Hotel } from '#features/hotels/contract.ts'
import { findHotelBySlug } from '#features/hotels/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Database } from '#kit/server/database.ts'
import { ROOT } from '#kit/server/root.ts'
import { createFairQueueByNetwork } from '#kit/server/fair-queue-by-network.ts'
import { escape } from '#kit/server/html.ts'
import { notFound } from './static-files.ts'

export const LINK_PICTURE = { width: 1200, height: 630 }
const MARGIN = 80
const NAME_WIDTH = LINK_PICTURE.width - 2 * MARGIN
/** Above the roofs; what is longer shrinks into it. */
const LINE_HEIGHT = 120
const LINES_HEIGHT = 220
const LINE_LENGTH = 30
const KEPT = 200
const LETTERS = ['latin', 'latin-ext', 'arabic'].map((script) =>
  path.join(ROOT, `src/app/pages/letters/amiri-${script}.ttf`),
)
/** What the letters can write; a name in others is left to the words beside the picture. */
const IS_WRITABLE =
  /^[\p{Script=Latin}\p{Script=Arabic}\p{Mark}\p{Number}\p{Punctuation}\p{Separator}+<=>|°®™]+$/u
const EMOJI = /\p{Emoji_Presentation}|\u200d|\ufe0f/gu
const IS_RIGHT_TO_LEFT = /^\P{Letter}*\p{Script=Arabic}/u
/** Behind the name, which is read also where a light sky or a white peak meets it. */
const SHADE = `<svg width="1200" height="630"><linearGradient id="s" x2="0" y2="1"><stop stop-opacity=".45"/><stop offset=".7" stop-opacity="0"/></linearGradient><rect width="1200" height="630" fill="url(#s)"/></svg>`

type Shown = Pick<Hotel, 'slug' | 'name' | 'scene'>

/** Where messengers find it: another address when what it shows has changed, as they keep what they saw. */
export const linkPictureOf = ({ slug, name, scene }: Shown) =>
  `/hotelly/${slug}/link.jpg?v=${seedOf(`${scene} ${name}`).toString(16)}`

/** Loaded with the first picture; fonts that were named once are known from then on. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  for (const fontfile of LETTERS) await sharp({ text: { text: '.', fontfile } }).toBuffer()
  return sharp
}
let loading: ReturnType<typeof loadSharp> | null = null

async function draw({ name: full, scene }: Shown): Promise<Buffer> {
  const name = full.replaceAll(EMOJI, '').replaceAll(/\s+/g, ' ').trim()
  const sharp = await (loading ??= loadSharp())
  const drawing = readScene(scene.slice(SCENES.length))
  if (!drawing) throw new Error(`There is no scene ${scene}`)
  const isRightToLeft = IS_RIGHT_TO_LEFT.test(name)
  const background = sharp(Buffer.from(drawScene(drawing, 'night')))
    .resize({ ...LINK_PICTURE, position: 'top' })
    .flop(isRightToLeft)
  const layers = [{ input: Buffer.from(SHADE), left: 0, top: 0 }]
  if (IS_WRITABLE.test(name)) {
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="#fff">${escape(name)}</span>`,
        font: 'Amiri Bold',
        rgba: true,
        width: NAME_WIDTH,
        height: name.length > LINE_LENGTH ? LINES_HEIGHT : LINE_HEIGHT,
        // only a word that no line holds is broken
        wrap: name.split(' ').some((word) => word.length > LINE_LENGTH) ? 'word-char' : 'word',
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
    const left = isRightToLeft ? LINK_PICTURE.width - MARGIN - info.width : MARGIN
    layers.push({ input: data, left, top: MARGIN })
  }
  return background.composite(layers).jpeg({ quality: 85 }).toBuffer()
}

/** The pictures that links to hotels without a cover show: the hotel's scene under its name, one drawn at a time. */
export function createLinkPictures(database: Database) {
  const kept = new Map<string, Buffer>()
  const inTurn = createFairQueueByNetwork({ atOnce: 1, mostWaiting: 50 })

  return async (slug: string, ip: string): Promise<Response> => {
    const hotel = await database.withActor(SYSTEM, (tx) => findHotelBySlug(tx, slug))
    if (!hotel) return notFound()
    const key = linkPictureOf(hotel)
    const picture = kept.get(key) ?? (await inTurn(ip, async () => kept.get(key) ?? draw(hotel)))
    kept.delete(key)
    kept.set(key, picture)
    for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest)
    return new Response(new Uint8Array(picture), {
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' },
    })
  }
}
