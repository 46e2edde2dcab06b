import { type RefObject, useLayoutEffect, useState } from 'react'

/** How much of a card may be cut off before it counts as out of sight. */
const CUT_PX = 12

function cardsBelow(lane: HTMLElement) {
  const edge = lane.getBoundingClientRect().bottom + CUT_PX
  const cards = [...lane.querySelectorAll('[data-booking]')]
  return cards.filter((one) => one.getBoundingClientRect().bottom > edge)
}

/**
 * How many cards of a scrolling lane with so many columns lie below its lower edge, null where all fit, and how many of
 * these nobody has seen yet.
 */
export function useBelow(lane: RefObject<HTMLElement | null>, columns: number) {
  const [below, setBelow] = useState<number | null>(null)
  const [unseen, setUnseen] = useState(0)
  useLayoutEffect(() => {
    const shown = lane.current
    if (!shown) return
    const count = () => {
      const scrolls = shown.scrollHeight > shown.clientHeight + 1
      const cards = scrolls ? cardsBelow(shown) : []
      setBelow(scrolls ? cards.length : null)
      setUnseen(cards.filter((one) => one.hasAttribute('data-unseen')).length)
    }
    const observer = new ResizeObserver(count)
    for (const one of [shown, ...shown.children]) observer.observe(one)
    shown.addEventListener('scroll', count, { passive: true })
    return () => {
      observer.disconnect()
      shown.removeEventListener('scroll', count)
    }
  }, [lane, columns])
  return { below, unseen }
}
