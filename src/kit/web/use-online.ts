import { useSyncExternalStore } from 'react'

const watchers = new Set<() => void>()
let isReached = true

/** Takes note of whether the server was reached; a network that leads nowhere is none. */
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

/** Whether there is a network, and the server at its other end. */
export const useOnline = () =>
  useSyncExternalStore(
    watch,
    () => navigator.onLine && isReached,
    () => true,
  )
