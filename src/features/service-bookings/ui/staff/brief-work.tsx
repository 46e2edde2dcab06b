import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MovedFrom } from '#features/bookings/ui/staff/booking-words.tsx'
import { CardFrame } from '#features/bookings/ui/staff/card-frame.tsx'
import { HEAT_HEAD } from '#features/bookings/ui/staff/heat-look.ts'
import { useHeatNow } from '#features/bookings/ui/staff/use-heat.ts'
import { Checkbox } from '#kit/web/ui/checkbox.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import { wantedAt } from '../../rules.ts'
import { AnswerPictures } from '../answer-pictures.tsx'
import { PeopleAndPlace } from './people-and-place.tsx'
import { StepButton } from './step-button.tsx'
import { urgencyOf } from './urgency.ts'
import { WorkAge } from './work-age.tsx'
import { Answers } from './work-answers.tsx'
import type { WorkCardProps } from './work-card.tsx'
import { WorkMoment } from './work-moment.tsx'
import { useWorkWatch } from './work-watch.tsx'
import { EscalatedBadge, OvertakenWork, WhoHasIt } from './work-words.tsx'

/** A request where there are many: room, what, until when and one button; the room opens its details. */
export function BriefWork({ work, isGone, isUnderWay, isOvertaken, selection, ...card }: WorkCardProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const localized = useLocalized()
  const titleId = useId()
  const { unseen, see } = useWorkWatch()
  const heat = urgencyOf(work, useHeatNow())
  const { id, roomNumber, note } = work
  const isUnseen = unseen.includes(id)
  const name = localized(work.name)

  return (
    <CardFrame {...{ id, titleId, isUnseen, isGone }}>
      <header className={`flex flex-wrap items-center gap-x-1.5 p-1 pe-3 ${HEAT_HEAD[heat]}`}>
        {selection && (
          <Checkbox
            label={t('desk.selectOf', { room: roomNumber, name })}
            isChecked={selection.isSelected}
            onChange={selection.onSelect}
          />
        )}
        <h3 id={titleId} className="min-w-0">
          <button
            type="button"
            aria-label={t('desk.detailsOf', { room: roomNumber, name })}
            onClick={() => {
              see([id])
              card.onOpen()
            }}
            className="min-h-11 min-w-11 rounded-sm px-2 text-start hover:bg-ink/5"
          >
            <bdi
              className={`font-bold tracking-tight ${roomNumber.length > 6 ? 'text-lg leading-tight' : 'text-[2rem] leading-none'}`}
            >
              {roomNumber}
            </bdi>
          </button>
        </h3>
        <MovedFrom booking={work} />
        {isUnseen && <span className="sr-only">{t('desk.new')}</span>}
        <span className="ms-auto">
          <WorkAge work={work} isSmall />
        </span>
      </header>
      <div className="flex flex-1 flex-col gap-1.5 px-3 pb-3">
        {work.escalatedAt && <EscalatedBadge />}
        {isOvertaken && <OvertakenWork />}
        {note && (
          <p
            dir="auto"
            className="text-start leading-snug font-semibold wrap-anywhere whitespace-pre-line text-wait"
          >
            <span className="sr-only">{t('hotel-admin:bookings.noteOfGuest')}: </span>
            {note}
          </p>
        )}
        <AnswerPictures work={work} />
        <div className="flex items-end gap-x-2">
          <div className="min-w-0 flex-1">
            <p className="text-lg leading-6 font-semibold wrap-anywhere">
              <bdi>{name}</bdi>
            </p>
            <PeopleAndPlace work={work} />
            <Answers work={work} className="text-base" />
            <p className="text-sm text-muted">
              <WorkMoment at={wantedAt(work)} of={work.kind} />
            </p>
            {work.takenBy && <WhoHasIt work={work} />}
          </div>
          <StepButton
            isSmall
            work={work}
            isIdle={!isUnderWay && !isGone}
            describedBy={titleId}
            onChange={(change) => {
              see([id])
              card.onChange(change)
            }}
          />
        </div>
      </div>
    </CardFrame>
  )
}
