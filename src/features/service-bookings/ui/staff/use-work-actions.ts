import { useTranslation } from 'react-i18next'
import { type ChangeWords, useChanges } from '#features/bookings/ui/staff/use-changes.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { Work } from '../../contract.ts'
import { wordOf } from '../../rules.ts'
import { workApi } from '../api.ts'
import { type Change, WORK_CHANGING } from './change.ts'
import { currentOf } from './work-query.ts'
import { useStepWord } from './work-words.tsx'

/** What is said of changes of requests and appointments. */
function useChangeWords(): ChangeWords<Work, Change> {
  const { t } = useTranslation(['work', 'hotel-admin', 'common'])
  const localized = useLocalized()
  const stepWord = useStepWord()
  const { errorText } = useErrorText()
  const roomAndName = ({ roomNumber, name }: Work) =>
    t('desk.roomAndName', { room: roomNumber, name: localized(name) })

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

  return {
    done: (work, change) => ({ title: roomAndName(work), description: saidOf(work, change) }),
    together: (count) => ({ title: t('desk.saved'), description: t('desk.together', { count }) }),
    already: (work) => ({ title: t('desk.already'), description: roomAndName(work) }),
    failed: (work) => t('desk.notSaved', { what: roomAndName(work) }),
    reason: (error) => {
      const code = workApi.codeOf(error)
      if (currentOf(error)) return t('desk.changedElsewhere')
      if (code === 'SLOT_TAKEN' || code === 'TIME_UNAVAILABLE') return t(`desk.refused.${code}`)
      return errorText(error, t('desk.failed'))
    },
  }
}

/** Everything that staff can do with requests and appointments, with its messages. */
export function useWorkActions(onGone?: (work: Work) => void) {
  const words = useChangeWords()
  return useChanges(WORK_CHANGING, words, onGone)
}

export type WorkActions = ReturnType<typeof useWorkActions>
