import { useEffect, useEffectEvent, useState } from 'react'
import { type Chime, chime } from './sound-alert.ts'

const CHIME_EVERY_MS = 8000

type Ringing = {
  /** Whether the ids are loaded. */
  isReady: boolean
  /** Whether sound is on. */
  isOn: boolean
  /** The ids already visible on the screen. */
  inSight?: readonly string[]
  /** Whether what was there already when the page was loaded chimes too: where the ids are those that nobody has seen. */
  atLoad?: boolean
  /** Called with each chime that this device has played. */
  onSound?: () => void
}

/** Chimes repeatedly for ids that arrive, until they are gone or in sight. */
export function useChime(
  what: Chime,
  ids: readonly string[],
  { isReady, isOn, inSight = [], atLoad = false, onSound }: Ringing,
) {
  const [heard, setHeard] = useState<readonly string[] | null>(atLoad ? [] : null)
  const known = ids.filter((id) => heard === null || inSight.includes(id) || heard.includes(id))
  // an id that goes away and comes back chimes again
  if (isReady && known.join(' ') !== heard?.join(' ')) setHeard(known)
  const waiting = heard === null ? 0 : ids.length - known.length
  const ring = useEffectEvent(() => void chime(what, onSound))
  useEffect(() => {
    if (waiting === 0 || !isOn) return
    ring()
    const timer = setInterval(ring, CHIME_EVERY_MS)
    return () => clearInterval(timer)
  }, [what, waiting, isOn])
}
