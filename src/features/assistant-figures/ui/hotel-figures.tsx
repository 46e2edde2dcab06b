import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useReasonText } from '#features/platform/ui/use-reason-text.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Badge } from '#kit/web/ui/states.tsx'
import { useNow } from '#kit/web/use-now.ts'
import type { Figures, HotelFigures } from '../contract.ts'

/** The hotel's name, linked to its form. */
export function HotelLink({ hotel: { id, name, slug, isActive } }: { hotel: HotelFigures }) {
  const { t } = useTranslation('platform')
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Link
          to="/hotelly/internal/admin/hotels/$hotelId/edit"
          params={{ hotelId: id }}
          className="min-w-0 font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        {!isActive && <Badge>{t('hotels.status.inactive')}</Badge>}
      </span>
      <span dir="ltr" className="block w-64 max-w-full truncate text-sm text-muted rtl:text-end">
        /hotelly/{slug}
      </span>
    </>
  )
}

/** The share of questions that were answered: as a number, as a bar and in words. */
export function AnsweredShare({ figures: { questions, answered, disliked } }: { figures: Figures }) {
  const { t } = useTranslation('platform')
  const { number, percent } = useFormatters()
  if (questions === 0) return <Nothing text={t('assistant.noQuestions')} />
  const share = answered / questions
  const words = t('assistant.answeredOf', {
    count: questions,
    answered: number(answered),
    questions: number(questions),
  })
  return (
    <div className="grid gap-1">
      <p className="flex items-center gap-3">
        <bdi className="tabular min-w-10 font-semibold">{percent(share)}</bdi>
        <span aria-hidden className="h-1.5 flex-1 overflow-hidden rounded-full bg-line/60">
          <span className="block h-full rounded-full bg-accent" style={{ width: `${share * 100}%` }} />
        </span>
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <span>{words}</span>
        {disliked > 0 && (
          <span>{t('assistant.disliked', { count: disliked, disliked: number(disliked) })}</span>
        )}
      </p>
    </div>
  )
}

/** How many webhook calls failed, and the reason for the last failure. */
export function WebhookState({ hotel }: { hotel: HotelFigures }) {
  const { t } = useTranslation('platform')
  const { number, ago } = useFormatters()
  const reasonText = useReasonText()
  const now = useNow()
  const { webhookCalls, webhookFailures, lastFailure } = hotel
  if (webhookCalls === 0) return <Nothing text={t('assistant.noCalls')} />
  return (
    <>
      <p className={webhookFailures > 0 ? 'font-semibold text-late' : 'text-muted'}>
        {t('assistant.failedOf', {
          count: webhookFailures,
          failures: number(webhookFailures),
          calls: number(webhookCalls),
        })}
      </p>
      {lastFailure && (
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{reasonText(lastFailure.reason)}</span>
          <time dateTime={lastFailure.at}>{ago(lastFailure.at, now)}</time>
        </p>
      )}
    </>
  )
}

function Nothing({ text }: { text: string }) {
  return (
    <p className="text-muted">
      <span aria-hidden>–</span>
      <span className="sr-only">{text}</span>
    </p>
  )
}
