import { useTranslation } from 'react-i18next'
import { type Changing, type ChangeWords, useChanges } from '#features/bookings/ui/staff/use-changes.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { ServiceBooking } from '../../contract.ts'
import { wordOf } from '../../rules.ts'
import { serviceBookingsApi } from '../api.ts'
import { type Change, SERVICE_BOOKING_CHANGING } from './change.ts'
import { currentOf } from './service-bookings-query.ts'
import { useStepWord } from './service-booking-words.tsx'

/** What is said of changes of requests and appointments. */
function useChangeWords(): ChangeWords<ServiceBooking, Change> {
  const { t } = useTranslation(['work', 'hotel-admin', 'common'])
  const localized = useLocalized()
  const stepWord = useStepWord()
  const { errorText } = useErrorText()
  const roomAndName = ({ roomNumber, name }: ServiceBooking) =>
    t('desk.roomAndName', { room: roomNumber, name: localized(name) })

  const saidOf = ({ takenBy, ...booking }: ServiceBooking, change: Change) => {
    switch (change.kind) {
      case 'move':
        return t('desk.moved')
      case 'take':
        return takenBy ? t('desk.takenBy', { name: takenBy }) : t('desk.givenBack')
      case 'escalate':
        return t(change.isEscalated ? 'desk.helpCalled' : 'desk.helpOver')
      default:
        if (change.kind === 'save' && !change.edit.status) return t('desk.saved')
        return booking.bookingStatus === 'open'
          ? stepWord(wordOf(booking))
          : t(`hotel-admin:bookings.state.${booking.bookingStatus}`)
    }
  }

  return {
    done: (booking, change) => ({ title: roomAndName(booking), description: saidOf(booking, change) }),
    together: (count) => ({ title: t('desk.saved'), description: t('desk.together', { count }) }),
    already: (booking) => ({ title: t('desk.already'), description: roomAndName(booking) }),
    failed: (booking) => t('desk.notSaved', { what: roomAndName(booking) }),
    reason: (error) => {
      const code = serviceBookingsApi.codeOf(error)
      if (currentOf(error)) return t('desk.changedElsewhere')
      if (code === 'SLOT_TAKEN' || code === 'TIME_UNAVAILABLE') return t(`desk.refused.${code}`)
      return errorText(error, t('desk.failed'))
    },
  }
}

/**
 * Everything that staff can do with requests and appointments, with its messages.
 * @param show writes what has been changed to every list that is kept of it
 */
export function useServiceBookingActions(
  show: Changing<ServiceBooking, Change>['show'],
  onGone: (booking: ServiceBooking) => void,
) {
  const words = useChangeWords()
  return useChanges({ ...SERVICE_BOOKING_CHANGING, show }, words, onGone)
}

export type ServiceBookingActions = ReturnType<typeof useServiceBookingActions>
