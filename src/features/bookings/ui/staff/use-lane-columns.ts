import { type RefObject, useLayoutEffect, useState } from 'react'
import { areCrowded, areStacked, columnsOf, isMany, sharesOf, steadied } from './lane-columns.ts'

/** Between columns and lanes, in pixels. */
const GAP_PX = 10

/** How wide a card has to be, in the board's own ems. */
export type CardWidths = {
  full: number
  compact: number
  /** Where a full lane of a narrow board takes room of the others. */
  least: number
  /** Up to how many fitting columns lanes that are nearly empty stand above one another, and how wide cards are then. */
  stack?: { upTo: number; width: number }
}

/** In how many columns the cards of these lanes stand, and how the lanes share the board's width, measured. */
export function useLaneColumns(
  board: RefObject<HTMLElement | null>,
  lanes: readonly { length: number }[],
  { full, compact, least, stack }: CardWidths,
) {
  const [ems, setEms] = useState(0)
  const [before, setBefore] = useState<readonly number[]>([])
  const counts = steadied(
    before,
    lanes.map(({ length }) => length),
  )
  if (counts !== before) setBefore(counts)
  useLayoutEffect(() => {
    const shown = board.current
    if (!shown) return
    const measure = () => {
      const em = parseFloat(getComputedStyle(shown).fontSize)
      setEms(Math.floor((shown.clientWidth + GAP_PX) / em))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(shown)
    measure()
    return () => observer.disconnect()
  }, [board])
  const isFull = counts.some(isMany)
  const fitting = (width: number) => Math.floor(ems / width)
  const isStacked = stack !== undefined && fitting(compact) <= stack.upTo && areStacked(counts)
  const columns = isStacked
    ? counts.map((_, lane) => (lane === 0 ? Math.max(1, fitting(stack.width) - 1) : 1))
    : columnsOf(
        counts,
        isFull ? Math.max(fitting(compact), Math.min(fitting(least), counts.length + 1)) : fitting(full),
      )
  const all = columns.reduce((sum, count) => sum + count, 0)
  return {
    /** How wide the board is, in its own ems. */
    ems,
    columns,
    /** For how many orders each lane is given room. */
    counts,
    shares: isStacked ? sharesOf([1, 1], [columns[0] ?? 1, 1]) : sharesOf(counts, columns),
    isStacked,
    isCrowded: areCrowded(counts, columns),
    /** Cards are so narrow that the oldest of each lane alone is shown in full. */
    isNarrow: isFull && all > fitting(compact),
  }
}
