import { useSyncExternalStore } from 'react'

function watch(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Whether the browser has a network at all. */
export const useOnline = () => useSyncExternalStore(watch, () => navigator.onLine)
