import type { LucideIcon } from 'lucide-react'
import { foldText } from '#kit/shared/text.ts'

export type PaletteEntry = {
  id: string
  label: string
  icon: LucideIcon
  /** The heading it is listed under. */
  group: string
  /** Shown after the label, and also searched. */
  hint?: string
  /** Listed only where the search finds it. */
  isOnlyFound?: boolean
  run: () => void
}

/** As many things of one search are listed; who looks for more of them looks on their screen. */
const FOUND_MAX = 20

/**
 * The entries that contain every word, ignoring accents and case; those that start with the search come first. The
 * chosen one stays among them however much is found before it, so that Enter never runs another than was shown.
 */
export function searchPalette(
  entries: readonly PaletteEntry[],
  search: string,
  chosen: string | null = null,
): PaletteEntry[] {
  const wanted = foldText(search)
  const words = wanted.split(/\s+/).filter(Boolean)
  const rankOf = ({ label }: PaletteEntry) => {
    const text = foldText(label)
    return text.startsWith(wanted) ? 0 : text.includes(wanted) ? 1 : 2
  }
  const found = entries
    .filter(({ label, hint = '', group, isOnlyFound = false }) => {
      if (isOnlyFound && words.length === 0) return false
      const text = foldText(`${label} ${hint} ${group}`)
      return words.every((word) => text.includes(word))
    })
    .toSorted((a, b) => rankOf(a) - rankOf(b))
  const most = found.filter(({ isOnlyFound }) => isOnlyFound)[FOUND_MAX]
  if (!most) return found
  const end = found.indexOf(most)
  return found.filter((each, at) => at < end || !each.isOnlyFound || each.id === chosen)
}
