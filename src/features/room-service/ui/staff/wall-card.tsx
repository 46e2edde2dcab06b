import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ADVANCE_ICON } from './advance-icon.ts'
import { mustAcknowledge } from '../../staff-rules.ts'
import { AvoidStrip } from './avoid-strip.tsx'
import { Due, Waited } from './booking-age.tsx'
import { EnteredBy, MovedFrom } from '#features/bookings/ui/staff/booking-words.tsx'
import { UNSEEN_EDGE } from '#features/bookings/ui/staff/card-frame.tsx'
import { SeenButton } from '#features/bookings/ui/staff/seen-button.tsx'
import { GuestNote } from './guest-note.tsx'
import { HEAT_WALL } from '#features/bookings/ui/staff/heat-look.ts'
import { BriefLines, Lines } from './kitchen-lines.tsx'
import { type CardProps, useAdvance } from './use-advance.ts'
import { useHeat } from './order-age.ts'

const OUTLINE = { late: 'ring-3 ring-late', next: 'ring-3 ring-accent', none: '' } as const

/** An order on the wall: its head is the button, and alone carries the heat. */
export const WallCard = memo(function Card({ isCompact, ...card }: CardProps & { isCompact: boolean }) {
  const { t } = useTranslation('hotel-admin')
  const titleId = useId()
  const reasonId = useId()
  const { booking, isGone, isUnseen, isNext, onSee } = card
  const { id, roomNumber, status, specialInstructions } = booking
  const { button, reason } = useAdvance(card)
  const heat = useHeat(booking)
  if (status === 'cancelled') return null
  const Icon = ADVANCE_ICON[status]
  const canSee = isUnseen && !mustAcknowledge(booking, 'in_preparation')
  return (
    <article
      aria-labelledby={titleId}
      data-booking={id}
      data-unseen={isUnseen || undefined}
      className={`relative overflow-hidden rounded-lg bg-card transition-opacity ${OUTLINE[heat === 'late' ? 'late' : isNext ? 'next' : 'none']} ${isUnseen ? `${UNSEEN_EDGE} before:w-1.5` : ''} ${isGone ? 'opacity-50' : ''}`}
    >
      <div className={`@container flex ${HEAT_WALL[heat]}`}>
        <h3 id={titleId} className="min-w-0 flex-1">
          <button
            type="button"
            {...button}
            aria-describedby={reason ? reasonId : undefined}
            title={t(`bookings.advance.${status}`)}
            className="flex min-h-13 w-full items-center gap-x-2 py-1 ps-3 pe-2.5 text-start focus-visible:-outline-offset-4 focus-visible:outline-white aria-disabled:opacity-60"
          >
            <bdi
              className={`font-bold tracking-tight ${roomNumber.length > 5 ? 'min-w-0 text-[1.2em] leading-tight' : 'shrink-0 text-[2.1em] leading-none @max-[16rem]:text-[1.8em]'}`}
            >
              {roomNumber}
            </bdi>
            <span className="ms-auto text-end leading-tight font-semibold wrap-normal @max-[16rem]:text-[0.9em]">
              <Waited booking={booking} />
              <Due booking={booking} className="block text-[0.7em] font-medium opacity-85" />
            </span>
            <Icon
              aria-hidden
              className={`size-[1.2em] shrink-0 rtl:[&.lucide-arrow-right]:-scale-x-100 ${canSee ? '@max-[26rem]:hidden' : ''}`}
            />
            <span className="sr-only">{t(`bookings.advance.${status}`)}</span>
          </button>
        </h3>
        <SeenButton look="head" room={roomNumber} isUnseen={canSee} onSee={onSee} />
      </div>
      <div className="grid grid-cols-1 gap-1.5 px-3 py-1.5">
        <AvoidStrip
          look="wall"
          booking={booking}
          reason={reason}
          reasonId={reasonId}
          isBusy={card.isBeingSeen}
          onAcknowledge={card.onAcknowledge}
        />
        <MovedFrom booking={booking} />
        {specialInstructions && (
          <GuestNote
            note={specialInstructions}
            booking={booking}
            look="wall"
            isFolded={status !== 'pending'}
          />
        )}
        {isCompact ? (
          <BriefLines booking={booking} className="text-[max(0.9em,1rem)] leading-[1.2]" />
        ) : (
          <Lines booking={booking} look="wall" onTick={card.onTick} />
        )}
        <EnteredBy booking={booking} />
      </div>
    </article>
  )
})
