import { useMemo } from 'react'
import type { Light } from '#features/hotels/scene/palette.ts'
import { drawScene } from '#features/hotels/scene/scene.ts'
import { type Dress, sampleDrawing, sceneOfDress } from './dress.ts'

export const addressOfMarkup = (markup: string) => `data:image/svg+xml,${encodeURIComponent(markup)}`

/** The hotel's place as a picture; what is typed is drawn here, so that nothing of it leaves the page. */
export function useDrawing(dress: Dress, light: Light): string {
  const { place, color, seed } = sceneOfDress(dress)
  const sample = dress.isSample ? sampleDrawing(dress, light) : null
  return useMemo(
    () => sample ?? addressOfMarkup(drawScene({ place, color, seed }, light)),
    [sample, place, color, seed, light],
  )
}
