import { setTimeout as pause } from 'node:timers/promises'

const COLLECT_MS = 3
const MOST = 500

type Batch<T> = { keys: Set<string>; values: Promise<Map<string, T>> }

/** Loads values by key; what is asked for within a few milliseconds is loaded together, up to 500 keys at once. */
export function createBatchLoader<T>(load: (keys: readonly string[]) => Promise<Map<string, T>>) {
  let open: Batch<T> | null = null

  const begin = (): Batch<T> => {
    const keys = new Set<string>()
    const collect = async () => {
      await pause(COLLECT_MS)
      if (open === batch) open = null
      return load([...keys])
    }
    const batch = { keys, values: collect() }
    return batch
  }

  return async (key: string): Promise<T | null> => {
    if (!open || open.keys.size >= MOST) open = begin()
    open.keys.add(key)
    return (await open.values).get(key) ?? null
  }
}
