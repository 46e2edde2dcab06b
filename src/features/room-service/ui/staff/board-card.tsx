import { Ellipsis, Info } from 'lucide-react'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { OneLine } from '#kit/web/ui/one-line.tsx'
import { Checkbox } from '#kit/web/ui/checkbox.tsx'
import { isForLater, mustAcknowledge } from '../../staff-rules.ts'
import { AvoidStrip } from './avoid-strip.tsx'
import { AgeChip, Due } from './booking-age.tsx'
import { EnteredBy, MovedFrom } from '#features/bookings/ui/staff/booking-words.tsx'
import { RoomNumber } from '#features/bookings/ui/staff/room-number.tsx'
import { SeenButton } from '#features/bookings/ui/staff/seen-button.tsx'
import { CardFrame } from '#features/bookings/ui/staff/card-frame.tsx'
import { ADVANCE_ICON } from './advance-icon.ts'
import { GuestNote } from './guest-note.tsx'
import { useHeatNow } from '#features/bookings/ui/staff/use-heat.ts'
import { HEAT_HEAD } from '#features/bookings/ui/staff/heat-look.ts'
import { BriefLines, Lines } from './kitchen-lines.tsx'
import { NoteInKitchen } from './note-in-kitchen.tsx'
import { NoteText } from './note-text.tsx'
import { type CardProps, useAdvance } from './use-advance.ts'
import { useHeat } from './order-age.ts'

export type BoardCardProps = CardProps & {
  heading: 'h2' | 'h3'
  /** Whether its one button has no room for its word. */
  isTight: boolean
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
  isTight,
  isOvertaken,
  isSelected,
  onSelect,
  onOpen,
  ...card
}: BoardCardProps) {
  const { t } = useTranslation('hotel-admin')
  const titleId = useId()
  const reasonId = useId()
  const { booking, isGone, isUnseen, isNext, onSee } = card
  const { id, roomNumber, guestName, status, specialInstructions } = booking
  const { button, reason } = useAdvance(card)
  const heat = useHeat(booking)
  return (
    <CardFrame id={id} titleId={titleId} isUnseen={isUnseen} isNext={isNext} heat={heat} isGone={isGone}>
      <header className={`px-3 pt-3 pb-2 ${HEAT_HEAD[heat]}`}>
        <div className={`flex items-start gap-x-2.5 gap-y-1 ${isTight ? '' : 'flex-wrap'}`}>
          <Heading id={titleId} className="flex min-w-0 shrink-0 items-center gap-1 has-[.min-w-0]:shrink">
            {isSelected !== null && (
              <SelectBox room={roomNumber} isSelected={isSelected} onSelect={onSelect} />
            )}
            <span className="sr-only">{t('bookings.room', { room: '' })}</span>
            <RoomNumber room={roomNumber} />
          </Heading>
          <bdi
            className={`min-w-0 grow self-center text-base leading-5 font-medium ${isTight ? 'basis-0' : 'basis-11'}`}
          >
            {guestName}
          </bdi>
          <AgeChip booking={booking} />
        </div>
        <MovedFrom booking={booking} />
        <Unseen isUnseen={isUnseen} />
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
  isTight,
  isOvertaken,
  isSelected,
  onSelect,
  onOpen,
  ...card
}: BoardCardProps) {
  const { t } = useTranslation('hotel-admin')
  const titleId = useId()
  const reasonId = useId()
  const { booking, isGone, isUnseen, isNext } = card
  const { id, roomNumber, guestName, status, specialInstructions } = booking
  const { button, reason } = useAdvance(card)
  const heat = useHeat(booking)
  const isLater = isForLater(booking, useHeatNow())
  const Icon = status === 'cancelled' ? null : ADVANCE_ICON[status]

  const advance = Icon && status !== 'cancelled' && (
    <Button
      look="soft"
      {...button}
      title={t(`bookings.advance.${status}`)}
      aria-describedby={reason ? `${titleId} ${reasonId}` : titleId}
      className={`!px-2 leading-tight aria-disabled:opacity-60 ${isTight ? 'min-w-11 shrink-0' : 'mt-1.5 w-full !whitespace-normal'}`}
    >
      <Icon aria-hidden className="size-4.5 shrink-0 rtl:[&.lucide-arrow-right]:-scale-x-100" />
      <span className={isTight ? 'sr-only' : ''}>{t(`bookings.advance.${status}`)}</span>
    </Button>
  )

  return (
    <CardFrame id={id} titleId={titleId} isUnseen={isUnseen} isNext={isNext} heat={heat} isGone={isGone}>
      <header className={`@container ${HEAT_HEAD[heat]}`}>
        <div className="flex items-center gap-1 p-1 pe-2">
          <Heading id={titleId} className="flex min-w-0 flex-1 items-center">
            {isSelected !== null && (
              <SelectBox room={roomNumber} isSelected={isSelected} onSelect={onSelect} />
            )}
            <button
              type="button"
              // what is seen, room and name, stands in it as it is
              aria-label={`${t('bookings.detailsOf', { room: roomNumber })} ${guestName}`}
              onClick={onOpen}
              className="flex min-h-10 min-w-11 flex-1 items-center gap-1.5 rounded-sm px-2 text-start hover:bg-ink/5 pointer-coarse:min-h-11"
            >
              <bdi
                className={`font-bold tracking-tight ${roomNumber.length > 6 ? 'min-w-0 text-lg leading-tight' : 'shrink-0 text-[1.625rem] leading-none @min-[12rem]:text-[1.75rem]'}`}
              >
                {roomNumber}
              </bdi>{' '}
              <OneLine
                text={guestName}
                className="flex-1 text-sm leading-[1.3] font-medium text-muted @min-[13rem]:text-base"
              />
            </button>
          </Heading>
          <AgeChip booking={booking} isSmall />
          {isTight && advance}
        </div>
        <MovedFrom booking={booking} />
        <Unseen isUnseen={isUnseen} />
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
      <div className="flex flex-1 flex-col px-3 pt-0.5 pb-2">
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
          className={isTight ? 'text-lg leading-6' : 'text-base leading-6'}
        />
        {!isLater && <Due booking={booking} className="block text-sm text-muted" />}
        {!isTight && advance}
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
