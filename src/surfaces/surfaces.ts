import { guestSurface } from './guest/screens.ts'
import { platformSurface } from './platform/screens.ts'
import { publicSurface } from './public/screens.ts'
import { staffSurface } from './staff/screens.ts'
import type { Surface } from './screen.ts'

/** Every surface, for whoever must see all screens. */
export const SURFACES: readonly Surface[] = [publicSurface, guestSurface, staffSurface, platformSurface]

/** What stands in front of guests and visitors; the others belong to who works there. */
export const OPEN_SURFACES: readonly Surface[] = [publicSurface, guestSurface]
