import { useState } from 'react'

/** Scrolls what is focused out from under something that has grown over it. */
function uncoverFocused(sticky: HTMLElement) {
  const focused = document.activeElement
  if (!focused || focused === document.body || sticky.contains(focused)) return
  const { top, bottom } = focused.getBoundingClientRect()
  if (bottom > 0 && top < sticky.getBoundingClientRect().bottom) focused.scrollIntoView({ block: 'nearest' })
}

/**
 * The height of something that sticks to the top of a page, and what measures it as its `ref`. `html` knows it under that
 * name for as long as it is there: what is scrolled into view keeps clear of it.
 */
export function useStickyHeight(name: '--bar-height' | '--head-height') {
  const [height, setHeight] = useState(0)
  const measure = (sticky: HTMLElement | null) => {
    if (!sticky) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      setHeight(sticky.offsetHeight)
      style.setProperty(name, `${sticky.offsetHeight}px`)
      uncoverFocused(sticky)
    })
    observer.observe(sticky)
    return () => {
      observer.disconnect()
      style.removeProperty(name)
    }
  }
  return { height, measure }
}
