import { useSyncExternalStore } from 'react'

/** In pixels; anything smaller is a browser toolbar, not a keyboard. */
const KEYBOARD_FROM = 120

function covered(): number {
  const view = window.visualViewport
  if (!view || view.scale > 1.05) return 0
  const below = Math.round(window.innerHeight - view.height - view.offsetTop)
  return below > KEYBOARD_FROM ? below : 0
}

function watch(onChange: () => void) {
  const view = window.visualViewport
  view?.addEventListener('resize', onChange)
  view?.addEventListener('scroll', onChange)
  return () => {
    view?.removeEventListener('resize', onChange)
    view?.removeEventListener('scroll', onChange)
  }
}

/** How much of the bottom of the page an on-screen keyboard covers, in pixels. */
export const useKeyboardInset = () => useSyncExternalStore(watch, covered)
