import { useState } from 'react'
import { editsOf, type Edits } from './field-edits.ts'

/**
 * A form over something that others may change meanwhile: untouched fields show how it stands, touched ones what
 * was typed. A field that both changed waits until one of the two was chosen.
 * @param saved how it stands now
 */
export function useFieldEdits<Fields extends object>(saved: Fields) {
  const [start] = useState(saved)
  const [edits, setEdits] = useState<Edits<Fields>>({ typed: {}, seen: {} })
  return {
    saved,
    ...editsOf(start, saved, edits),
    change: (more: Partial<Fields>) =>
      setEdits(({ typed, seen }) => {
        const shown = Object.keys(more).map((name) => [name, saved[name as keyof Fields]])
        return {
          typed: { ...typed, ...more },
          seen: { ...(Object.fromEntries(shown) as Partial<Fields>), ...seen },
        }
      }),
    keepMine: (name: keyof Fields) =>
      setEdits(({ typed, seen }) => ({ typed, seen: { ...seen, [name]: saved[name] } })),
    takeTheirs: (name: keyof Fields) =>
      setEdits(({ typed, seen }) => {
        const { [name]: _mine, ...others } = typed
        const { [name]: _seen, ...otherSeen } = seen
        return { typed: others as Partial<Fields>, seen: otherSeen as Partial<Fields> }
      }),
  }
}

export type FieldEdits<Fields extends object> = ReturnType<typeof useFieldEdits<Fields>>
