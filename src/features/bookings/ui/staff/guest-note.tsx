import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** How much of a long note a card shows at first. */
const FOLDS = {
  compact: { box: 'rounded-sm px-2 py-0.5', text: 'line-clamp-3' },
  card: { box: 'rounded-md px-3.5 py-2.5 text-base', text: 'line-clamp-4' },
}

type NoteProps = {
  note: string
  /** On the board: a long note takes a few lines, until somebody opens it. */
  fold?: keyof typeof FOLDS
}

/** The guest's note to the kitchen, verbatim. */
export function GuestNote({ note, fold }: NoteProps) {
  const { t } = useTranslation('hotel-admin')
  const text = useRef<HTMLParagraphElement>(null)
  const [isCut, setCut] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    const shown = text.current
    if (!shown || isOpen) return
    const look = () => setCut(shown.scrollHeight > shown.clientHeight + 1)
    const observer = new ResizeObserver(look)
    observer.observe(shown)
    look()
    return () => observer.disconnect()
  }, [note, isOpen])

  return (
    <div className={`bg-wait-tint leading-snug font-semibold text-wait ${FOLDS[fold ?? 'card'].box}`}>
      <span className="sr-only">{t('bookings.noteOfGuest')}: </span>
      <p
        ref={text}
        dir="auto"
        className={`text-start whitespace-pre-line ${fold && !isOpen ? FOLDS[fold].text : ''}`}
      >
        {note}
      </p>
      {(isCut || isOpen) && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="-mb-1 inline-flex min-h-8 items-center underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {t(isOpen ? 'bookings.noteLess' : 'bookings.noteAll')}
        </button>
      )}
    </div>
  )
}
