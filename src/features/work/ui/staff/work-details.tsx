import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStaffEdit } from '#features/bookings/ui/staff/use-staff-edit.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { DiscardQuestion } from '#kit/web/ui/discard-question.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { useSaveKey } from '#kit/web/use-save-key.ts'
import type { Work } from '../../contract.ts'
import { mayDo } from '#features/bookings/rules.ts'
import type { Change } from './change.ts'
import type { WorkActions } from './use-work-actions.ts'
import { ClosingWork } from './closing-work.tsx'
import { OtherTime } from './other-time.tsx'
import { shortcutOf } from './next-step.ts'
import { WhoDoesIt } from './who-does-it.tsx'
import { WorkForm } from './work-form.tsx'
import { currentOf, workQuery } from './work-query.ts'
import { WorkSummary } from './work-summary.tsx'

type DetailsProps = { work: Work; actions: WorkActions; onClose: () => void }

/** Everything about one request or appointment, and all that can be done with it. */
export function WorkDetails({ work: opened, actions, onClose }: DetailsProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const { slug } = useHotel()
  const { data: work } = useQuery({ ...workQuery(slug, opened.id), initialData: opened })
  const { edit, isChanged, isTooLong, isRoomMissing, began, meant, ...editing } = useStaffEdit(work, opened)
  const [asked, setAsked] = useState<'complete' | 'cancel' | 'reopen' | 'discard' | 'move' | null>(null)
  const { mutation, reasonOf } = actions

  const isEditable = mayDo('update', work)
  const isWrong = isTooLong || isRoomMissing
  const isOvertaken = editing.isOvertaken && !mutation.isPending
  const shortcut = shortcutOf(work)

  /** What was typed is saved before it; nothing of it is lost where it is refused. */
  const change = (...changes: Change[]) => {
    if (mutation.isPending) return
    const isSaved = changes.some(({ kind }) => kind === 'save')
    mutation.mutate(
      { work: isSaved ? meant : work, changes },
      {
        onSuccess: (done) => (isSaved ? editing.saved(done.work, edit) : editing.accept(done.work)),
        onError: (error) => editing.refused(currentOf(error)),
      },
    )
  }
  /** What says the status itself, after all else that was typed. */
  const changeWithTyped = (last: Change) => {
    const { status: _status, ...unsaved } = edit
    const isUnsaved = isEditable && !isWrong && Object.keys(unsaved).length > 0
    change(...(isUnsaved ? [{ kind: 'save', edit: unsaved } as const] : []), last)
  }
  const submit = () => isChanged && !isWrong && change({ kind: 'save', edit })
  useSaveKey(submit)
  const leave = () => {
    if (isChanged && isEditable) return setAsked('discard')
    mutation.reset()
    onClose()
  }

  return (
    <>
      <Dialog
        wide
        title={t('hotel-admin:details.title', { room: work.roomNumber })}
        onClose={leave}
        footer={
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
                disabled={isWrong || mutation.isPending}
                onClick={() =>
                  shortcut.change.kind === 'complete'
                    ? setAsked('complete')
                    : changeWithTyped(shortcut.change)
                }
              >
                {t(`desk.advance.${shortcut.word as 'done'}`)}
              </Button>
            )}
            {isEditable && (
              <Button
                look="primary"
                disabled={!isChanged || isWrong}
                isBusy={mutation.isPending}
                className="max-sm:w-full"
                onClick={submit}
              >
                {t('hotel-admin:details.save')}
              </Button>
            )}
          </>
        }
      >
        <div className="grid gap-5">
          {(isOvertaken || mutation.error) && (
            <p role="status" className="flex gap-2 rounded-md bg-late-tint px-3.5 py-2.5 text-late">
              <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
              {isOvertaken ? t('desk.changedElsewhere') : reasonOf(mutation.error)}
            </p>
          )}
          <WorkSummary work={work} />
          {isEditable && <WhoDoesIt work={work} isBusy={mutation.isPending} onChange={change} />}
          <WorkForm
            work={work}
            began={began}
            edit={edit}
            isReadOnly={!isEditable}
            onChange={editing.change}
          />
        </div>
      </Dialog>
      {asked === 'discard' && (
        <DiscardQuestion
          text={t('hotel-admin:details.discardText', { room: work.roomNumber })}
          onKeep={() => setAsked(null)}
          onDiscard={onClose}
        />
      )}
      {asked === 'move' && (
        <OtherTime
          work={work}
          actions={actions}
          onClose={(done) => {
            setAsked(null)
            if (done) editing.accept(done)
          }}
        />
      )}
      {asked && asked !== 'discard' && asked !== 'move' && (
        <ClosingWork
          action={asked}
          work={work}
          onClose={() => setAsked(null)}
          onConfirm={(closing) => {
            setAsked(null)
            changeWithTyped(closing)
          }}
        />
      )}
    </>
  )
}
