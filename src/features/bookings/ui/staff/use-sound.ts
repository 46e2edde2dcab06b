import { useEffect, useSyncExternalStore } from 'react'
import { useStored } from '#kit/web/use-stored.ts'
import { chime, isAudible, onAudible, wakeSound } from './sound-alert.ts'

export type Sound = {
  /** Null until staff has chosen on this device. */
  choice: 'on' | 'off' | null
  /** Switched on, but the browser waits for a touch. */
  isPaused: boolean
  turnOn: () => void
  turnOff: () => void
}

/** Whether new orders are heard on this device; remembered, and awake again at the first touch after loading. */
export function useSound(): Sound {
  const [choice, choose] = useStored('hotelly.sound', ['on', 'off'])
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
    choose('on')
    void wakeSound().then(chime)
  }
  return { choice, isPaused, turnOn, turnOff: () => choose('off') }
}
