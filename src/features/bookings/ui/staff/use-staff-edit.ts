import { useEffect, useState } from 'react'
import { ROOM_NUMBER_LENGTH } from '#features/guests/contract.ts'
import { isSame } from '#kit/shared/same.ts'
import { lengthOf } from '#kit/shared/text.ts'
import { STAFF_NOTES_LENGTH } from '../../limits.ts'
import type { StaffEdit } from '../../contract.ts'

/** How long something stands on the screen until it counts as read. */
const READ_MS = 1000

type Edited = Record<keyof StaffEdit, unknown> & { version: number }

/**
 * Unsaved edits, kept per field, so that others' changes to the other fields still show. What others changed of the same
 * fields is overwritten only by whoever was told of it: a save before is refused, and tells them.
 */
export function useStaffEdit<Kept extends Edited>(current: Kept, opened: Kept) {
  const [touched, setTouched] = useState<StaffEdit>({})
  const [accepted, setAccepted] = useState(opened.version)
  const [began, setBegan] = useState(opened)
  const [told, setTold] = useState(opened)

  useEffect(() => {
    const timer = setTimeout(() => setTold(current), READ_MS)
    return () => clearTimeout(timer)
  }, [current])

  const edit = Object.fromEntries(
    Object.entries(touched).filter(([name, value]) => !isSame(value, current[name as keyof StaffEdit])),
  ) as StaffEdit
  const isChanged = Object.keys(edit).length > 0
  const isUntold = (Object.keys(edit) as (keyof StaffEdit)[]).some(
    (name) => !isSame(told[name], current[name]),
  )

  return {
    edit,
    change: (more: StaffEdit) => {
      if (!isChanged) {
        setBegan(current)
        setTold(current)
      }
      setTouched((before) => ({ ...before, ...more }))
    },
    isChanged,
    isRoomMissing: edit.roomNumber?.trim() === '',
    isTooLong:
      lengthOf(edit.staffNotes ?? '') > STAFF_NOTES_LENGTH ||
      lengthOf(edit.roomNumber ?? '') > ROOM_NUMBER_LENGTH,
    /** Somebody else changed it while it was open here. */
    isOvertaken: current.version > accepted,
    /** As it was when editing began. */
    began,
    /** With the version that a save is meant for. */
    meant: isUntold ? { ...current, version: told.version } : current,
    accept: ({ version }: Kept) => setAccepted(version),
    /** What was typed since it was sent stays. */
    saved: (own: Kept, sent: StaffEdit) => {
      setAccepted(own.version)
      setBegan(own)
      setTold(own)
      setTouched((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([name, value]) => !isSame(value, sent[name as keyof StaffEdit])),
        ),
      )
    },
    refused: (now: Kept | null) => now && setTold(now),
  }
}
