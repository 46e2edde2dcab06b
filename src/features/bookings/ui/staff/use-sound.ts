import { useEffect, useState, useSyncExternalStore } from 'react'
import { chime, isAudible, onAudible, wakeSound } from '#kit/web/sound-alert.ts'
import { useStored } from '#kit/web/use-stored.ts'
import { endSilence, onSilence, silence, silentUntil } from './silence.ts'

export type Sound = {
  /** Turned on for this device. */
  isOn: boolean
  /** Turned on, but the browser blocks it until a user gesture. */
  isPaused: boolean
  /** Whether staff are to be asked to turn it on. */
  isAsked: boolean
  /** Until when this device is silent; null where it is not. */
  silentUntil: Date | null
  turnOn: () => void
  /** Asks no more until the page is loaded again. */
  askLater: () => void
  /** Silences this device for a minute, which nothing does for good, and returns until when. */
  silence: () => Date
  /** Ends that minute. */
  soundAgain: () => void
}

/**
 * Whether new orders and waiting guests sound on this device; the choice is stored, and after a reload playback resumes
 * at once where the browser lets it, otherwise at the first touch.
 */
export function useSound(): Sound {
  const [choice, setChoice] = useStored('hotelly.sound', ['on'])
  const [isPutOff, setPutOff] = useState(false)
  const isHeard = useSyncExternalStore(onAudible, isAudible)
  const until = useSyncExternalStore(onSilence, silentUntil)
  const isOn = choice === 'on'
  const isPaused = isOn && !isHeard

  useEffect(() => {
    if (!isPaused) return
    const wake = () => void wakeSound()
    // an installed panel, or one that is used each day, may sound untouched
    wake()
    addEventListener('pointerdown', wake)
    addEventListener('keydown', wake)
    return () => {
      removeEventListener('pointerdown', wake)
      removeEventListener('keydown', wake)
    }
  }, [isPaused])

  return {
    isOn,
    isPaused,
    isAsked: !isOn && !isPutOff,
    silentUntil: until > 0 ? new Date(until) : null,
    turnOn: () => {
      setChoice('on')
      void wakeSound().then(() => chime('order'))
    },
    askLater: () => setPutOff(true),
    silence: () => new Date(silence()),
    soundAgain: endSilence,
  }
}
