import { pause } from '#kit/shared/retry.ts'

/** Audible across a kitchen, gentle in an office: orders rise in two tones; guests knock twice, then fall. */
const TONES = {
  order: [
    { hertz: 659.25, at: 0, seconds: 0.5 },
    { hertz: 987.77, at: 0.18, seconds: 0.9 },
  ],
  guest: [
    { hertz: 783.99, at: 0, seconds: 0.25 },
    { hertz: 783.99, at: 0.16, seconds: 0.25 },
    { hertz: 523.25, at: 0.36, seconds: 0.9 },
  ],
} as const
export type Chime = keyof typeof TONES
const LOUDNESS = 0.35

let context: AudioContext | null = null
const readers = new Set<() => void>()
const tell = () => readers.forEach((reader) => reader())

/** Whether a chime can be heard now; browsers block sound until the user interacts with the page. */
export const isAudible = () => context?.state === 'running'

export function onAudible(reader: () => void) {
  readers.add(reader)
  return () => readers.delete(reader)
}

/** Enables sound; most browsers allow it only after the user has interacted with the page, and wait for that. */
export async function wakeSound() {
  if (!context) {
    context = new AudioContext()
    context.addEventListener('statechange', tell)
  }
  if (context.state !== 'running') await context.resume().catch(() => undefined)
  tell()
}

function play(audio: AudioContext, what: Chime) {
  for (const { hertz, at, seconds } of TONES[what]) {
    const start = audio.currentTime + at
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.type = 'triangle'
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.015)
    volume.gain.exponentialRampToValueAtTime(0.001, start + seconds)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + seconds)
  }
}

/**
 * Chimes once, in only one tab when several are open.
 * @param onSound called where this device sounds, in whichever tab
 */
export async function chime(what: Chime, onSound: () => void = () => {}) {
  const audio = context
  if (audio?.state !== 'running') return
  if (!navigator.locks) {
    play(audio, what)
    return onSound()
  }
  await navigator.locks.request(`hotelly-chime ${what}`, { ifAvailable: true }, async (lock) => {
    if (lock) play(audio, what)
    onSound()
    if (lock) await pause(1500)
  })
}
