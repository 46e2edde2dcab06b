import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useOrderWatch } from './order-watch.tsx'

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const
const MOSTLY = 0.5

function isMostlyVisible(element: Element) {
  const { top, bottom, height } = element.getBoundingClientRect()
  return Math.min(bottom, innerHeight) - Math.max(top, 0) >= height * MOSTLY
}

/** Takes new orders as seen once somebody moves something while their cards are on the visible page. */
export function useOnScreen(board: RefObject<HTMLElement | null>) {
  const { unseen, see } = useOrderWatch()
  const look = useEffectEvent(() => {
    if (unseen.length === 0 || document.visibilityState !== 'visible') return
    const cards = [...(board.current?.querySelectorAll<HTMLElement>('[data-unseen]') ?? [])]
    see(cards.filter(isMostlyVisible).map((card) => card.dataset.booking ?? ''))
  })
  useEffect(() => {
    const onSign = () => look()
    const options = { capture: true, passive: true }
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, onSign, options)
    return () => {
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, onSign, options)
    }
  }, [])
}
