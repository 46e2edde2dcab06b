import { type RefObject, useLayoutEffect, useState } from 'react'
import { isSame } from '#kit/shared/same.ts'

/** How much of a card may be cut off before it counts as out of sight. */
const CUT_PX = 12

function idsBelow(lane: HTMLElement): string[] | null {
  if (lane.scrollHeight <= lane.clientHeight + 1) return null
  const edge = lane.getBoundingClientRect().bottom + CUT_PX
  const cards = [...lane.querySelectorAll<HTMLElement>('[data-booking]')]
  return cards
    .filter((each) => each.getBoundingClientRect().bottom > edge)
    .map(({ dataset }) => dataset.booking ?? '')
}

/** The ids of the cards of a scrolling lane with so many columns that lie below its lower edge; null where all fit. */
export function useBelow(lane: RefObject<HTMLElement | null>, columns: number) {
  const [below, setBelow] = useState<readonly string[] | null>(null)
  useLayoutEffect(() => {
    const shown = lane.current
    if (!shown) return
    const look = () => {
      const now = idsBelow(shown)
      setBelow((before) => (isSame(before, now) ? before : now))
    }
    const observer = new ResizeObserver(look)
    for (const one of [shown, ...shown.children]) observer.observe(one)
    shown.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      shown.removeEventListener('scroll', look)
    }
  }, [lane, columns])
  return below
}
