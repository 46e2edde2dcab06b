import { useState } from 'react'
import { newId } from '#kit/shared/ids.ts'

/** Keys for the rows of a form whose values have no id: a row keeps its own when others are removed. */
export function useRowKeys(count: number) {
  const [keys, setKeys] = useState<readonly string[]>([])
  const now =
    keys.length === count ? keys : Array.from({ length: count }, (_, index) => keys[index] ?? newId())
  if (now !== keys) setKeys(now)
  return { keys: now, removeKey: (index: number) => setKeys(keys.toSpliced(index, 1)) }
}
