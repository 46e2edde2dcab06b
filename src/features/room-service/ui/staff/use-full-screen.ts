import { useEffect, useEffectEvent } from 'react'

/** Browsers allow it only upon a press, and some not at all; the wall fills at least the window. */
export function fillScreen() {
  document.documentElement.requestFullscreen?.().catch(() => {})
}

/** Leaves upon Escape, which a browser in full screen keeps for itself, and gives the screen back. */
export function useLeaveByEscape(onLeave: () => void) {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) leave()
    }
    const change = () => {
      if (!document.fullscreenElement) leave()
    }
    addEventListener('keydown', press)
    document.addEventListener('fullscreenchange', change)
    return () => {
      removeEventListener('keydown', press)
      document.removeEventListener('fullscreenchange', change)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [])
}
