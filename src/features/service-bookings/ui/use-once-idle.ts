import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `then` when the screen is no longer busy, if the returned function was called meanwhile. */
export function useOnceIdle(isBusy: boolean, then: () => void): () => void {
  const isWanted = useRef(false)
  const go = useEffectEvent(then)
  useEffect(() => {
    if (isBusy || !isWanted.current) return
    isWanted.current = false
    go()
  }, [isBusy])
  return () => {
    isWanted.current = true
  }
}
