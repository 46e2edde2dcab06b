import { Link } from '@tanstack/react-router'
import { Check, ChevronDown, Link2, MessagesSquare, PenLine } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoment } from '#features/chat/ui/staff/moment.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { Button, buttonClass } from '#kit/web/ui/button.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import type { ProposedEntry } from '#features/knowledge/contract.ts'
import type { QuestionGroup } from '../contract.ts'
import { LongText } from './long-text.tsx'

type RowProps = {
  group: QuestionGroup
  /** The entries that may answer it. */
  proposed: readonly ProposedEntry[]
  onTeach: (entry: ProposedEntry) => void
  onAnswer: () => void
  onDismiss: () => void
}

/** A group of guests' questions: how often they were asked, what went wrong, and actions. */
export function QuestionRow({ group, proposed, onTeach, onAnswer, onDismiss }: RowProps) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const headingId = useId()
  const moment = useMoment()
  const { questions, count, unanswered, disliked, dislikedAnswer, lastAt, conversationId } = group
  const [head] = questions
  const isMixed = unanswered > 0 && disliked > 0
  return (
    <li data-question className="grid items-start gap-x-6 gap-y-3 px-4 py-4 lg:grid-cols-[1fr_auto] lg:px-5">
      <div className="grid min-w-0 gap-1.5">
        <h2
          id={headingId}
          tabIndex={-1}
          lang={head?.language}
          className="rounded-sm text-lg leading-snug font-semibold break-words outline-offset-4"
        >
          {head && <LongText key={head.text} text={head.text} />}
        </h2>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-sm text-muted">
          <span className="tabular font-semibold text-ink">{t('questions.asked', { count })}</span>
          {unanswered > 0 && (
            <Badge tone="wait">
              {t('questions.unanswered')} {isMixed && <span className="tabular">{unanswered}</span>}
            </Badge>
          )}
          {disliked > 0 && (
            <Badge tone="late">
              {t('questions.disliked')} {isMixed && <span className="tabular">{disliked}</span>}
            </Badge>
          )}
          <time dateTime={lastAt} className="tabular">
            {t('questions.lastAsked', { moment: moment.full(lastAt) })}
          </time>
        </p>
        {dislikedAnswer !== null && (
          <figure className="mt-1.5 grid gap-0.5 border-s-3 border-late/40 ps-3">
            <figcaption className="text-sm text-muted">{t('questions.badAnswer')}</figcaption>
            <blockquote className="break-words whitespace-pre-line">
              <LongText text={dislikedAnswer} />
            </blockquote>
          </figure>
        )}
        <OtherWordings group={group} />
        <Proposed proposed={proposed} headingId={headingId} onTeach={onTeach} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="soft" size="sm" aria-describedby={headingId} onClick={onAnswer} className={actionClass}>
          <PenLine aria-hidden className="size-4" />
          {t('questions.answer')}
        </Button>
        <Button size="sm" aria-describedby={headingId} onClick={onDismiss} className={actionClass}>
          <Check aria-hidden className="size-4" />
          {t('questions.dismiss')}
        </Button>
        <Link
          to="/hotelly/$slug/admin/chat"
          params={{ slug }}
          search={{ scope: 'all', chat: conversationId }}
          aria-describedby={headingId}
          className={`${buttonClass('quiet', 'sm')} ${actionClass}`}
        >
          <MessagesSquare aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{t('questions.openChat')}</span>
        </Link>
      </div>
    </li>
  )
}

type ProposedProps = Pick<RowProps, 'proposed' | 'onTeach'> & { headingId: string }

/** The entries that may answer it, each with one press. */
function Proposed({ proposed, headingId, onTeach }: ProposedProps) {
  const { t } = useTranslation('hotel-admin')
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {proposed.map((entry) => (
        <Button
          key={entry.id}
          size="sm"
          aria-describedby={headingId}
          onClick={() => onTeach(entry)}
          className={`${actionClass} min-w-0 !shrink !whitespace-normal text-start`}
        >
          <Link2 aria-hidden className="size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {t('questions.answeredByEntry', { topic: entry.topic })}
          </span>
        </Button>
      ))}
    </div>
  )
}

const actionClass = 'pointer-coarse:min-h-11'

function OtherWordings({ group: { questions, wordingCount } }: { group: QuestionGroup }) {
  const { t } = useTranslation('hotel-admin')
  const others = questions.slice(1)
  if (others.length === 0) return null
  const hidden = wordingCount - questions.length
  return (
    <details className="group text-muted">
      <summary className="flex min-h-7 w-fit cursor-pointer list-none items-center gap-1 rounded-sm font-medium hover:text-ink pointer-coarse:min-h-11">
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        {t('questions.wordings', { count: wordingCount - 1 })}
      </summary>
      <ul className="grid gap-1 ps-5 pb-1">
        {others.map(({ text, language }) => (
          <li key={text} lang={language} className="break-words">
            <LongText text={text} />
          </li>
        ))}
        {hidden > 0 && <li className="text-sm">{t('questions.moreWordings', { count: hidden })}</li>}
      </ul>
    </details>
  )
}
