import { useEffect, useRef, useState } from 'react'
import { watchPresses } from './presses.ts'

/** Until a press has become a click, on a touch screen too, in milliseconds. */
const CLICK_MS = 100

/**
 * Gives what does something at once or, while something is pressed, right after: a page that moves under a press takes it
 * away. Of several that wait, the last is done.
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void) | null>(null)
  useEffect(
    () =>
      watchPresses(
        () => {
          isPressed.current = true
        },
        () => {
          isPressed.current = false
          waiting.current?.()
          waiting.current = null
        },
        CLICK_MS,
      ),
    [],
  )
  const [afterPress] = useState(() => (act: () => void) => {
    if (isPressed.current) waiting.current = act
    else act()
  })
  return afterPress
}
