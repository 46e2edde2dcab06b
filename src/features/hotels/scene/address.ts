import type { Light } from '#kit/shared/greeting.ts'
import { type Place, placeOf, PLACES } from './place.ts'

/** The colour of hotels that have chosen none: that of the theme. */
const DEFAULT_COLOR = '#0f5f45'

export type Scene = { place: Place; color: string; seed: number }

/** FNV-1a, in 16 bits. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return ((hash >>> 16) ^ hash) & 0xffff
}

type Described = { id: string; name: string; timeZone: string; primaryColor: string | null }

/** The picture of a hotel that has none: the landscape that suits it, in its colour, and never quite like another's. */
export const sceneOf = ({ id, name, timeZone, primaryColor }: Described): Scene => ({
  place: placeOf(name, timeZone),
  color: primaryColor ?? DEFAULT_COLOR,
  seed: seedOf(id),
})

/** Raised when any drawing changes, as browsers keep them for a year. */
const EDITION = 1
export const SCENES = `/scenes/${EDITION}/`

/** A town that stands where no hotel's own scene can. */
export const waysideIn = (light: Light) => `${SCENES}old-town-0f5f45-2b67-${light}.svg`

/** Where a hotel's drawings are, but for what each shows: `/scenes/1/old-town-0b5d43-3f2a`. */
export const addressOf = ({ place, color, seed }: Scene) =>
  `${SCENES}${place}-${color.slice(1).toLowerCase()}-${seed.toString(16)}`

const NAME = new RegExp(`^(${PLACES.join('|')})-([\\da-f]{6})-([\\da-f]{1,4})$`)

/** The scene of a name in an address; null for any other name. */
export function readScene(name: string): Scene | null {
  const [, place, color, seed = ''] = NAME.exec(name) ?? []
  return place ? { place: place as Place, color: `#${color}`, seed: Number.parseInt(seed, 16) } : null
}
