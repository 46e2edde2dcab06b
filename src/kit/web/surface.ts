import { useEffect } from 'react'

/** Who a page is made for, which decides how it looks; what is public looks like the guests' pages. */
export type Look = 'guest' | 'staff' | 'platform'

/** Gives the page the look of a surface. */
export function useSurface(look: Look) {
  useEffect(() => {
    document.documentElement.dataset.surface = look
  }, [look])
}

/** Whose look the page has: that which its screen gave it, or before that the server. */
export const shownLook = () => document.documentElement.dataset.surface
