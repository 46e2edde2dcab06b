import { useEffect, useSyncExternalStore } from 'react'
import { chime, isAudible, onAudible, wakeSound } from '#kit/web/sound-alert.ts'
import { useStored } from '#kit/web/use-stored.ts'

export type Sound = {
  /** Null until staff choose on this device. */
  choice: 'on' | 'off' | null
  /** Switched on, but the browser blocks it until a user gesture. */
  isPaused: boolean
  turnOn: () => void
  turnOff: () => void
}

/**
 * Whether new orders and waiting guests sound on this device; the choice is stored, and playback resumes at the first
 * touch after a reload.
 */
export function useSound(): Sound {
  const [choice, setChoice] = useStored('hotelly.sound', ['on', 'off'])
  const isHeard = useSyncExternalStore(onAudible, isAudible)
  const isPaused = choice === 'on' && !isHeard

  useEffect(() => {
    if (!isPaused) return
    const wake = () => void wakeSound()
    addEventListener('pointerdown', wake)
    addEventListener('keydown', wake)
    return () => {
      removeEventListener('pointerdown', wake)
      removeEventListener('keydown', wake)
    }
  }, [isPaused])

  const turnOn = () => {
    setChoice('on')
    void wakeSound().then(() => chime('order'))
  }
  return { choice, isPaused, turnOn, turnOff: () => setChoice('off') }
}
