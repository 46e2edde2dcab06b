import { Ellipsis, Info } from 'lucide-react'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { OneLine } from '#kit/web/ui/one-line.tsx'
import { Checkbox } from '#kit/web/ui/checkbox.tsx'
import { mustAcknowledge } from '../../staff-rules.ts'
import { AvoidStrip } from './avoid-strip.tsx'
import { AgeChip, Due } from './booking-age.tsx'
import { EnteredBy, MovedFrom } from '#features/bookings/ui/staff/booking-words.tsx'
import { RoomNumber } from '#features/bookings/ui/staff/room-number.tsx'
import { SeenButton } from '#features/bookings/ui/staff/seen-button.tsx'
import { CardFrame } from '#features/bookings/ui/staff/card-frame.tsx'
import { ADVANCE_ICON } from './advance-icon.ts'
import { GuestNote } from './guest-note.tsx'
import { HEAT_HEAD } from '#features/bookings/ui/staff/heat-look.ts'
import { BriefLines, Lines } from './kitchen-lines.tsx'
import { NoteInKitchen } from './note-in-kitchen.tsx'
import { NoteText } from './note-text.tsx'
import { type CardProps, useAdvance } from './use-advance.ts'
import { useHeat } from './order-age.ts'

export type BoardCardProps = CardProps & {
  heading: 'h2' | 'h3'
  isOvertaken: boolean
  /** Null while nothing is being selected, or where it cannot be. */
  isSelected: boolean | null
  onSelect: (isSelected: boolean) => void
  onOpen: () => void
}

const Unseen = ({ isUnseen }: { isUnseen: boolean }) => {
  const { t } = useTranslation('hotel-admin')
  return isUnseen && <span className="sr-only">{t('bookings.newOrder')}</span>
}

/** An order with all that the kitchen needs. */
export const FullCard = memo(function Full({
  heading: Heading,
  isOvertaken,
  isSelected,
  onSelect,
  onOpen,
  ...card
}: BoardCardProps) {
  const { t } = useTranslation('hotel-admin')
  const titleId = useId()
  const reasonId = useId()
  const { booking, isGone, isUnseen, onSee } = card
  const { id, roomNumber, guestName, status, specialInstructions } = booking
  const { button, reason } = useAdvance(card)
  const heat = useHeat(booking)
  // what the room's number needs beside the age, which else goes beneath it
  const isLong = roomNumber.length > 3
  const basis = isSelected === null ? (isLong ? 'basis-28' : 'basis-22') : isLong ? 'basis-44' : 'basis-32'

  return (
    <CardFrame id={id} titleId={titleId} isUnseen={isUnseen} isGone={isGone}>
      <header className={`px-3 pt-3 pb-2 ${HEAT_HEAD[heat]}`}>
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className={`flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1 ${basis}`}>
            <Heading id={titleId} className="flex min-w-0 items-center gap-1">
              {isSelected !== null && (
                <SelectBox room={roomNumber} isSelected={isSelected} onSelect={onSelect} />
              )}
              <span className="sr-only">{t('bookings.room', { room: '' })}</span>
              <RoomNumber room={roomNumber} />
            </Heading>
            <bdi className="min-w-0 text-base leading-5 font-medium">{guestName}</bdi>
            <MovedFrom booking={booking} />
            <Unseen isUnseen={isUnseen} />
          </div>
          <AgeChip booking={booking} />
        </div>
      </header>
      <div className="flex flex-1 flex-col gap-3 px-3 pt-1 pb-3">
        {isOvertaken && <Overtaken />}
        <AvoidStrip booking={booking} isBusy={card.isBeingSeen} onAcknowledge={card.onAcknowledge} />
        {specialInstructions && (
          <GuestNote note={specialInstructions} booking={booking} isFolded={status !== 'pending'} />
        )}
        <Lines booking={booking} onTick={card.onTick} />
        <EnteredBy booking={booking} />
        <SeenButton
          room={roomNumber}
          isUnseen={isUnseen && !mustAcknowledge(booking, 'in_preparation')}
          onSee={onSee}
          className="mt-auto"
        />
        {reason && (
          <p id={reasonId} className="mt-auto -mb-1.5 text-[0.9375rem] leading-snug font-medium text-late">
            {reason}
          </p>
        )}
        <div className={`@container pt-0.5 ${reason ? '' : 'mt-auto'}`}>
          <div className="flex gap-1.5 @min-[11rem]:gap-2">
            {status !== 'cancelled' && (
              <Button
                look={status === 'delivered' ? 'soft' : 'primary'}
                {...button}
                aria-describedby={reason ? `${titleId} ${reasonId}` : titleId}
                className="min-h-13 min-w-0 flex-1 !px-1 text-[0.9375rem] leading-tight !whitespace-normal aria-disabled:opacity-60 @min-[11rem]:!px-2 @min-[11rem]:text-base @min-[13rem]:text-lg"
              >
                {t(`bookings.advance.${status}`)}
              </Button>
            )}
            <IconButton
              label={t('bookings.detailsOf', { room: roomNumber })}
              onClick={onOpen}
              className="!h-13 !w-11 !rounded-md @min-[11rem]:!w-13"
            >
              <Ellipsis aria-hidden className="size-5" />
            </IconButton>
          </div>
        </div>
      </div>
    </CardFrame>
  )
})

/** An order on a full board: room, dishes in brief, what must not be missed, and one button. */
export const CompactCard = memo(function Compact({
  heading: Heading,
  isOvertaken,
  isSelected,
  onSelect,
  onOpen,
  ...card
}: BoardCardProps) {
  const { t } = useTranslation('hotel-admin')
  const titleId = useId()
  const reasonId = useId()
  const { booking, isGone, isUnseen } = card
  const { id, roomNumber, guestName, status, specialInstructions } = booking
  const { button, reason } = useAdvance(card)
  const heat = useHeat(booking)
  const Icon = status === 'cancelled' ? null : ADVANCE_ICON[status]

  return (
    <CardFrame id={id} titleId={titleId} isUnseen={isUnseen} isGone={isGone}>
      <header className={`@container ${HEAT_HEAD[heat]}`}>
        <div className="flex flex-wrap items-center p-1 @min-[12rem]:gap-x-1 @min-[12rem]:ps-1.5">
          <Heading id={titleId} className="flex min-w-0 grow items-center">
            {isSelected !== null && (
              <SelectBox room={roomNumber} isSelected={isSelected} onSelect={onSelect} />
            )}
            <button
              type="button"
              // what is seen, room and name, stands in it as it is
              aria-label={`${t('bookings.detailsOf', { room: roomNumber })} ${guestName}`}
              onClick={onOpen}
              className="min-h-11 min-w-11 grow rounded-sm px-1 text-start hover:bg-ink/5 @min-[12rem]:px-1.5"
            >
              <bdi
                className={`font-bold tracking-tight ${roomNumber.length > 6 ? 'text-lg leading-tight' : 'text-[1.625rem] leading-none @min-[12rem]:text-[1.75rem]'}`}
              >
                {roomNumber}
              </bdi>{' '}
              <OneLine
                text={guestName}
                className="w-0 min-w-full text-[0.8125rem] leading-[1.3] font-medium text-muted"
              />
            </button>
          </Heading>
          <MovedFrom booking={booking} />
          <Unseen isUnseen={isUnseen} />
          <div className="ms-auto flex items-center gap-0.5 @min-[12rem]:gap-1 @min-[15rem]:gap-2">
            <AgeChip booking={booking} isSmall />
            {Icon && status !== 'cancelled' && (
              <IconButton
                look="soft"
                label={t(`bookings.advance.${status}`)}
                {...button}
                aria-describedby={reason ? `${titleId} ${reasonId}` : titleId}
                className="!rounded-md aria-disabled:opacity-60"
              >
                <Icon aria-hidden className="size-5 rtl:[&.lucide-arrow-right]:-scale-x-100" />
                <span className="sr-only">{t(`bookings.advance.${status}`)}</span>
              </IconButton>
            )}
          </div>
        </div>
      </header>
      {isOvertaken && <Overtaken />}
      <AvoidStrip
        look="compact"
        booking={booking}
        reason={reason}
        reasonId={reasonId}
        isBusy={card.isBeingSeen}
        onAcknowledge={card.onAcknowledge}
      />
      <div className="px-3 pt-0.5 pb-2">
        {specialInstructions && (
          <>
            <span className="sr-only">{t('bookings.noteOfGuest')}: </span>
            <p
              dir="auto"
              className="overflow-x-clip text-start text-base leading-snug font-semibold text-wait"
            >
              <NoteText note={specialInstructions} />
            </p>
            <NoteInKitchen note={specialInstructions} booking={booking} className="text-base leading-snug" />
          </>
        )}
        <BriefLines
          booking={booking}
          onTick={status === 'pending' ? null : card.onTick}
          className="text-lg leading-6"
        />
        <Due booking={booking} className="block text-sm text-muted" />
      </div>
    </CardFrame>
  )
})

type SelectProps = { room: string; isSelected: boolean; onSelect: (isSelected: boolean) => void }

function SelectBox({ room, isSelected, onSelect }: SelectProps) {
  const { t } = useTranslation('hotel-admin')
  return <Checkbox label={t('bookings.selectOf', { room })} isChecked={isSelected} onChange={onSelect} />
}

function Overtaken() {
  const { t } = useTranslation('hotel-admin')
  return (
    <p className="flex gap-2 rounded-md bg-late-tint px-3 py-2 text-late">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('bookings.changedElsewhere')}
    </p>
  )
}
