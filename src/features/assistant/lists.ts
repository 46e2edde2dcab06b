import type { Listed } from './listed.ts'

export const listedOf = (kind: Listed['kind'], all: readonly { id: string }[]): Listed[] =>
  all.map(({ id }) => ({ kind, id }))

const BULLET = '• '

/** Each line as an item of a list, in plain text. */
export const bulleted = (lines: readonly string[]) => lines.map((line) => `${BULLET}${line}`).join('\n')

export type Part = { kind: 'text'; text: string } | { kind: 'list'; lines: { text: string; about: Listed }[] }

/** An answer's text and its lists, in their order; null where not each line of a list is about one of these. */
export function partsOf(text: string, listed: readonly Listed[] = []): Part[] | null {
  const parts: Part[] = []
  const left = [...listed]
  for (const line of text.split('\n')) {
    const last = parts.at(-1)
    if (line.startsWith(BULLET)) {
      const about = left.shift()
      if (!about) return null
      const item = { text: line.slice(BULLET.length), about }
      if (last?.kind === 'list') last.lines.push(item)
      else parts.push({ kind: 'list', lines: [item] })
    } else if (last?.kind === 'text') last.text += `\n${line}`
    else parts.push({ kind: 'text', text: line })
  }
  return left.length === 0 && listed.length > 0 ? parts : null
}
