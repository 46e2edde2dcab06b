import type { OrderLine } from '../contract.ts'

type Asked = Omit<OrderLine, 'station'>
export type Repriced = { line: Asked; before: number }

/**
 * Lines as they are offered now, and what of them has changed.
 * @param todayOf a line as it is offered now; null where it no longer is
 * @param leftOf how many portions of a dish are left, of which the first lines get theirs first; null where enough are
 */
export function followMenu<Line extends Asked>(
  lines: readonly Line[],
  todayOf: (line: Line) => Omit<Asked, 'quantity'> | null,
  leftOf: (id: string) => number | null,
) {
  const gone: Line[] = []
  const fewer: Line[] = []
  const repriced: Repriced[] = []
  const taken = new Map<string, number>()
  const kept = lines.flatMap((before) => {
    const today = todayOf(before)
    const others = taken.get(before.id) ?? 0
    const quantity = Math.min(before.quantity, Math.max(0, (leftOf(before.id) ?? Infinity) - others))
    if (!today || quantity === 0) {
      gone.push(before)
      return []
    }
    taken.set(before.id, others + quantity)
    const line = { ...before, ...today, quantity }
    if (quantity < before.quantity) fewer.push(line)
    if (line.price !== before.price) repriced.push({ line, before: before.price })
    return [line]
  })
  return { lines: kept, gone, fewer, repriced }
}
