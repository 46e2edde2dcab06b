import { TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { allergiesIn, allergyParts } from '../../allergy-words.ts'

type AlertProps = { note: string | null; className?: string }

/** What a guest's note says about allergies, in the staff's language; the note itself stays as it is. */
export function AllergyAlert({ note, className = '' }: AlertProps) {
  const { t } = useTranslation('hotel-admin')
  const { list } = useFormatters()
  const named = useMemo(() => allergiesIn(note), [note])
  if (named.length === 0) return null
  return (
    <p className={`flex items-center gap-2 bg-[oklch(47%_0.18_27)] font-bold text-white ${className}`}>
      <TriangleAlert aria-hidden className="size-[1.25em] shrink-0" />
      <span className="sr-only">{t('bookings.allergyAlert')}</span>
      <span className="min-w-0 uppercase">{list(named.map((key) => t(`bookings.allergy.${key}`)))}</span>
    </p>
  )
}

/** A note with its words about allergies marked. */
export function NoteText({ note }: { note: string }) {
  const parts = useMemo(() => allergyParts(note), [note])
  return parts.map(({ text, key }, at) =>
    key ? (
      <mark key={at} className="bg-transparent font-bold text-late underline decoration-2 underline-offset-3">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
