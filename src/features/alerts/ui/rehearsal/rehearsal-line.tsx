import { BookOpenText, Check, type LucideIcon, Minus, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LOOKS } from '../timeline.tsx'
import { useClock } from './use-clock.ts'

/**
 * How far a line is: `busy` while answers are waited for, `none` where there was nothing for it to do, `missed` where the
 * rehearsal ended before it came.
 */
export type LineState = 'waiting' | 'busy' | 'good' | 'partly' | 'bad' | 'none' | 'missed'

const STATES = {
  waiting: { icon: null, dot: 'bg-tint text-muted' },
  busy: { icon: null, dot: 'bg-tint text-accent-text animate-pulse motion-reduce:animate-none' },
  good: { icon: Check, dot: 'bg-good-tint text-good' },
  partly: { icon: TriangleAlert, dot: 'bg-wait-tint text-wait' },
  bad: { icon: X, dot: 'bg-late-tint text-late' },
  none: { icon: Minus, dot: 'bg-line/50 text-muted' },
  missed: { icon: Minus, dot: 'bg-line/50 text-muted' },
} as const satisfies Record<LineState, { icon: LucideIcon | null; dot: string }>

type LineProps = {
  look: keyof typeof LOOKS | 'guest'
  state: LineState
  title: string
  /** When it happened; null while it has not. */
  at: string | null
  /** When it is to come. */
  due?: string
  children?: ReactNode
}

/** One line of a rehearsal: its state, its name and its moment, and what was found. */
export function RehearsalLine({ look, state, title, at, due, children }: LineProps) {
  const { t } = useTranslation('hotel-admin')
  const clock = useClock()
  const { dot, icon } = STATES[state]
  const Icon = icon ?? (look === 'guest' ? BookOpenText : LOOKS[look].icon)
  return (
    <li data-line={look} data-state={state} className="group relative min-w-0 ps-13 pb-5 last:pb-1 sm:ps-15">
      <span
        aria-hidden
        className="absolute start-[17px] top-11 bottom-1 w-0.5 rounded-full bg-line group-last:hidden sm:start-[19px]"
      />
      <span
        aria-hidden
        className={`absolute start-0 top-0 grid size-9 place-items-center rounded-full sm:size-10 ${dot}`}
      >
        <Icon className="size-4.5 sm:size-5" />
      </span>
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 sm:min-h-10">
        <p className="min-w-0 flex-1 leading-snug font-semibold text-pretty">
          {title}
          <span className="sr-only">: {t(`rehearsal.state.${state}`)}</span>
        </p>
        {at ? (
          <time dateTime={at} className="tabular shrink-0 font-medium">
            {clock(at)}
          </time>
        ) : (
          due &&
          state !== 'missed' && (
            <span className="tabular shrink-0 text-muted">{t('rehearsal.due', { time: clock(due) })}</span>
          )
        )}
      </div>
      <ul className="grid gap-2 pt-0.5 empty:hidden">{children}</ul>
    </li>
  )
}
