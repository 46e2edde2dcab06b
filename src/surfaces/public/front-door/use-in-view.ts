import { type RefObject, useEffect, useState } from 'react'

type Seen = Pick<IntersectionObserverInit, 'threshold' | 'rootMargin'>

/** Whether the element has been in view; looked at once. */
export function useInView(element: RefObject<Element | null>, { threshold, rootMargin }: Seen): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setIsSeen(true)
        watch.disconnect()
      },
      { ...(threshold ? { threshold } : {}), ...(rootMargin ? { rootMargin } : {}) },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, threshold, rootMargin])
  return isSeen
}
