import { useEffect } from 'react'

/** Gives the page the look of its area. */
export function useArea(area: 'guest' | 'staff' | 'platform') {
  useEffect(() => {
    document.documentElement.dataset.area = area
  }, [area])
}

/** The page's title as long as the caller is shown; the hotel's or provider's name comes last. */
export function useTitle(...parts: (string | undefined)[]) {
  const title = parts.filter(Boolean).join(' · ')
  useEffect(() => {
    if (!title) return
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [title])
}
