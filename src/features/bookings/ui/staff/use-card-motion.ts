import { type RefObject, useLayoutEffect, useRef } from 'react'

const MOVE = { duration: 180, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }
const RISE = [{ opacity: 0, translate: '0 8px' }, {}]

type Place = { lane: HTMLElement; width: number; x: number; y: number }

/** Where a card is in its scrolling lane, also while it still glides there. */
function placeOf(card: HTMLElement): Place | null {
  const lane = card.closest<HTMLElement>('[data-lane]')
  return lane && { lane, width: lane.clientWidth, x: card.offsetLeft, y: card.offsetTop }
}

const inWindow = ({ lane, x, y }: Place) => {
  const { left, top } = lane.getBoundingClientRect()
  return { x: left + lane.clientLeft + x - lane.scrollLeft, y: top + lane.clientTop + y - lane.scrollTop }
}

const from = (x: number, y: number) => [{ translate: `${x}px ${y}px` }, { translate: '0 0' }]

/** A copy flies over the lanes, which would cut the card itself off at their edge. */
function fly(card: HTMLElement, start: { x: number; y: number }) {
  const { left, top, width, height } = card.getBoundingClientRect()
  const copy = card.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-booking')
  copy.setAttribute('aria-hidden', 'true')
  copy.inert = true
  Object.assign(copy.style, {
    ...{ position: 'fixed', zIndex: '60', margin: '0', left: `${left}px`, top: `${top}px` },
    ...{ width: `${width}px`, height: `${height}px` },
  })
  document.body.append(copy)
  card.animate([{ opacity: 0 }, { opacity: 0 }], MOVE)
  copy.animate(from(start.x - left, start.y - top), MOVE).onfinish = () => copy.remove()
}

/** Cards glide to another place in their lane, fly to another lane, and rise when they are new. */
export function useCardMotion(board: RefObject<HTMLElement | null>) {
  const known = useRef<Map<string, Place> | null>(null)
  useLayoutEffect(() => {
    const before = known.current
    const now = new Map<string, Place>()
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    for (const card of board.current?.querySelectorAll<HTMLElement>('[data-booking]') ?? []) {
      const id = card.dataset.booking ?? ''
      const place = placeOf(card)
      if (!place) continue
      now.set(id, place)
      if (!before || isCalm) continue
      const was = before.get(id)
      if (!was) card.animate(RISE, MOVE)
      else if (was.lane !== place.lane && was.lane.isConnected) fly(card, inWindow(was))
      // where the lane itself has another width, all have moved at once
      else if (
        was.lane === place.lane &&
        was.width === place.width &&
        (was.x !== place.x || was.y !== place.y)
      )
        card.animate(from(was.x - place.x, was.y - place.y), MOVE)
    }
    known.current = now
  })
}
