import { useEffect, useState } from 'react'
import { type Chime, chime } from './sound-alert.ts'

const CHIME_EVERY_MS = 8000

type Ringing = {
  /** Whether the ids are known by now. */
  isReady: boolean
  /** Whether it may be heard. */
  isOn: boolean
  /** Those that somebody looks at anyway. */
  inSight?: readonly string[]
}

/** Chimes for ids that came after the page, again and again until they are gone or somebody has looked at them. */
export function useChime(what: Chime, ids: readonly string[], { isReady, isOn, inSight = [] }: Ringing) {
  const [heard, setHeard] = useState<readonly string[] | null>(null)
  const known = ids.filter((id) => heard === null || inSight.includes(id) || heard.includes(id))
  // one that went and comes back is heard anew
  if (isReady && known.join(' ') !== heard?.join(' ')) setHeard(known)
  const waiting = heard === null ? 0 : ids.length - known.length
  useEffect(() => {
    if (waiting === 0 || !isOn) return
    void chime(what)
    const timer = setInterval(() => void chime(what), CHIME_EVERY_MS)
    return () => clearInterval(timer)
  }, [what, waiting, isOn])
}
