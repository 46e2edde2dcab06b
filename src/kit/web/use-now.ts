import { useSyncExternalStore } from 'react'

const readers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now = Date.now()

function subscribe(reader: () => void) {
  readers.add(reader)
  timer ??= setInterval(() => {
    now = Date.now()
    for (const one of readers) one()
  }, 1000)
  return () => {
    readers.delete(reader)
    if (readers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The moment in ms, anew every second; one clock for the whole page. */
export const useNow = () => useSyncExternalStore(subscribe, () => now)
