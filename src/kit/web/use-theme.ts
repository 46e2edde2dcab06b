import { useSyncExternalStore } from 'react'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const YEAR_SECONDS = 365 * 24 * 3600

const readers = new Set<() => void>()

const current = (): Theme => {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

const subscribe = (reader: () => void) => {
  readers.add(reader)
  return () => readers.delete(reader)
}

/** Stores the theme in a cookie that the server reads, so that a page never flashes in the other theme. */
function choose(theme: Theme) {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  const age = theme === 'system' ? 0 : YEAR_SECONDS
  document.cookie = `theme=${theme}; path=/; max-age=${age}; samesite=lax`
  for (const reader of readers) reader()
}

/** Light, dark, or the device's setting. */
export const useTheme = () => ({ theme: useSyncExternalStore(subscribe, current), choose })
