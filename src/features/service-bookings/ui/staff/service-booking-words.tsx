import { Info, TriangleAlert, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Initials } from '#kit/web/ui/initials.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import type { ServiceBooking } from '../../contract.ts'
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

export function StepBadge({ booking }: { booking: Pick<ServiceBooking, 'category' | 'kind' | 'status'> }) {
  const stepWord = useStepWord()
  const tone = { pending: 'wait', delivered: 'good', cancelled: 'late' } as const
  return (
    <Badge tone={tone[booking.status as keyof typeof tone] ?? 'accent'}>{stepWord(wordOf(booking))}</Badge>
  )
}

/** Who on the staff has it; nothing where its person or place says who does it. */
export function WhoHasIt({
  booking: { takenBy, resource },
}: {
  booking: Pick<ServiceBooking, 'takenBy' | 'resource'>
}) {
  const { t } = useTranslation('work')
  if (!takenBy && resource) return null
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-muted">
      {takenBy ? (
        <Initials name={takenBy} className="size-6 text-[0.6875rem]" />
      ) : (
        <UserRound aria-hidden className="size-4 shrink-0" />
      )}
      {takenBy ? <bdi className="min-w-0 wrap-anywhere">{takenBy}</bdi> : t('desk.nobody')}
    </p>
  )
}

/** Somebody else has changed it in between. */
export function OvertakenServiceBooking() {
  const { t } = useTranslation('work')
  return (
    <p role="status" className="flex gap-2 rounded-md bg-late-tint px-3 py-2 text-late">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('desk.changedElsewhere')}
    </p>
  )
}
