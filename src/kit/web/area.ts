import { useEffect } from 'react'

/** Gives the page the look of its area. */
export function useArea(area: 'guest' | 'staff' | 'platform') {
  useEffect(() => {
    document.documentElement.dataset.area = area
  }, [area])
}

/** The page's title; the hotel's or provider's name comes last. */
export function useTitle(...parts: (string | undefined)[]) {
  const title = parts.filter(Boolean).join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}
