import { Ellipsis } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MovedFrom } from '#features/bookings/ui/staff/booking-words.tsx'
import { CardFrame } from '#features/bookings/ui/staff/card-frame.tsx'
import { HEAT_HEAD } from '#features/bookings/ui/staff/heat-look.ts'
import { useHeatNow } from '#features/bookings/ui/staff/use-heat.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { Checkbox } from '#kit/web/ui/checkbox.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { Work } from '../../contract.ts'
import { AnswerPictures } from '../answer-pictures.tsx'
import type { Change } from './change.ts'
import { PeopleAndPlace } from './people-and-place.tsx'
import { EscalatedBadge, NoteOfGuest, OvertakenWork, WhoHasIt } from './work-words.tsx'
import { StepButton } from './step-button.tsx'
import { urgencyOf } from './urgency.ts'
import { WorkAge } from './work-age.tsx'
import { Answers } from './work-answers.tsx'
import { useWorkWatch } from './work-watch.tsx'

export type WorkCardProps = {
  work: Work
  /** No longer open, but kept in place while a finger is down. */
  isGone: boolean
  isUnderWay: boolean
  isOvertaken: boolean
  /** Null while nothing is being selected, or where it cannot be. */
  selection: { isSelected: boolean; onSelect: (isSelected: boolean) => void } | null
  onChange: (change: Change) => void
  onOpen: () => void
}

/** A request with all that who does it needs: where, what, until when, and one button. */
export function WorkCard({
  work,
  isGone,
  isUnderWay,
  isOvertaken,
  selection,
  onChange,
  onOpen,
}: WorkCardProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const localized = useLocalized()
  const titleId = useId()
  const { unseen, see } = useWorkWatch()
  const heat = urgencyOf(work, useHeatNow())
  const { id, roomNumber, guestName, note } = work
  const isUnseen = unseen.includes(id)

  return (
    <CardFrame {...{ id, titleId, isUnseen, isGone }}>
      <header
        className={`flex flex-wrap items-start justify-between gap-2 px-3 pt-3 pb-2 ${HEAT_HEAD[heat]}`}
      >
        {work.escalatedAt && (
          <div className="w-full">
            <EscalatedBadge />
          </div>
        )}
        {selection && (
          <Checkbox
            label={t('desk.selectOf', { room: roomNumber, name: localized(work.name) })}
            isChecked={selection.isSelected}
            onChange={selection.onSelect}
          />
        )}
        <div className="flex min-w-0 flex-1 basis-28 flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 id={titleId} className="min-w-0">
            <span className="sr-only">{t('hotel-admin:bookings.room', { room: '' })}</span>
            <bdi
              className={`font-bold tracking-tight ${roomNumber.length > 6 ? 'text-2xl' : 'text-[2.75rem] leading-[0.9]'}`}
            >
              {roomNumber}
            </bdi>
          </h3>
          <bdi className="min-w-0 text-base leading-5 font-medium">{guestName}</bdi>
          <MovedFrom booking={work} />
          {isUnseen && <span className="sr-only">{t('desk.new')}</span>}
        </div>
        <WorkAge work={work} />
      </header>
      <div className="flex flex-1 flex-col gap-2.5 px-3 pt-1 pb-3">
        {isOvertaken && <OvertakenWork />}
        <div>
          <p className="text-[1.375rem] leading-7 font-semibold wrap-anywhere">
            <bdi>{localized(work.name)}</bdi>
          </p>
          <p className="text-base">
            <PeopleAndPlace work={work} />
          </p>
          <Answers work={work} />
        </div>
        <AnswerPictures work={work} />
        {note && <NoteOfGuest note={note} />}
        <div className="mt-auto grid gap-2.5">
          <WhoHasIt work={work} />
          <div className="flex gap-2">
            <StepButton
              work={work}
              isIdle={!isUnderWay && !isGone}
              describedBy={titleId}
              onChange={(change) => {
                see([id])
                onChange(change)
              }}
            />
            <IconButton
              label={t('desk.detailsOf', { room: roomNumber, name: localized(work.name) })}
              onClick={() => {
                see([id])
                onOpen()
              }}
              className="!size-13 !rounded-md"
            >
              <Ellipsis aria-hidden className="size-5" />
            </IconButton>
          </div>
        </div>
      </div>
    </CardFrame>
  )
}
