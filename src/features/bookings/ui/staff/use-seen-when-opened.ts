import { useEffect, useEffectEvent } from 'react'

/** Whoever opens the details of something has seen it. */
export function useSeenWhenOpened(id: string, see: (id: string) => void) {
  const tell = useEffectEvent(see)
  useEffect(() => tell(id), [id])
}
