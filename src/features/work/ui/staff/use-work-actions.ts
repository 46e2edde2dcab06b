import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { UNDO_MS } from '#kit/web/undo.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { Work } from '../../contract.ts'
import { wordOf } from '../../rules.ts'
import { workApi } from '../api.ts'
import { type Change, isDone, send, undoOf } from './change.ts'
import { currentOf, showWork } from './work-query.ts'
import { useStepWord } from './work-words.tsx'

export type Asked = { work: Work; changes: readonly Change[]; isUndo?: boolean }

const KEY = ['work', 'change']

/** Everything that staff can do with requests and appointments, with its messages; a refused change shows the current state. */
export function useWorkActions(onGone: (work: Work) => void = () => {}) {
  const { t } = useTranslation(['work', 'hotel-admin', 'common'])
  const { slug } = useHotel()
  const client = useQueryClient()
  const localized = useLocalized()
  const stepWord = useStepWord()
  const { errorText } = useErrorText()
  const [overtaken, setOvertaken] = useState<Record<string, number>>({})

  const roomAndName = ({ roomNumber, name }: Work) =>
    t('desk.roomAndName', { room: roomNumber, name: localized(name) })

  const reasonOf = (error: unknown): string => {
    const code = workApi.codeOf(error)
    if (currentOf(error)) return t('desk.changedElsewhere')
    if (code === 'SLOT_TAKEN' || code === 'TIME_UNAVAILABLE') return t(`desk.refused.${code}`)
    return errorText(error, t('desk.failed'))
  }

  const refused = (error: unknown, work: Work) => {
    const current = currentOf(error)
    if (current) {
      showWork(client, slug, current)
      setOvertaken((before) => ({ ...before, [current.id]: current.version }))
      if (current.bookingStatus !== 'open') onGone(current)
    }
    toast.error(t('desk.notSaved', { what: roomAndName(work) }), {
      description: reasonOf(error),
      duration: Number.POSITIVE_INFINITY,
    })
  }

  const saidOf = ({ takenBy, ...work }: Work, change: Change) => {
    switch (change.kind) {
      case 'move':
        return t('desk.moved')
      case 'take':
        return takenBy ? t('desk.takenBy', { name: takenBy }) : t('desk.givenBack')
      case 'escalate':
        return t(change.isEscalated ? 'desk.helpCalled' : 'desk.helpOver')
      default:
        if (change.kind === 'save' && !change.edit.status) return t('desk.saved')
        return work.bookingStatus === 'open'
          ? stepWord(wordOf(work))
          : t(`hotel-admin:bookings.state.${work.bookingStatus}`)
    }
  }

  const tell = (work: Work, { work: before, changes, isUndo = false }: Asked) => {
    const [change] = changes
    if (!change) return
    const undo = isUndo ? [] : undoOf(before, change)
    toast.success(roomAndName(work), {
      id: `${isUndo ? 'undo' : 'work'} ${work.id}`,
      description: saidOf(work, change),
      duration: undo.length > 0 ? UNDO_MS : 4000,
      action:
        undo.length > 0
          ? {
              label: t('hotel-admin:bookings.undo'),
              onClick: () => mutation.mutate({ work, changes: undo, isUndo: true }),
            }
          : null,
    })
  }

  const mutation = useMutation({
    mutationKey: KEY,
    mutationFn: async ({ work, changes }: Asked) => {
      let current = work
      let isOwn = true
      for (const change of changes) {
        try {
          current = await send(slug, current, change)
        } catch (error) {
          const now = currentOf(error)
          if (!now || !isDone(change, now)) throw error
          current = now
          isOwn = false
        }
      }
      return { work: current, isOwn }
    },
    onSuccess: ({ work, isOwn }, asked) => {
      showWork(client, slug, work)
      void client.invalidateQueries({ queryKey: workApi.query.list.key() })
      if (isOwn) tell(work, asked)
      else toast.info(t('desk.already'), { description: roomAndName(work) })
    },
    onError: (error, { work }) => {
      refused(error, work)
      // of several changes, the first may have been made
      void client.invalidateQueries({ queryKey: [['work']] })
    },
  })

  return {
    mutation,
    change: (work: Work, ...changes: Change[]) => mutation.mutate({ work, changes }),
    reasonOf,
    /** Whether its current state is due to somebody else's change. */
    isOvertaken: ({ id, version }: Work) => overtaken[id] === version,
  }
}

export type WorkActions = ReturnType<typeof useWorkActions>

/** The changes that are under way, by what they change. */
export function usePendingChanges(): ReadonlyMap<string, readonly Change[]> {
  const asked = useMutationState({
    filters: { mutationKey: KEY, status: 'pending' },
    select: ({ state }) => state.variables as Asked,
  })
  return new Map(asked.map(({ work, changes }) => [work.id, changes]))
}
