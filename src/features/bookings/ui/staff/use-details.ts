import { useState } from 'react'
import { useSaveKey } from '#kit/web/use-save-key.ts'
import type { Booking } from '../../contract.ts'
import { mayDo } from '../../rules.ts'
import type { CommonChange } from './change.ts'
import type { useChanges } from './use-changes.ts'
import { useStaffEdit } from './use-staff-edit.ts'

type Actions<Shown extends Booking, Change> = Pick<
  ReturnType<typeof useChanges<Shown, Change>>,
  'changeWith' | 'isPending' | 'failure' | 'forgetFailure'
>

type Opened<Shown extends Booking, Change> = {
  /** As it stands now, and as it was when it was opened. */
  booking: Shown
  opened: Shown
  actions: Actions<Shown, Change | CommonChange<never>>
  onClose: () => void
}

/** A booking that is open in a dialog: what was typed there, saving it, and leaving it. */
export function useDetails<Shown extends Booking, Change>({
  booking,
  opened,
  actions,
  onClose,
}: Opened<Shown, Change>) {
  const { edit, isChanged, isTooLong, isRoomMissing, meant, ...editing } = useStaffEdit(booking, opened)
  const [asksToDiscard, setAsksToDiscard] = useState(false)
  const { changeWith, isPending, failure, forgetFailure } = actions
  const isEditable = mayDo('update', booking)
  const isWrong = isTooLong || isRoomMissing
  const isReady = isChanged && !isWrong

  const save = () => {
    if (!isReady || isPending) return
    changeWith(meant, [{ kind: 'save', edit }], {
      onDone: (done) => editing.saved(done, edit),
      onFailed: editing.refused,
    })
  }
  useSaveKey(save)

  /** Does this after all that was typed, but for the status, has been saved; nothing of it is lost where it is refused. */
  const change = (last: Change) => {
    if (isPending) return
    const { status: _status, ...typed } = edit
    const isTyped = isEditable && !isWrong && Object.keys(typed).length > 0
    changeWith(
      isTyped ? meant : booking,
      [...(isTyped ? [{ kind: 'save' as const, edit: typed }] : []), last],
      {
        onDone: (done) => (isTyped ? editing.saved(done, edit) : editing.accept(done)),
        onFailed: editing.refused,
      },
    )
  }

  const leave = () => {
    if (isChanged && isEditable) return setAsksToDiscard(true)
    forgetFailure()
    onClose()
  }

  return {
    edit,
    began: editing.began,
    onEdit: editing.change,
    accept: editing.accept,
    refused: editing.refused,
    isEditable,
    isWrong,
    isReady,
    isPending,
    /** Somebody else changed it while it was open here. */
    isOvertaken: editing.isOvertaken && !isPending,
    failure,
    save,
    change,
    leave,
    discard: asksToDiscard ? { onKeep: () => setAsksToDiscard(false), onDiscard: onClose } : null,
  }
}

export type Details = Pick<
  ReturnType<typeof useDetails>,
  'isEditable' | 'isReady' | 'isPending' | 'isOvertaken' | 'failure' | 'save' | 'leave' | 'discard'
>
