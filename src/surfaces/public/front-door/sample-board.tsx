import { Volume2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import type { Dress } from './dress.ts'
import { Letter } from './letter.tsx'
import { LANE_OF, LANES, type Lane, type Line, LINES, OTHERS, ROOM, type Step, TIMES } from './order.ts'

type BoardProps = {
  dress: Dress
  /** How far the guest's order is; undefined while it is not on the board. */
  step: Step | undefined
  age: number
  isMoved: boolean
  onAdvance: () => void
}

/** The order board of an evening: all lanes on a desktop, on a tablet two, and on a phone the lane of the guest's order. */
export function SampleBoard({ dress, step, age, isMoved, onAdvance }: BoardProps) {
  const { t } = useTranslation('front-door')
  const lane = step ? LANE_OF[step] : 'new'
  const firstOfPair = Math.min(LANES.indexOf(lane), LANES.length - 2)
  return (
    <div
      role="group"
      aria-label={t('stage.board', { hotel: dress.hotel })}
      className="relative ms-auto -mt-36 w-[13.5rem] overflow-hidden rounded-[18px] border-[6px] border-[oklch(17%_.008_60)] bg-ground text-ink shadow-float md:mt-6 md:w-full md:rounded-[22px] md:border-[8px]"
    >
      <div className="hidden items-center gap-2.5 border-b border-line bg-card px-3.5 py-2 md:flex">
        <Letter hotel={dress.hotel} className="size-7 rounded-[7px] text-sm" />
        <p className="font-semibold">{t('stage.orders')}</p>
        <Volume2 aria-hidden className="ms-auto size-4.5 text-accent-text" />
        <p className="flex items-center gap-1.5 text-sm text-good">
          <span aria-hidden className="size-2 rounded-full bg-good" />
          {t('stage.live')}
        </p>
        <bdi className="tabular text-sm font-semibold">{TIMES[step ?? 'sent']}</bdi>
      </div>
      <div className="grid min-h-[16rem] items-start gap-2.5 p-2.5 md:min-h-[31.75rem] md:grid-cols-2 lg:min-h-[33.5rem] lg:grid-cols-3">
        {LANES.map((each, index) => (
          <LaneColumn
            key={each}
            lane={each}
            isShown={each === lane}
            isInPair={index === firstOfPair || index === firstOfPair + 1}
            isQuiet={!step}
            count={OTHERS[each].length + Number(step !== undefined && each === lane)}
          >
            {step && each === lane && (
              <Card room={ROOM} guest="Rossi" age={age} lines={LINES} isOwn>
                <p className="rounded-sm bg-wait-tint px-2 py-1.5 text-[0.8125rem] leading-snug font-semibold text-wait">
                  {t('dish.note')}
                </p>
                <Advance step={step} isMoved={isMoved} onAdvance={onAdvance} />
              </Card>
            )}
          </LaneColumn>
        ))}
      </div>
    </div>
  )
}

type LaneProps = {
  lane: Lane
  /** On every screen. */
  isShown: boolean
  /** On a tablet, which has room for the order's lane and the one beside it. */
  isInPair: boolean
  isQuiet: boolean
  count: number
  children: ReactNode
}

const LaneColumn = ({ lane, isShown, isInPair, isQuiet, count, children }: LaneProps) => {
  const { t } = useTranslation('front-door')
  const place = isShown ? 'grid' : isInPair ? 'hidden md:grid' : 'hidden lg:grid'
  return (
    <div className={`${place} min-w-0 grid-cols-1 gap-2`}>
      <p className="px-0.5 text-sm font-semibold">
        {t(`lane.${lane}`)} <span className="tabular font-normal text-muted">{count}</span>
      </p>
      {children}
      <div className={`${isQuiet ? 'grid' : 'hidden md:grid'} gap-2`}>
        {OTHERS[lane].map((other) => (
          <Card key={other.room} {...other} />
        ))}
      </div>
    </div>
  )
}

type CardProps = {
  room: string
  guest: string
  age: number
  lines: readonly Line[]
  isOwn?: boolean
  children?: ReactNode
}

function Card({ room, guest, age, lines, isOwn = false, children }: CardProps) {
  const { t } = useTranslation('front-door')
  return (
    <div
      className={`grid min-w-0 grid-cols-1 gap-2 rounded-lg border bg-card p-2.5 shadow-card ${isOwn ? 'animate-slide-in border-2 border-accent' : 'border-line'}`}
    >
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <bdi className="tabular block text-[1.75rem] leading-none font-bold whitespace-nowrap lg:text-[2.125rem]">
            {room}
          </bdi>
          <p className="mt-1 text-xs text-muted">
            <bdi>{guest}</bdi>
          </p>
        </div>
        <bdi className="tabular rounded-sm bg-ground px-1.5 py-0.5 text-xs font-semibold whitespace-nowrap">
          {t('stage.minutes', { minutes: age })}
        </bdi>
      </div>
      <ul className="grid gap-0.5 text-[0.9375rem] leading-snug">
        {lines.map(([quantity, dish]) => (
          <li key={dish} className="flex gap-2">
            <b className="tabular">{quantity}</b>
            <span className="min-w-0 wrap-anywhere">{t(`dish.${dish}`)}</span>
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}

/** The board's one button, which keeps the keyboard's place when its card moves to another lane. */
function Advance({ step, isMoved, onAdvance }: { step: Step; isMoved: boolean; onAdvance: () => void }) {
  const { t } = useTranslation('front-door')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isMoved) button.current?.focus({ preventScroll: true })
  }, [isMoved])
  return (
    <Button
      ref={button}
      look="primary"
      onClick={onAdvance}
      className="w-full shrink! px-2! whitespace-normal!"
    >
      {t(`advance.${step}`)}
    </Button>
  )
}
