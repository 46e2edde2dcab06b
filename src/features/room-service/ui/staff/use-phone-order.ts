import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBookForGuest } from '#features/bookings/ui/staff/use-book-for-guest.ts'
import { hotelsApi } from '#features/hotels/ui/api.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { menuApi } from '#features/menu/ui/api.ts'
import { localized } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import type { Order } from '../../contract.ts'
import { totalOf } from '../../rules.ts'
import { ordersApi } from '../api.ts'
import { isAgainst } from './avoided.ts'
import { showOrder } from './orders-query.ts'
import { orderAnew, orderedLines, type PhoneLine } from './phone-draft.ts'
import { useGuestAvoids } from './use-guest-avoids.ts'

type Own = { lines: PhoneLine[]; dueAt: string | null }
const EMPTY: Own = { lines: [], dueAt: null }

export type PhoneOrderProps = { onShow: (booking: Order) => void; onClose: () => void }

/** An order that staff enter for a guest. */
export function usePhoneOrder({ onShow, onClose }: PhoneOrderProps) {
  // all texts at once: while those of dishes were fetched later, the dialog would close and lose the focus
  const { t } = useTranslation(['hotel-admin', 'common', 'dish', 'guest', 'traits'])
  const { slug, currency } = useHotel()
  const { time, list } = useFormatters(currency)
  const language = useLanguage()
  const client = useQueryClient()
  const form = useBookForGuest<Own, Order>({
    empty: EMPTY,
    say: (word, about) => t(`bookings.phone.${word}`, about ?? {}),
    onShow,
    onClose,
  })
  const { draft, change } = form
  const { guest, lines, note, dueAt } = draft
  const { avoids, isLoading, isUnknown } = useGuestAvoids(guest)
  const [isAsking, setAsking] = useState(false)
  const [agreed, setAgreed] = useState<typeof draft | null>(null)

  const named = (some: readonly PhoneLine[]) => list(some.map(({ name }) => localized(name, language)))

  /** What has changed on the menu stands in the order at once, to be looked at before it is sent again. */
  const followChanges = (error: unknown): string[] => {
    const now = ordersApi.dataOf(error, 'ORDER_CHANGED')
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

  const explain = (error: unknown): string[] | null => {
    switch (ordersApi.codeOf(error)) {
      case 'ORDER_CHANGED':
        return followChanges(error)
      case 'KITCHEN_CLOSED': {
        const hours = ordersApi.dataOf(error, 'KITCHEN_CLOSED')
        return hours && [t('bookings.phone.closed', hours)]
      }
      case 'ORDERS_PAUSED': {
        const paused = ordersApi.dataOf(error, 'ORDERS_PAUSED')
        return paused && [t('bookings.phone.paused', { time: time(paused.pausedUntil) })]
      }
      default:
        return null
    }
  }

  const ordered = orderedLines(lines)
  const total = totalOf(ordered)
  const items = ordered.map((line) => ({
    itemId: line.id,
    quantity: line.quantity,
    note: line.note,
    choices: line.choices.map(({ id }) => id),
  }))
  const order = { items, shownTotal: total, currency, dueAt, specialInstructions: note.trim() || null }
  const sendNow = () =>
    void form.send({
      book: (to) => ordersApi.call.placeFor({ slug, ...to, order }),
      onBooked: (booking) => showOrder(client, slug, booking),
      explain,
    })

  const against = ordered.filter((line) => isAgainst(line, avoids))
  return {
    ...form,
    avoids,
    total,
    areAvoidsUnknown: isUnknown,
    /** The lines about which staff are being asked, once for as long as the order says the same. */
    against: isAsking ? against : null,
    agree: () => {
      setAsking(false)
      setAgreed(draft)
      sendNow()
    },
    leaveQuestion: () => setAsking(false),
    isBegun: lines.length > 0,
    isReady: lines.length > 0 && !isLoading,
    send: () => (against.length > 0 && agreed !== draft ? setAsking(true) : sendNow()),
  }
}
