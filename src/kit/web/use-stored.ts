import { useState } from 'react'

function read<T extends string>(key: string, allowed: readonly T[]): T | null {
  try {
    const value = localStorage.getItem(key)
    return allowed.find((each) => each === value) ?? null
  } catch {
    return null
  }
}

/** A choice stored in this browser; null until the user makes one. */
export function useStored<T extends string>(key: string, allowed: readonly T[]) {
  const [value, setValue] = useState(() => read(key, allowed))
  const store = (next: T) => {
    setValue(next)
    try {
      localStorage.setItem(key, next)
    } catch {
      return
    }
  }
  return [value, store] as const
}
