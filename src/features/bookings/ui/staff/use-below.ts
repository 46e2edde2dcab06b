import { type RefObject, useLayoutEffect, useState } from 'react'

/** How much of a card may be cut off before it counts as out of sight. */
const CUT_PX = 12

function countBelow(lane: HTMLElement) {
  const edge = lane.getBoundingClientRect().bottom + CUT_PX
  const cards = [...lane.querySelectorAll('[data-booking]')]
  return cards.filter((one) => one.getBoundingClientRect().bottom > edge).length
}

/** How many cards of a scrolling lane with so many columns lie below its lower edge; null where all fit. */
export function useBelow(lane: RefObject<HTMLElement | null>, columns: number) {
  const [below, setBelow] = useState<number | null>(null)
  useLayoutEffect(() => {
    const shown = lane.current
    if (!shown) return
    const count = () => setBelow(shown.scrollHeight > shown.clientHeight + 1 ? countBelow(shown) : null)
    const observer = new ResizeObserver(count)
    for (const one of [shown, ...shown.children]) observer.observe(one)
    shown.addEventListener('scroll', count, { passive: true })
    return () => {
      observer.disconnect()
      shown.removeEventListener('scroll', count)
    }
  }, [lane, columns])
  return below
}
