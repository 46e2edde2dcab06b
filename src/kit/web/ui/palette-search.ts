import type { LucideIcon } from 'lucide-react'
import { foldText } from '#kit/shared/text.ts'

export type PaletteEntry = {
  id: string
  label: string
  icon: LucideIcon
  /** Under which title it stands. */
  group: string
  /** Said behind the label, and searched too. */
  hint?: string
  run: () => void
}

/** Entries in which every word occurs, accents and case aside; those that begin with the search come first. */
export function searchPalette(entries: readonly PaletteEntry[], search: string): PaletteEntry[] {
  const wanted = foldText(search)
  const words = wanted.split(/\s+/).filter(Boolean)
  const rankOf = ({ label }: PaletteEntry) => {
    const text = foldText(label)
    return text.startsWith(wanted) ? 0 : text.includes(wanted) ? 1 : 2
  }
  return entries
    .filter(({ label, hint = '', group }) => {
      const text = foldText(`${label} ${hint} ${group}`)
      return words.every((word) => text.includes(word))
    })
    .toSorted((one, other) => rankOf(one) - rankOf(other))
}
