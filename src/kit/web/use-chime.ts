import { useEffect, useState } from 'react'
import { type Chime, chime } from './sound-alert.ts'

const CHIME_EVERY_MS = 8000

type Ringing = {
  /** Whether the ids are known by now. */
  isReady: boolean
  /** Whether it may be heard. */
  isOn: boolean
  /** The one that somebody looks at anyway. */
  inSight?: string | null
}

/** Chimes for ids that came after the page, again and again until somebody presses anything on the visible page. */
export function useChime(what: Chime, ids: readonly string[], { isReady, isOn, inSight = null }: Ringing) {
  const [heard, setHeard] = useState<readonly string[] | null>(null)
  const known = ids.filter((id) => heard === null || id === inSight || heard.includes(id))
  // one that went and comes back is heard anew
  if (isReady && known.join(' ') !== heard?.join(' ')) setHeard(known)
  const isRinging = heard !== null && known.length < ids.length
  const all = ids.join(' ')

  useEffect(() => {
    if (!isRinging) return
    const hush = () => {
      if (document.visibilityState === 'visible') setHeard(all.split(' '))
    }
    addEventListener('pointerdown', hush)
    addEventListener('keydown', hush)
    return () => {
      removeEventListener('pointerdown', hush)
      removeEventListener('keydown', hush)
    }
  }, [isRinging, all])

  const waiting = ids.length - known.length
  useEffect(() => {
    if (!isRinging || !isOn) return
    void chime(what)
    const timer = setInterval(() => void chime(what), CHIME_EVERY_MS)
    return () => clearInterval(timer)
  }, [what, isRinging, waiting, isOn])
}
