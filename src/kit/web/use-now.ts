import { useSyncExternalStore } from 'react'

const readers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now = Date.now()

function subscribe(reader: () => void) {
  readers.add(reader)
  now = Date.now()
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

/** The current time, updated every `seconds` by one timer for the whole page. */
export function useNow(seconds = 30): Date {
  const step = seconds * 1000
  const stepOf = (moment: number) => Math.floor(moment / step) * step
  return new Date(
    useSyncExternalStore(
      subscribe,
      () => stepOf(now),
      () => stepOf(Date.now()),
    ),
  )
}
