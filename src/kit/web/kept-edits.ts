import { useEffect, useState } from 'react'

/** What was typed into forms that a session's end has closed, in the memory of this tab alone. */
const kept = new Map<string, unknown>()
/** Whose it is, for as long as nobody has signed in since. */
let awaited: string | null = null

/** From now on what closes with something typed is kept for the person whose session has ended. */
export function keepEditsFor(userId: string) {
  kept.clear()
  awaited = userId
}

/** Nobody but the same person gets back what was kept. */
export function giveEditsTo(userId: string) {
  if (awaited !== null && awaited !== userId) kept.clear()
  awaited = null
}

export function forgetEdits() {
  kept.clear()
  awaited = null
}

export const areEditsKept = () => kept.size > 0

/**
 * State of a form on this page, which outlasts the end of the session for who signs in again.
 * @param name tells the form from others of the page
 * @param initial what stands for nothing typed
 */
export function useKeptState<Value>(name: string, initial: Value, onBack: () => void = () => {}) {
  const [key] = useState(() => `${location.pathname} ${name}`)
  const [before] = useState(() => (awaited === null && kept.has(key) ? (kept.get(key) as Value) : initial))
  const [value, setValue] = useState(before)
  useEffect(() => {
    if (kept.delete(key)) onBack()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the form opens
  }, [key])
  useEffect(
    () => () => {
      if (awaited !== null && value !== initial) kept.set(key, value)
    },
    [key, value, initial],
  )
  return [value, setValue] as const
}
