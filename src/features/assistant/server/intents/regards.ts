import { REGARDING } from '#features/language/server/order-words.ts'
import { type Token, tokensOf } from './clauses.ts'
import type { MenuIndex } from './menu-index.ts'
import { type Entry, isLine, isWord } from './order-entries.ts'

const PAUSES = [',', '،', ';']

/** Remarks that end with another dish of the order, with that one: `a soup, a pie, cream on the side for the soup`. */
export function withRegards(entries: readonly Entry[], index: MenuIndex): Entry[] {
  const lines = entries.filter(isLine)
  const meant = (said: readonly Token[]) => {
    const named = lines.filter(({ item }) => said.every(({ word }) => index.isOf(word, item)))
    return new Set(named.map(({ item }) => item)).size === 1 ? named : []
  }
  for (const line of lines) {
    const note = line.note ?? ''
    const tokens = tokensOf(note)
    const at = tokens.findLastIndex(({ word }) => REGARDING.has(word))
    const said = tokens.slice(at + 1).filter(isWord)
    const about = at > 0 && said.length > 0 ? meant(said) : []
    if (about.length === 0 || about.some(({ item }) => item === line.item)) continue
    const whole = note.slice(0, tokens[at]?.start).trim()
    const from = Math.max(...PAUSES.map((pause) => whole.lastIndexOf(pause))) + 1
    const added = whole.slice(from).trim()
    const left = whole.slice(0, Math.max(from - 1, 0)).trim() || null
    return withRegards(
      entries.map((entry) =>
        entry === line
          ? { ...line, note: left }
          : isLine(entry) && about.includes(entry)
            ? { ...entry, note: [entry.note, added].filter(Boolean).join(', ') }
            : entry,
      ),
      index,
    )
  }
  return [...entries]
}
