import { createContext, use } from 'react'
import type { Language } from '#kit/shared/languages.ts'
import { useLanguage } from '#kit/web/use-language.ts'

const Current = createContext<Language | null>(null)
/** The language of a ticket; null elsewhere. */
export const PrintedIn = Current.Provider

/** The language of what is said around dishes: on a ticket the kitchen's, elsewhere the screen's. */
export function useWording(): Language {
  const printed = use(Current)
  const screen = useLanguage()
  return printed ?? screen
}
