/** Of whom a browser may hold something, side by side. */
export type Holder = 'guest' | 'staff'
type Where = 'localStorage' | 'sessionStorage'

const prefixOf = (holder: Holder) => `hotelly-${holder} `
const forgetters: Record<Holder, Set<() => void>> = { guest: new Set(), staff: new Set() }

/** What a person leaves in the browser's storage: all of it under one prefix, by which it is forgotten. */
export function keptOf(holder: Holder, where: Where) {
  const keyOf = (name: string) => prefixOf(holder) + name
  return {
    read: (name: string): unknown => {
      try {
        return JSON.parse(globalThis[where].getItem(keyOf(name)) ?? 'null')
      } catch {
        return null
      }
    },
    /** A full or forbidden storage costs only the reload. */
    keep: (name: string, value: unknown) => {
      try {
        if (value === null) globalThis[where].removeItem(keyOf(name))
        else globalThis[where].setItem(keyOf(name), JSON.stringify(value))
      } catch {
        return
      }
    },
  }
}

/** Has what lies in a tab's memory forgotten along with the rest. */
export function onForget(holder: Holder, forget: () => void) {
  forgetters[holder].add(forget)
  return () => {
    forgetters[holder].delete(forget)
  }
}

function clear(where: Where, holder: Holder) {
  try {
    const storage = globalThis[where]
    const theirs = Object.keys(storage).filter((key) => key.startsWith(prefixOf(holder)))
    for (const key of theirs) storage.removeItem(key)
  } catch {
    return
  }
}

/** Forgets what this tab alone knows of them; on the device, somebody else may have come already. */
export function forgetInTab(holder: Holder) {
  clear('sessionStorage', holder)
  for (const forget of forgetters[holder]) forget()
}

/** Forgets all that somebody has left in this browser. */
export function forget(holder: Holder) {
  clear('localStorage', holder)
  forgetInTab(holder)
}
