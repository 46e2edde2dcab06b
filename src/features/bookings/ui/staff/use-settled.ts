import { useEffect, useEffectEvent, useState } from 'react'

const RELEASE_MS = 900

/** Freezes the value from pointer down until shortly after pointer up, so that nothing moves under a finger. */
export function useSettled<T>(value: T): T {
  const [held, setHeld] = useState<{ value: T } | null>(null)
  const hold = useEffectEvent(() => setHeld((before) => before ?? { value }))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const down = () => {
      clearTimeout(timer)
      hold()
    }
    const up = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setHeld(null), RELEASE_MS)
    }
    addEventListener('pointerdown', down, { capture: true })
    addEventListener('pointerup', up, { capture: true })
    addEventListener('pointercancel', up, { capture: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', down, { capture: true })
      removeEventListener('pointerup', up, { capture: true })
      removeEventListener('pointercancel', up, { capture: true })
    }
  }, [])
  return held ? held.value : value
}
