import { useEffect } from 'react'
import { useVisible } from './use-visible.ts'

/** Keeps the screen awake while the page is visible. Browsers allow it only over TLS and on localhost. */
export function useWakeLock() {
  const isVisible = useVisible()
  useEffect(() => {
    if (!isVisible || !('wakeLock' in navigator)) return
    const lock = navigator.wakeLock.request('screen').catch(() => null)
    return () => void lock.then((held) => held?.release())
  }, [isVisible])
}
