import { useEffect, useEffectEvent, useState } from 'react'
import { watchPresses } from '#kit/web/presses.ts'

const RELEASE_MS = 900

/** Freezes the value from pointer down until shortly after pointer up, so that nothing moves under a finger. */
export function useSettled<T>(value: T): T {
  const [held, setHeld] = useState<{ value: T } | null>(null)
  const hold = useEffectEvent(() => setHeld((before) => before ?? { value }))
  useEffect(
    () =>
      watchPresses(
        () => hold(),
        () => setHeld(null),
        RELEASE_MS,
      ),
    [],
  )
  return held ? held.value : value
}
