import { type RefObject, useLayoutEffect, useRef } from 'react'

const MOVE = { duration: 180, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }
const RISE = [{ opacity: 0, translate: '0 8px' }, {}]

type Place = { lane: HTMLElement; width: number; x: number; y: number }
/** What of a scrolling lane is seen; above it a card's height more, which is no higher than the lane. */
type View = { width: number; from: number; to: number }

function viewOf(lane: HTMLElement): View {
  const { clientWidth, clientHeight, scrollTop } = lane
  return { width: clientWidth, from: scrollTop - clientHeight, to: scrollTop + clientHeight }
}

/** Where a place of a lane is in the window. */
export const inWindow = ({ lane, x, y }: Pick<Place, 'lane' | 'x' | 'y'>) => {
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
    position: 'fixed',
    zIndex: '60',
    margin: '0',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  document.body.append(copy)
  card.animate([{ opacity: 0 }, { opacity: 0 }], MOVE)
  copy.animate(from(start.x - left, start.y - top), MOVE).onfinish = () => copy.remove()
}

/** Cards glide to another place in their lane, fly to another lane, and rise when they are new; those out of sight do not. */
export function useCardMotion(board: RefObject<HTMLElement | null>) {
  const known = useRef<Map<string, Place> | null>(null)
  useLayoutEffect(() => {
    const before = known.current
    const now = new Map<string, Place>()
    const views = new Map<HTMLElement, View>()
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    for (const card of board.current?.querySelectorAll<HTMLElement>('[data-booking]') ?? []) {
      const id = card.dataset.booking ?? ''
      const lane = card.closest<HTMLElement>('[data-lane]')
      if (!lane) continue
      const view = views.get(lane) ?? viewOf(lane)
      views.set(lane, view)
      const place = { lane, width: view.width, x: card.offsetLeft, y: card.offsetTop }
      now.set(id, place)
      if (!before || isCalm) continue
      const isSeen = ({ y }: Place) => y > view.from && y < view.to
      const was = before.get(id)
      if (!was) {
        if (isSeen(place)) card.animate(RISE, MOVE)
      } else if (was.lane !== lane) {
        if (was.lane.isConnected) fly(card, inWindow(was))
      }
      // where the lane itself has another width, all have moved at once
      else if (
        was.width === place.width &&
        (was.x !== place.x || was.y !== place.y) &&
        (isSeen(was) || isSeen(place))
      )
        card.animate(from(was.x - place.x, was.y - place.y), MOVE)
    }
    known.current = now
  })
}
