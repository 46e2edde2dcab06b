import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Guest } from '#features/guests/contract.ts'
import { hotelsApi } from '#features/hotels/ui/api.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { menuApi } from '#features/menu/ui/api.ts'
import { newId } from '#kit/shared/ids.ts'
import { localized } from '#kit/shared/languages.ts'
import { RETRY, withRetry } from '#kit/shared/retry.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { toast } from '#kit/web/toast.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import type { Booking } from '../../contract.ts'
import { totalOf } from '../../rules.ts'
import { bookingsApi } from '../api.ts'
import { isAgainst } from './avoided.ts'
import { showBooking } from './board-query.ts'
import { orderAnew, orderedLines, type PhoneLine } from './phone-draft.ts'
import { useGuestAvoids } from './use-guest-avoids.ts'

type Draft = { guest: Guest | null; lines: PhoneLine[]; note: string; dueAt: string | null }
const EMPTY: Draft = { guest: null, lines: [], note: '', dueAt: null }

/** An order that staff enter for a guest, sent under one key for as long as it says the same. */
export function usePhoneOrder(onDone: () => void) {
  const { t } = useTranslation('hotel-admin')
  const { slug, currency } = useHotel()
  const { time, list } = useFormatters(currency)
  const { errorText, limitText } = useErrorText()
  const language = useLanguage()
  const client = useQueryClient()
  const [{ draft, key }, setOrder] = useState(() => ({ draft: EMPTY, key: newId() }))
  const [attempt, setAttempt] = useState(1)
  const [problems, setProblems] = useState<string[]>([])
  const [asked, setAsked] = useState<'not-yet' | 'asking' | 'agreed'>('not-yet')
  const { guest, lines, note, dueAt } = draft
  const { avoids, isLoading, isUnknown } = useGuestAvoids(guest)

  const change = (more: Partial<Draft>) => {
    setProblems([])
    setAsked('not-yet')
    setOrder((before) => ({ draft: { ...before.draft, ...more }, key: newId() }))
  }

  const named = (some: readonly PhoneLine[]) => list(some.map(({ name }) => localized(name, language)))

  /** What has changed on the menu stands in the order at once, to be looked at before it is sent again. */
  const followChanges = (error: unknown): string[] => {
    const now = bookingsApi.dataOf(error, 'ORDER_CHANGED')
    void client.invalidateQueries({ queryKey: menuApi.query.list.key() })
    if (!now) return [t('bookings.phone.failed')]
    const { gone, fewer, repriced, later, lines: left } = orderAnew(lines, now)
    change({ lines: left })
    if (now.currency !== currency) void client.invalidateQueries({ queryKey: hotelsApi.query.get.key() })
    const said = [
      ...(gone.length > 0 ? [t('bookings.phone.gone', { dishes: named(gone) })] : []),
      ...fewer.map((line) =>
        t('bookings.phone.few', { number: line.quantity, dish: localized(line.name, language) }),
      ),
      ...(later.length > 0 ? [t('bookings.phone.later', { dishes: named(later) })] : []),
      ...(repriced.length > 0 && gone.length + fewer.length === 0 ? [t('bookings.phone.repriced')] : []),
    ]
    return said.length > 0 ? said : [t('bookings.phone.failed')]
  }

  const explain = (error: unknown): string[] => {
    switch (bookingsApi.codeOf(error)) {
      case 'ORDER_CHANGED':
        return followChanges(error)
      case 'KITCHEN_CLOSED': {
        const hours = bookingsApi.dataOf(error, 'KITCHEN_CLOSED')
        return hours ? [t('bookings.phone.closed', hours)] : []
      }
      case 'ORDERS_PAUSED': {
        const paused = bookingsApi.dataOf(error, 'ORDERS_PAUSED')
        return paused ? [t('bookings.phone.paused', { time: time(paused.pausedUntil) })] : []
      }
      case 'TIME_UNAVAILABLE':
        return [t('bookings.phone.timeGone')]
      case 'SERVICE_UNAVAILABLE':
        return [t('bookings.phone.off')]
      case 'NOT_FOUND':
        return [t('bookings.phone.guestGone')]
      case 'KEY_REUSED':
        change({})
        return [t('bookings.phone.failed')]
      default:
        return [limitText(error, 'booking') ?? errorText(error, t('bookings.phone.failed'))]
    }
  }

  const ordered = orderedLines(lines)
  const send = useMutation({
    mutationFn: (guestId: string) => {
      const items = ordered.map((line) => ({
        ...{ itemId: line.id, quantity: line.quantity, note: line.note },
        choices: line.choices.map(({ id }) => id),
      }))
      const order = {
        ...{ items, shownTotal: totalOf(ordered), currency, dueAt },
        specialInstructions: note.trim() || null,
      }
      const place = () => bookingsApi.call.placeFor({ slug, guestId, key, order })
      return withRetry(RETRY.critical, place, setAttempt)
    },
    onSuccess: (booking: Booking) => {
      showBooking(client, slug, booking)
      toast.success(t('bookings.phone.done', { room: booking.roomNumber }))
      onDone()
    },
    onError: (error) => setProblems(explain(error)),
    onSettled: () => setAttempt(1),
  })

  const against = ordered.filter((line) => isAgainst(line, avoids))
  const sendNow = () => guest && lines.length > 0 && send.mutate(guest.id)

  return {
    ...{ guest, lines, note, dueAt, avoids, change, problems, attempt },
    areAvoidsUnknown: isUnknown,
    /** The lines about which staff are being asked, once for as long as the order says the same. */
    against: asked === 'asking' ? against : null,
    agree: () => {
      setAsked('agreed')
      sendNow()
    },
    leaveQuestion: () => setAsked('not-yet'),
    total: totalOf(ordered),
    isSending: send.isPending,
    isReady: guest !== null && lines.length > 0 && !isLoading,
    isBegun: guest !== null || lines.length > 0,
    send: () => (against.length > 0 && asked !== 'agreed' ? setAsked('asking') : sendNow()),
  }
}
