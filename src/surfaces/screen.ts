import type { ParseKeys } from 'i18next'
import type { Look } from '#kit/web/surface.ts'

type Namespace =
  | 'common'
  | 'guest'
  | 'front-door'
  | 'chat'
  | 'hotel-admin'
  | 'hotel-profile'
  | 'platform'
  | 'second-factor'
  | 'times'
  | 'told'
  | 'traits'
  | 'work'

/** A text of the locales with its file, such as `guest:home.title`. */
export type TitleKey = ParseKeys<readonly ['common', 'guest', 'hotel-admin', 'platform']>

/**
 * A screen, declared once: the router, the server's page, the service worker, the build, the bench and the tests that
 * visit every screen read it from here.
 */
export type Screen = {
  /** Below its surface's address. */
  path: string
  /** The file of its component, from `src`; the component is named like the file. Screens of one file stay mounted. */
  file: `${string}-screen.tsx`
  /** The page's title before the hotel's or the provider's name; none where the screen says it itself. */
  title?: TitleKey
  /** The server paints its beginning, before the application is there. */
  isPainted?: true
  /** The browser fetches its page ahead, and opens it without a network. */
  isOffline?: true
  /** The page brings the menu along. */
  needsMenu?: true
  /** Locale files beside those of its surface. */
  texts?: readonly Namespace[]
  /** Other paths that lead here. */
  also?: readonly string[]
  /** It says that something is not there: its page is answered with 404. */
  isMissing?: true
  /** What it reads of the address's query. */
  readSearch?: (search: Record<string, unknown>) => object
}

export type Surface = {
  /** How the page looks (`data-surface`). */
  look: Look
  address: string
  /** The file of what stands around all of its screens. */
  shell?: `${string}-shell.tsx`
  /** Locale files that the pages of its screens bring along. */
  texts: readonly Namespace[]
  /** Stands before the shell, for who is not signed in. */
  signIn?: Screen
  screens: readonly Screen[]
}

/** The name of the component in a screen's or shell's file. */
export const componentOf = (file: string): string =>
  file
    .slice(file.lastIndexOf('/'), -'.tsx'.length)
    .replace(/[/-](\w)/g, (_all, letter: string) => letter.toUpperCase())

export const screensOf = ({ signIn, screens }: Surface): readonly Screen[] =>
  signIn ? [signIn, ...screens] : screens
