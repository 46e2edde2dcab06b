import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { listed } from '#kit/shared/languages.ts'
import type { OrderLine } from '../../contract.ts'
import { keyOfLine } from '../../rules.ts'
import { KitchenLine, LineMarks, type Ordered } from './kitchen-line.tsx'
import { useKitchenView } from './kitchen-view.ts'
import { QuotedNote } from './note-text.tsx'
import { isMadeAt } from './stations.ts'

const LINES = {
  ticket: {
    list: 'gap-1.5 text-base leading-snug',
    quantity: 'min-w-8 font-bold',
    times: '×',
    small: 'text-sm leading-snug',
    choices: 'ps-2',
    isPrinted: true,
  },
  card: {
    list: 'gap-0.5 text-[1.375rem] leading-7',
    quantity: 'min-w-6 text-2xl leading-7 font-extrabold',
    times: '',
    small: 'text-base leading-6',
    choices: 'text-lg leading-6 text-muted',
  },
  wall: {
    list: 'leading-[1.3]',
    quantity: 'min-w-[1em] font-extrabold',
    times: '',
    small: 'text-[0.75em] leading-tight',
    choices: 'text-[0.8em] leading-tight text-muted',
  },
} as const

type OnTick = ((line: number, isMade: boolean) => void) | null

type LinesProps = {
  booking: Ordered
  look?: keyof typeof LINES
  className?: string
  /** Ticks a line off, or on again; null where it cannot be. */
  onTick?: OnTick
}

const TICKABLE =
  'flex min-h-6 w-[calc(100%+0.5rem)] shrink-0 rounded-sm text-start hover:bg-ink/5 pointer-coarse:min-h-11 pointer-coarse:items-center -mx-1 px-1'

type TickProps = { at: number; isMade: boolean; onTick: OnTick; className: string; children: ReactNode }

/** A line that a press ticks off, where it can be. */
function Tick({ at, isMade, onTick, className, children }: TickProps) {
  const { t } = useTranslation('hotel-admin')
  if (!onTick) return children
  return (
    <button
      type="button"
      aria-pressed={isMade}
      title={t(isMade ? 'bookings.tickOn' : 'bookings.tickOff')}
      onClick={() => onTick(at, !isMade)}
      className={`${TICKABLE} ${isMade ? 'text-muted' : ''}`}
    >
      <span className={`flex min-w-0 flex-1 ${className}`}>{children}</span>
    </button>
  )
}

/** The dishes, one below the other, to be ticked off as they are ready. */
export function Lines({ booking, look = 'card', className = '', onTick = null }: LinesProps) {
  const { t } = useTranslation('common')
  const { station } = useKitchenView()
  const { lines, made } = booking
  if (!lines) return <p className="font-semibold text-late">{t('invalidOrderData')}</p>
  const { list, quantity, times, small } = LINES[look]
  return (
    <div className={className}>
      <ul className={`grid grid-cols-1 ${list}`}>
        {lines.map((line, at) => {
          const isMade = made.includes(at)
          const content = (
            <>
              <bdi className={`tabular shrink-0 ${quantity}`}>
                {line.quantity}
                {times}
              </bdi>
              <KitchenLine line={line} booking={booking} look={LINES[look]} isMade={isMade} />
            </>
          )
          const dimmed = isMadeAt(line, station) ? '' : 'opacity-40'
          return (
            <li
              key={keyOfLine(line)}
              className={`flex gap-2 ${isMade && !onTick ? 'opacity-70 print:opacity-100' : `${dimmed} print:opacity-100`}`}
            >
              <Tick at={at} isMade={isMade} onTick={onTick} className="gap-2">
                {content}
              </Tick>
            </li>
          )
        })}
      </ul>
      <MadeCount booking={booking} className={small} />
    </div>
  )
}

/** How many lines are ready, once one is. */
export function MadeCount({ booking, className = '' }: { booking: Ordered; className?: string }) {
  const { t } = useTranslation('hotel-admin')
  const { lines, made } = booking
  if (!lines || made.length === 0) return null
  return (
    <p className={`tabular font-semibold text-good print:hidden ${className}`}>
      {t('bookings.madeOf', { made: made.length, all: lines.length })}
    </p>
  )
}

/** The dishes in brief, one below the other: choices and note behind each name, those that are ready struck through. */
export function BriefLines({ booking, className = '', onTick = null }: Omit<LinesProps, 'look'>) {
  const { t } = useTranslation('common')
  const { language, station, nameOf } = useKitchenView()
  const { lines, made } = booking
  if (!lines) return <p className="font-semibold text-late">{t('invalidOrderData')}</p>
  const fullNameOf = ({ name, choices }: OrderLine) => {
    const chosen = listed(
      choices.map((choice) => nameOf(choice.name)),
      language,
    )
    return chosen ? `${nameOf(name)} (${chosen})` : nameOf(name)
  }
  return (
    <ul className={`grid grid-cols-1 ${className}`}>
      {lines.map((line, at) => (
        <li
          key={keyOfLine(line)}
          className={`flex gap-[0.4em] ${isMadeAt(line, station) ? '' : 'opacity-40'}`}
        >
          <Tick at={at} isMade={made.includes(at)} onTick={onTick} className="gap-[0.4em]">
            <bdi
              className={`tabular min-w-[0.7em] shrink-0 font-extrabold ${made.includes(at) ? 'text-muted line-through' : ''}`}
            >
              {line.quantity}
            </bdi>{' '}
            <span className="min-w-0 flex-1">
              <bdi className={made.includes(at) ? 'text-muted line-through' : ''}>{fullNameOf(line)}</bdi>
              {line.note && (
                <>
                  {' '}
                  <QuotedNote note={line.note} className="font-semibold text-wait" />
                </>
              )}
              <LineMarks line={line} avoids={booking.avoids} className="text-[0.9375rem] leading-5" />
            </span>
          </Tick>
        </li>
      ))}
    </ul>
  )
}
