import { guestArea } from './guest/screens.ts'
import { platformArea } from './platform/screens.ts'
import { publicArea } from './public/screens.ts'
import { staffArea } from './staff/screens.ts'
import type { Area } from './screen.ts'

/** Every area, for whoever must see all screens. */
export const AREAS: readonly Area[] = [publicArea, guestArea, staffArea, platformArea]

/** What stands in front of guests and visitors; the others belong to who works there. */
export const OPEN_AREAS: readonly Area[] = [publicArea, guestArea]
