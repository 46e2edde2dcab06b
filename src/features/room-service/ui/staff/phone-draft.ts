import { newId } from '#kit/shared/ids.ts'
import { cleanText } from '#kit/shared/text.ts'
import type { OrderLine } from '../../contract.ts'
import { QUANTITY_MAX } from '../../limits.ts'
import { keyOfLine } from '../../rules.ts'
import type { AskedLine } from '../cart.ts'
import { leftBy, offeredAs } from '../cart-line.ts'
import { followMenu } from '../follow-menu.ts'

/** A dish that the guest asks for; `at` tells it apart while its note is being written. */
export type PhoneLine = AskedLine & { at: string; quantity: number }

export const addLine = (lines: readonly PhoneLine[], asked: AskedLine): PhoneLine[] => {
  const known = lines.find((line) => keyOfLine(line) === keyOfLine(asked))
  return known
    ? changeQuantity(lines, known.at, known.quantity + 1)
    : [...lines, { ...asked, at: newId(), quantity: 1 }]
}

/** None takes the line away. */
export const changeQuantity = (lines: readonly PhoneLine[], at: string, quantity: number): PhoneLine[] =>
  lines.flatMap((line) => {
    if (line.at !== at) return line
    return quantity > 0 ? { ...line, quantity: Math.min(quantity, QUANTITY_MAX) } : []
  })

/** The lines as an order has them: those that have become alike are one. */
export function orderedLines(lines: readonly PhoneLine[]): PhoneLine[] {
  const byKey = new Map<string, PhoneLine>()
  for (const line of lines) {
    const cleaned = { ...line, note: cleanText(line.note ?? '') || null }
    const key = keyOfLine(cleaned)
    const quantity = Math.min(QUANTITY_MAX, (byKey.get(key)?.quantity ?? 0) + line.quantity)
    byKey.set(key, { ...cleaned, quantity })
  }
  return [...byKey.values()]
}

type Changed = { lines: OrderLine[]; left: { id: string; left: number }[]; later: string[] }

/** What an order that was refused would be now, and the dishes of which something has changed. */
export function orderAnew(lines: readonly PhoneLine[], { lines: offered, left, later }: Changed) {
  const sent = orderedLines(lines)
  const elsewhen = sent.filter(({ id }) => later.includes(id))
  return { ...followMenu(sent, offeredAs(offered, later), leftBy(left)), later: elsewhen }
}
