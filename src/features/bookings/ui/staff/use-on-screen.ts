import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useVisible } from '#kit/web/use-visible.ts'

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const
const GLANCE_EVERY_MS = 1000
const LOOKED_AT_AFTER_MS = 5000
const MOSTLY = 0.5

/** Whether at least half of the card is visible in the window and in its scrolling lane. */
function isMostlyVisible(card: Element) {
  const { top, bottom, height } = card.getBoundingClientRect()
  const lane = card.closest('[data-lane]')?.getBoundingClientRect()
  const [from, to] = [Math.max(top, 0, lane?.top ?? 0), Math.min(bottom, innerHeight, lane?.bottom ?? bottom)]
  return to - from >= height * MOSTLY
}

/**
 * Marks what is new as seen when its card has been on the visible page for a moment, or when somebody interacts with
 * it.
 */
export function useOnScreen(
  board: RefObject<HTMLElement | null>,
  { unseen, see }: { unseen: readonly string[]; see: (ids: readonly string[]) => void },
) {
  const isWatching = useVisible() && unseen.length > 0

  const inSight = () =>
    [...(board.current?.querySelectorAll<HTMLElement>('[data-unseen]') ?? [])]
      .filter(isMostlyVisible)
      .map((card) => card.dataset.booking ?? '')
  const look = useEffectEvent(() => see(inSight()))
  const glance = useEffectEvent((since: Map<string, number>) => {
    const ids = inSight()
    for (const id of since.keys()) if (!ids.includes(id)) since.delete(id)
    for (const id of ids) since.set(id, since.get(id) ?? Date.now())
    see(ids.filter((id) => Date.now() - (since.get(id) ?? Infinity) >= LOOKED_AT_AFTER_MS))
  })

  useEffect(() => {
    if (!isWatching) return
    const since = new Map<string, number>()
    const timer = setInterval(() => glance(since), GLANCE_EVERY_MS)
    const onSign = () => look()
    const options = { capture: true, passive: true }
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, onSign, options)
    return () => {
      clearInterval(timer)
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, onSign, options)
    }
  }, [isWatching])
}
