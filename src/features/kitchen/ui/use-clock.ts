import { useEffect, useState } from 'react'

/** A timer stands still while the device sleeps, and cannot wait for more than 24 days: it looks at the clock this often. */
const LOOK_MS = 60_000

/** Tells when the device's clock has reached a moment, at the latest when the page is looked at again. */
export function whenReached(moment: Date, tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    const left = moment.getTime() - Date.now()
    if (left > 0) timer = setTimeout(look, Math.min(left, LOOK_MS))
    else tell()
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/**
 * Now, as long as it makes no difference: a later one at the next instant that `next` names.
 * @param next the first instant after a moment at which something changes, always later than it; null where nothing does
 */
export function useNowUntil(next: (now: Date) => Date | null): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const change = next(now)
    return change ? whenReached(change, () => setNow(new Date())) : undefined
  }, [next, now])
  return now
}
