import { useSyncExternalStore } from 'react'

const watchers = new Set<() => void>()
let isReached = true

/** Records whether the server was reached: a network that does not reach it counts as offline. */
export function noteReached(isNowReached: boolean) {
  if (isNowReached === isReached) return
  isReached = isNowReached
  for (const tell of watchers) tell()
}

function watch(onChange: () => void) {
  watchers.add(onChange)
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    watchers.delete(onChange)
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Whether there is a network connection and the server was reachable. */
export const useOnline = () =>
  useSyncExternalStore(
    watch,
    () => navigator.onLine && isReached,
    () => true,
  )
