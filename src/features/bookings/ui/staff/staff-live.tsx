import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { LiveState } from '#kit/web/live.ts'
import { useLive } from '#kit/web/use-live.ts'
import { type Sound, useSound } from './use-sound.ts'

const CUT_OFF_AFTER_MS = 3000

type Connection = {
  live: LiveState
  /** The live connection has been down for longer than a hiccup. */
  isCutOff: boolean
  sound: Sound
  /** Whether something may sound on this device now. */
  isHeard: boolean
}

const Current = createContext<Connection | null>(null)

/** How staff are told of what is new: by the live connection, and by sound. */
export function useStaffLive(): Connection {
  const connection = use(Current)
  if (!connection) throw new Error('useStaffLive outside of the staff pages')
  return connection
}

function useCutOff(live: LiveState) {
  const [isLate, setLate] = useState(false)
  const isLive = live === 'live'
  useEffect(() => {
    if (isLive) return
    const timer = setTimeout(() => setLate(true), CUT_OFF_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isLive])
  return isLate && !isLive
}

/** One live connection and one switch for the sound, for all pages of a hotel's staff. */
export function StaffLive({ slug, children }: { slug: string; children: ReactNode }) {
  const live = useLive(slug, 'staff')
  const isCutOff = useCutOff(live)
  const sound = useSound()
  const isHeard = sound.isOn && !sound.isPaused && sound.silentUntil === null
  return <Current value={{ live, isCutOff, sound, isHeard }}>{children}</Current>
}
