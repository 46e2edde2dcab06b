import { MINUTE_MS } from '#kit/shared/time.ts'

const KEY = 'hotelly.silent-until'
const readers = new Set<() => void>()
/** Where the browser keeps nothing, it is this window's alone. */
let ofThisWindow = 0
let timer: ReturnType<typeof setTimeout> | undefined

function read() {
  try {
    return Number(localStorage.getItem(KEY)) || 0
  } catch {
    return ofThisWindow
  }
}

/** Until when this device is silent, in milliseconds; 0: it is not. A clock that is set back makes it no longer than a minute. */
export function silentUntil(): number {
  const until = read()
  const leftMs = until - Date.now()
  return leftMs > 0 && leftMs <= MINUTE_MS ? until : 0
}

function tell() {
  clearTimeout(timer)
  const until = silentUntil()
  if (until > 0) timer = setTimeout(tell, until - Date.now() + 1)
  for (const reader of readers) reader()
}

function keep(until: number) {
  ofThisWindow = until
  try {
    localStorage.setItem(KEY, String(until))
  } catch {
    // kept above
  }
  tell()
  return until
}

/** Silences all windows of this device for a minute, and returns until when. */
export const silence = () => keep(Date.now() + MINUTE_MS)

export const endSilence = () => void keep(0)

export function onSilence(reader: () => void) {
  readers.add(reader)
  addEventListener('storage', tell)
  if (readers.size === 1) tell()
  return () => {
    readers.delete(reader)
    if (readers.size > 0) return
    removeEventListener('storage', tell)
    clearTimeout(timer)
  }
}
