import { useMemo } from 'react'
import { isAboutHealth, partsOf } from '#features/diet/health-words.ts'

/** A guest's note with its words about allergens and health marked. */
export function NoteText({ note }: { note: string }) {
  const parts = useMemo(() => partsOf(note), [note])
  return parts.map((part, at) =>
    isAboutHealth(part) ? (
      <mark
        key={at}
        className="bg-transparent font-bold text-late underline decoration-2 underline-offset-3 print:text-black"
      >
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
