import { accentProperties } from '#kit/shared/accent.ts'

/** Gives the page the hotel's colour; null gives it back its own. */
export function applyAccent(primaryColor: string | null) {
  const { style } = document.documentElement
  for (const [name, value] of Object.entries(accentProperties(primaryColor ?? '#000000'))) {
    if (primaryColor) style.setProperty(name, value)
    else style.removeProperty(name)
  }
}
