import { useEffect } from 'react'

/** Applies the area's look to the page. */
export function useArea(area: 'guest' | 'staff' | 'platform') {
  useEffect(() => {
    document.documentElement.dataset.area = area
  }, [area])
}

/** Sets the page's title while the calling component is mounted; the hotel's or provider's name goes last. */
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
