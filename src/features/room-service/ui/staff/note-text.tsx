import { useMemo } from 'react'
import { isAboutHealth, partsOf } from '#features/language/health-words.ts'
import { marksAround } from './quotation-marks.ts'

/** A guest's note between the quotation marks of its own writing, running in its own direction. */
export function QuotedNote({ note, className }: { note: string; className: string }) {
  const [opening, closing] = marksAround(note)
  return (
    <bdi className={className}>
      {opening}
      <NoteText note={note} />
      {closing}
    </bdi>
  )
}

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
