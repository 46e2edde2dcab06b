import { useMemo } from 'react'
import type { Light } from '#features/hotels/scene/palette.ts'
import { drawScene, sceneOf } from '#features/hotels/scene/scene.ts'

/** What an owner tries on: a name, and a colour as `#RRGGBB`. */
export type Dress = { hotel: string; color: string }

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

export const addressOfMarkup = (markup: string) => `data:image/svg+xml,${encodeURIComponent(markup)}`

/** The hotel's place as a picture, drawn here: nothing that is typed leaves the page. */
export function useDrawing({ hotel, color }: Dress, light: Light): string {
  const { place } = sceneOf({ id: '', name: hotel, timeZone, primaryColor: color })
  // by the colour, and not by each letter: the picture stays while a name is typed
  const { seed } = sceneOf({ id: color, name: '', timeZone, primaryColor: color })
  return useMemo(() => addressOfMarkup(drawScene({ place, color, seed }, light)), [place, color, seed, light])
}
