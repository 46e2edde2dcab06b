import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mayDo } from '#features/bookings/rules.ts'
import type { Closing } from '#features/bookings/ui/staff/closing-question.tsx'
import { DetailsDialog } from '#features/bookings/ui/staff/details-dialog.tsx'
import { useDetails } from '#features/bookings/ui/staff/use-details.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { Button } from '#kit/web/ui/button.tsx'
import type { Work } from '../../contract.ts'
import type { Change } from './change.ts'
import { ClosingWork } from './closing-work.tsx'
import { shortcutOf } from './next-step.ts'
import { OtherTime } from './other-time.tsx'
import type { WorkActions } from './use-work-actions.ts'
import { WhoDoesIt } from './who-does-it.tsx'
import { WorkForm } from './work-form.tsx'
import { workQuery } from './work-query.ts'
import { WorkSummary } from './work-summary.tsx'

type DetailsProps = { work: Work; actions: WorkActions; onClose: () => void }

/** Everything about one request or appointment, and all that can be done with it. */
export function WorkDetails({ work: opened, actions, onClose }: DetailsProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const { slug } = useHotel()
  const { data: work } = useQuery({ ...workQuery(slug, opened.id), initialData: opened })
  const details = useDetails<Work, Change>({ booking: work, opened, actions, onClose })
  const [asked, setAsked] = useState<Closing | 'move' | null>(null)
  const { edit, began, isEditable, isWrong, isPending, change } = details
  const shortcut = shortcutOf(work)
  return (
    <>
      <DetailsDialog
        room={work.roomNumber}
        details={details}
        overtaken={t('desk.changedElsewhere')}
        buttons={
          <>
            {mayDo('reopen', work) && (
              <Button look="primary" onClick={() => setAsked('reopen')}>
                {t('hotel-admin:details.reopen')}
              </Button>
            )}
            {mayDo('cancel', work) && (
              <Button className="me-auto text-late" onClick={() => setAsked('cancel')}>
                {t('desk.cancel')}
              </Button>
            )}
            {mayDo('move', work) && work.kind === 'appointment' && (
              <Button onClick={() => setAsked('move')}>{t('desk.day.otherTime')}</Button>
            )}
            {shortcut && (
              <Button
                look="soft"
                disabled={isWrong || isPending}
                onClick={() =>
                  shortcut.change.kind === 'complete' ? setAsked('complete') : change(shortcut.change)
                }
              >
                {t(`desk.advance.${shortcut.word as 'done'}`)}
              </Button>
            )}
          </>
        }
      >
        <WorkSummary work={work} />
        {isEditable && (
          <WhoDoesIt
            work={work}
            isBusy={isPending}
            onChange={(step) =>
              actions.changeWith(work, [step], { onDone: details.accept, onFailed: details.refused })
            }
          />
        )}
        <WorkForm work={work} began={began} edit={edit} isReadOnly={!isEditable} onChange={details.onEdit} />
      </DetailsDialog>
      {asked === 'move' && (
        <OtherTime
          work={work}
          actions={actions}
          onClose={(moved) => {
            setAsked(null)
            if (moved) details.accept(moved)
          }}
        />
      )}
      {asked && asked !== 'move' && (
        <ClosingWork action={asked} work={work} onClose={() => setAsked(null)} onConfirm={change} />
      )}
    </>
  )
}
