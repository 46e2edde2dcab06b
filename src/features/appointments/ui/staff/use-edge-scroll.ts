import { useEffect, useEffectEvent } from 'react'

export type Pointer = Pick<MouseEvent, 'clientX' | 'clientY'>

/** How near to an edge dragging scrolls, and by how much in a frame. */
const EDGE_PX = 32
const FRAME_PX = 4

const towards = (at: number, from: number, until: number) =>
  at < from + EDGE_PX ? -FRAME_PX : at > until - EDGE_PX ? FRAME_PX : 0

/** While something is dragged near an edge of what scrolls around it, that scrolls slowly. */
export function useEdgeScroll(isDragging: boolean, onScroll: (at: Pointer) => void) {
  const scrolled = useEffectEvent(onScroll)
  useEffect(() => {
    const scroller = document.querySelector('[data-resource]')?.closest('[role=region]')
    if (!isDragging || !scroller) return
    let last: Pointer | null = null
    const follow = (event: PointerEvent) => {
      last = event
    }
    const step = () => {
      frame = requestAnimationFrame(step)
      if (!last) return
      const { left, right, top, bottom } = scroller.getBoundingClientRect()
      const across = towards(last.clientX, left, Math.min(right, innerWidth))
      const down = towards(last.clientY, top, Math.min(bottom, innerHeight))
      if (across === 0 && down === 0) return
      scroller.scrollBy(across, down)
      scrolled(last)
    }
    let frame = requestAnimationFrame(step)
    addEventListener('pointermove', follow)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('pointermove', follow)
    }
  }, [isDragging])
}
