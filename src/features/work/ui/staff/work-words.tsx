import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#kit/web/ui/states.tsx'
import type { Work } from '../../contract.ts'
import { wordOf } from '../../rules.ts'

/** Somebody has called for help with it. */
export function EscalatedBadge() {
  const { t } = useTranslation('work')
  return (
    <Badge tone="late">
      <TriangleAlert aria-hidden className="size-3.5" />
      {t('desk.escalated')}
    </Badge>
  )
}

/** What a step is called among staff: as for the guest, where a word does not speak to them. */
export function useStepWord() {
  const { t } = useTranslation('work')
  return (word: string): string =>
    t(`desk.step.${word as 'arrived'}`, { defaultValue: t(`steps.${word as 'asked'}`) })
}

/** The guest's own words. */
export function NoteOfGuest({ note }: { note: string }) {
  const { t } = useTranslation('hotel-admin')
  return (
    <div className="rounded-md bg-wait-tint px-3 py-2 text-lg leading-snug font-semibold text-wait">
      <span className="sr-only">{t('bookings.noteOfGuest')}: </span>
      <p dir="auto" className="text-start wrap-anywhere whitespace-pre-line">
        <bdi>{note}</bdi>
      </p>
    </div>
  )
}

export function StepBadge({ work }: { work: Pick<Work, 'category' | 'kind' | 'status'> }) {
  const stepWord = useStepWord()
  const tone = { pending: 'wait', delivered: 'good', cancelled: 'late' } as const
  return <Badge tone={tone[work.status as keyof typeof tone] ?? 'accent'}>{stepWord(wordOf(work))}</Badge>
}
