import { useSyncExternalStore } from 'react'

function subscribe(reader: () => void) {
  document.addEventListener('visibilitychange', reader)
  return () => document.removeEventListener('visibilitychange', reader)
}

/** Whether the page is visible: its tab is in front and its window is not hidden. */
export const useVisible = () => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
