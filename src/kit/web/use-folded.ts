import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether a text that is cut after some lines says more than is shown, and whether somebody has opened it. */
export function useFolded(place: RefObject<HTMLElement | null>, text: string) {
  const [isCut, setCut] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    const shown = place.current
    if (!shown || isOpen) return
    const look = () => setCut(shown.scrollHeight > shown.clientHeight + 1)
    const observer = new ResizeObserver(look)
    observer.observe(shown)
    look()
    return () => observer.disconnect()
  }, [place, text, isOpen])
  return { isOpen, canToggle: isCut || isOpen, toggle: () => setOpen(!isOpen) }
}
