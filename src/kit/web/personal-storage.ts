/** The people whose data one browser may hold at the same time. */
export type Holder = 'guest' | 'staff'
type Where = 'localStorage' | 'sessionStorage'

const prefixOf = (holder: Holder) => `hotelly-${holder} `
const forgetters: Record<Holder, Set<() => void>> = { guest: new Set(), staff: new Set() }

/** A person's data in the browser's storage, all under one prefix, so that it can be deleted together. */
export function storageOf(holder: Holder, where: Where) {
  const keyOf = (name: string) => prefixOf(holder) + name
  return {
    read: (name: string): unknown => {
      try {
        return JSON.parse(globalThis[where].getItem(keyOf(name)) ?? 'null')
      } catch {
        return null
      }
    },
    /** Ignores a full or blocked storage: the value is then only lost on reload. */
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

/** Registers a callback that clears data in the tab's memory when the person's data is deleted. Returns its removal. */
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

/** Deletes the person's data in this tab only; localStorage may already belong to the next person. */
export function forgetInTab(holder: Holder) {
  clear('sessionStorage', holder)
  for (const forget of forgetters[holder]) forget()
}

/** Deletes all of the person's data in this browser. */
export function forget(holder: Holder) {
  clear('localStorage', holder)
  forgetInTab(holder)
}
