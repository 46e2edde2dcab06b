import { useSyncExternalStore } from 'react'
import { onForget, storageOf } from '#kit/web/personal-storage.ts'
import type { PendingMessage } from './said.ts'

type Written = readonly PendingMessage[]

const ofGuest = storageOf('guest', 'sessionStorage')
const NAME = 'chat written'
const MOST = 30
const NONE: Written = []

function read(): Written {
  const found = ofGuest.read(NAME)
  return Array.isArray(found) ? (found as PendingMessage[]) : NONE
}

let kept: Written | null = null
const readers = new Set<() => void>()
const tellAll = () => readers.forEach((tell) => tell())
const writtenNow = () => (kept ??= read())

function store(next: Written) {
  kept = next
  tellAll()
  ofGuest.keep(NAME, next.length > 0 ? next : null)
}

onForget('guest', () => {
  kept = NONE
  tellAll()
})

function subscribe(reader: () => void) {
  readers.add(reader)
  return () => readers.delete(reader)
}

/** What the guest has written in this tab that the hotel has not got yet, in its order; `failure`: it was refused. */
export const useWritten = () => useSyncExternalStore(subscribe, writtenNow, () => NONE)

/** Keeps a message until the hotel has it: in its place, or at the end. */
export function keepWritten(message: PendingMessage) {
  const isKnown = writtenNow().some(({ key }) => key === message.key)
  store(
    isKnown
      ? writtenNow().map((each) => (each.key === message.key ? message : each))
      : [...writtenNow(), message].slice(-MOST),
  )
}

export const dropWritten = (gone: string) => store(writtenNow().filter(({ key }) => key !== gone))

/** Takes all that was written in a session into the one that goes on instead. */
export const moveWritten = (from: string, to: string) =>
  store(writtenNow().map((each) => (each.sessionId === from ? { ...each, sessionId: to } : each)))
