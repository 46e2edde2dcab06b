import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches; updates when that changes. On the server, none matches. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (reader: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', reader)
      return () => list.removeEventListener('change', reader)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
