import { useEffect, useEffectEvent, useState } from 'react'

const REST_MS = 900

/**
 * A button rests for a moment after a press, so that an accidental second tap does nothing, and hits nothing that has
 * come in its place.
 */
export function useRest(onEnd: () => void = () => {}) {
  const [isResting, setResting] = useState(false)
  const end = useEffectEvent(() => {
    setResting(false)
    onEnd()
  })
  useEffect(() => {
    if (!isResting) return
    const timer = setTimeout(() => end(), REST_MS)
    return () => clearTimeout(timer)
  }, [isResting])
  return { isResting, rest: () => setResting(true) }
}
