import path from 'node:path'
import { guestSurface } from '../src/surfaces/guest/screens.ts'
import { screensOf } from '../src/surfaces/screen.ts'
import { OPEN_SURFACES, SURFACES } from '../src/surfaces/surfaces.ts'

export const inSource = (file: string) => path.resolve(import.meta.dirname, '../src', file)

export const OPEN_SCREENS = OPEN_SURFACES.flatMap(screensOf)
const OPEN_FILES = new Set(OPEN_SCREENS.map(({ file }) => inSource(file)))

/** What guests see first; the front door has chunks of its own. */
export const PAINTED_FILES = new Set(
  screensOf(guestSurface).flatMap(({ file, isPainted }) => (isPainted ? inSource(file) : [])),
)
export const APP_FILE = inSource('app/web.tsx')
export const MENU_FILE = inSource(OPEN_SCREENS.find(({ needsMenu }) => needsMenu)?.file ?? '')

const PANEL_ROUTES = inSource('app/panel-routes.ts')
const PANEL_SHELLS = SURFACES.flatMap(({ shell }) => (shell ? [inSource(shell)] : []))

/** What stands around every screen of a panel. */
export const PANEL_FRAMES = new Set([PANEL_ROUTES, ...PANEL_SHELLS])

/** What of the panels is loaded before anybody has signed in. */
export const PANEL_DOORS = new Set([
  PANEL_ROUTES,
  ...SURFACES.flatMap(({ signIn }) => (signIn ? [inSource(signIn.file)] : [])),
])

/** What staff and the platform alone load by name. */
export const CLOSED_FILES = new Set([
  ...PANEL_FRAMES,
  ...SURFACES.flatMap((surface) => screensOf(surface).map(({ file }) => inSource(file))).filter(
    (file) => !OPEN_FILES.has(file),
  ),
])

/** Every screen. */
export const SCREEN_FILES = new Set(
  SURFACES.flatMap((surface) => screensOf(surface).map(({ file }) => inSource(file))),
)
