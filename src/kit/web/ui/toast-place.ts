import { useLayoutEffect, useState } from 'react'

/** What toasts leave free at the foot: bars of pages, and the buttons of a dialog. */
const BARS = '[data-bottom-bar], dialog footer'
const GAP = 12

const boxesOf = (within: Element, all: string) =>
  [...within.querySelectorAll(all)]
    .map((each) => each.getBoundingClientRect())
    .filter(({ height }) => height > 0)

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** The box around some others. */
const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

/** So far above the foot of the window toasts of this box cover no bar, the keyboard of a phone among them. */
function clearance(toasts: Box, bars: readonly Box[]): number {
  const view = visualViewport
  const keyboard = view && view.scale === 1 ? Math.max(0, innerHeight - view.height - view.offsetTop) : 0
  let foot = keyboard + GAP
  for (const { left, right, top, bottom } of bars.toSorted((one, other) => other.bottom - one.bottom)) {
    const [isBeside, isBelow] = [
      right <= toasts.left || left >= toasts.right,
      top >= innerHeight - foot || bottom <= innerHeight - foot - (toasts.bottom - toasts.top),
    ]
    if (!isBeside && !isBelow) foot = innerHeight - top + GAP
  }
  return foot
}

/** Lets a page that scrolls end so much sooner; one that fills the window does not begin to scroll for it. */
function makeRoom(height: number) {
  const { style, scrollHeight, clientHeight } = document.documentElement
  if (height === 0) style.removeProperty('--toasts')
  else if (scrollHeight > clientHeight) style.setProperty('--toasts', `${height}px`)
}

/**
 * Where toasts are rendered: in the modal dialog that is open, which dims all outside of it and makes it inert, or in the
 * page. `--foot` says how far above the foot of the window they stand.
 */
export function useToastPlace() {
  const [place] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    const lift = () => {
      const toasts = boxesOf(place, '[data-sonner-toast]')
      if (toasts.length === 0) return makeRoom(0)
      const box = around(toasts)
      const foot = clearance(box, boxesOf(place.parentElement ?? place, BARS))
      place.style.setProperty('--foot', `${foot}px`)
      makeRoom(foot + box.bottom - box.top)
    }
    const follow = () => {
      const over = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
      if (place.parentElement !== over) over.append(place)
      lift()
    }
    const watch = new MutationObserver(follow)
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    const resized = [window, visualViewport]
    for (const each of resized) each?.addEventListener('resize', lift)
    addEventListener('scroll', lift, { capture: true, passive: true })
    follow()
    return () => {
      watch.disconnect()
      for (const each of resized) each?.removeEventListener('resize', lift)
      removeEventListener('scroll', lift, { capture: true })
      place.remove()
      makeRoom(0)
    }
  }, [place])
  return place
}
