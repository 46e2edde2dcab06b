import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFolded } from '#kit/web/use-folded.ts'
import type { Order } from '../../contract.ts'
import { NoteInKitchen } from './note-in-kitchen.tsx'
import { NoteText } from './note-text.tsx'

const LOOK = { card: 'rounded-md bg-wait-tint px-3 py-2.5 text-lg', wall: 'text-[0.9em]' } as const

type NoteProps = {
  note: string
  booking: Pick<Order, 'translations'>
  /** On the board, once it is confirmed: a long note takes a few lines, until somebody opens it. */
  isFolded?: boolean
  look?: keyof typeof LOOK
}

/** The guest's note to the kitchen, verbatim, and below it in the kitchen's language. */
export function GuestNote({ note, booking, isFolded = false, look = 'card' }: NoteProps) {
  const { t } = useTranslation('hotel-admin')
  const text = useRef<HTMLParagraphElement>(null)
  const { isOpen, canToggle, toggle } = useFolded(text, note)

  return (
    <div className={`overflow-hidden leading-snug font-semibold text-wait ${LOOK[look]}`}>
      <span className="sr-only">{t('bookings.noteOfGuest')}: </span>
      <p
        ref={text}
        dir="auto"
        className={`text-start whitespace-pre-line ${isFolded && !isOpen ? 'line-clamp-4' : ''}`}
      >
        <NoteText note={note} />
      </p>
      {canToggle && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={toggle}
          className="-mb-1 inline-flex min-h-8 items-center underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {t(isOpen ? 'bookings.noteLess' : 'bookings.noteAll')}
        </button>
      )}
      <NoteInKitchen note={note} booking={booking} className="mt-1 border-t border-wait/25 pt-1" />
    </div>
  )
}
