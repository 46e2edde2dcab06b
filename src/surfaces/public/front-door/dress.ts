import { addressOf, sceneOf } from '#features/hotels/scene/address.ts'
import type { Light } from '#features/hotels/scene/palette.ts'

type Look = { hotel: string; color: string }

/** What an owner tries on: a name, and a colour as `#RRGGBB`; before that, it is the sample. */
export type Dress = Look & { isSample: boolean }

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

export function sceneOfDress({ hotel, color }: Look) {
  const { place } = sceneOf({ id: '', name: hotel, timeZone, primaryColor: color })
  // by the colour, and not by each letter: the picture stays while a name is typed
  const { seed } = sceneOf({ id: color, name: '', timeZone, primaryColor: color })
  return { place, color, seed }
}

/** The drawing of a sample, which says nothing about whoever looks at it. */
export const sampleDrawing = (look: Look, light: Light) => `${addressOf(sceneOfDress(look))}-${light}.svg`
