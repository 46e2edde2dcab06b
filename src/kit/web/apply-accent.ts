import { accentProperties } from '#kit/shared/accent.ts'

/** Applies the hotel's colour to the page; null restores the default colour. */
export function applyAccent(primaryColor: string | null) {
  const { style } = document.documentElement
  for (const [name, value] of Object.entries(accentProperties(primaryColor ?? '#000000'))) {
    if (primaryColor) style.setProperty(name, value)
    else style.removeProperty(name)
  }
}
