import { useSyncExternalStore } from 'react'
import { onForget, storageOf } from '#kit/web/personal-storage.ts'

type HalfWritten = { sessionId: string; text: string }

const ofGuest = storageOf('guest', 'sessionStorage')
const NAME = 'chat half written'

let kept = ofGuest.read(NAME) as HalfWritten | null
const readers = new Set<() => void>()

function put(next: HalfWritten | null) {
  kept = next
  for (const tell of readers) tell()
}

onForget('guest', () => put(null))

function subscribe(reader: () => void) {
  readers.add(reader)
  return () => readers.delete(reader)
}

const writtenIn = (sessionId: string) => (kept?.sessionId === sessionId ? kept.text : '')

/** What the guest has begun to write in this tab and not sent, in the conversation that it is for. */
export function useHalfWritten(sessionId: string) {
  const text = useSyncExternalStore(
    subscribe,
    () => writtenIn(sessionId),
    () => '',
  )
  const write = (next: string) => {
    put(next ? { sessionId, text: next } : null)
    ofGuest.keep(NAME, kept)
  }
  /** Puts a text back, unless something else has been begun meanwhile. */
  const putBack = (sent: string) => write(writtenIn(sessionId) || sent)
  return { text, write, putBack }
}
