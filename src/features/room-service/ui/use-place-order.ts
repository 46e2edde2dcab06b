import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { hotelsApi } from '#features/hotels/ui/api.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { menuApi } from '#features/menu/ui/api.ts'
import { ownerAt } from '#features/sessions/ui/identity.ts'
import { useGuestChange } from '#features/sessions/ui/use-guest.ts'
import type { Language } from '#kit/shared/languages.ts'
import { RETRY, withRetry } from '#kit/shared/retry.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { toast } from '#kit/web/toast.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import type { GuestOrder } from '../contract.ts'
import { totalOf } from '../rules.ts'
import { ordersApi } from './api.ts'
import { type Cart, noteSent, readCart, refreshCart, renewKey, settleCart } from './cart.ts'
import { leftBy, offeredAs } from './cart-line.ts'
import { putMyOrder } from './my-orders-query.ts'
import { sentBefore } from '#features/bookings/ui/sent-before.ts'
import type { Sending } from '#features/bookings/ui/use-sending.ts'
import { useSuccessText } from './use-success-text.ts'

const orderOf = (cart: Cart, currency: string, language: Language) => ({
  items: cart.lines.map(({ id, quantity, choices, note }) => ({
    itemId: id,
    quantity,
    note,
    choices: choices.map((choice) => choice.id),
  })),
  shownTotal: totalOf(cart.lines),
  currency,
  specialInstructions: cart.note.trim() || null,
  dueAt: cart.dueAt,
  language,
  ...(cart.cards.length > 0 ? { fromChat: true } : {}),
})

/** What sends the cart as an order, retrying under one key until there is a response (RS-11 to RS-18). */
export function usePlaceOrder({ begin, end, isHere, setAttempt, setProblem }: Sending) {
  const { slug, currency } = useHotel()
  const { t } = useTranslation('guest')
  const { limitText } = useErrorText()
  const { time } = useFormatters(currency)
  const successText = useSuccessText()
  const language = useLanguage()
  const client = useQueryClient()
  const navigate = useNavigate()
  const changeGuest = useGuestChange()

  const succeed = async (booking: GuestOrder) => {
    putMyOrder(client, slug, booking)
    if (isHere()) {
      const state = { activeTab: 'services', sentOrder: booking.id }
      await navigate({ to: '/hotelly/$slug/services', params: { slug }, state, replace: true })
    } else toast.success(successText(booking))
    // not before, or the review would be seen empty on the way
    settleCart(slug, booking)
  }

  const askToLogIn = async () => {
    changeGuest(null)
    toast.error(t('session.missing'))
    await navigate({ to: '/hotelly/$slug/guest-login', params: { slug } })
  }

  const explain = async (error: unknown, key: string): Promise<string | null> => {
    switch (ordersApi.codeOf(error)) {
      case 'RATE_LIMITED':
        return limitText(error, 'booking')
      case 'SERVICE_UNAVAILABLE':
        return t('services.isUnavailable')
      case 'EMPTY_CART':
        return t('order.empty')
      case 'HOTEL_NOT_FOUND':
        return t('login.hotelNotLoaded')
      case 'UNAUTHORIZED':
        await askToLogIn()
        return null
      case 'ORDER_CHANGED': {
        const now = ordersApi.dataOf(error, 'ORDER_CHANGED')
        const isExplained =
          now !== null && refreshCart(slug, offeredAs(now.lines, now.later), now.currency, leftBy(now.left))
        if (now?.currency !== currency) void client.invalidateQueries({ queryKey: hotelsApi.query.get.key() })
        void client.invalidateQueries({ queryKey: menuApi.query.list.key() })
        if (now && now.later.length > 0) return t('order.refused.later')
        if (!isExplained) return t('order.failed')
        return null
      }
      case 'KITCHEN_CLOSED': {
        const hours = ordersApi.dataOf(error, 'KITCHEN_CLOSED')
        void client.invalidateQueries({ queryKey: ordersApi.query.promise.key() })
        return t('order.refused.closed', { opens: hours?.opens, closes: hours?.closes })
      }
      case 'ORDERS_PAUSED': {
        const pause = ordersApi.dataOf(error, 'ORDERS_PAUSED')
        void client.invalidateQueries({ queryKey: ordersApi.query.promise.key() })
        return t('order.refused.paused', { time: pause && time(pause.pausedUntil) })
      }
      case 'TIME_UNAVAILABLE':
        void client.invalidateQueries({ queryKey: ordersApi.query.promise.key() })
        return t('order.refused.time')
      case 'KEY_REUSED':
        renewKey(slug, key)
        return t('order.failed')
      default:
        return t('order.failed')
    }
  }

  return async () => {
    const cart = readCart(slug)
    const guestId = cart.owner
    if (!guestId) return askToLogIn()
    if (!begin()) return
    const { key } = cart
    const order = orderOf(cart, cart.currency ?? currency, language)
    const send = async () => {
      const before = await sentBefore(cart, () => ordersApi.call.listMine({ slug }))
      if (before) return before
      noteSent(slug, key)
      return ordersApi.call.place({ slug, guestId, key, order })
    }
    // if somebody else is signed in by now, they are not told about this order
    const isStillHere = () => ownerAt(slug) === guestId
    try {
      const booking = await withRetry(RETRY.critical, send, setAttempt)
      if (isStillHere()) await succeed(booking)
    } catch (error) {
      if (!isStillHere()) return
      const text = await explain(error, key)
      setProblem(text)
      // the review says it by itself
      if (text && location.hash !== '#order') toast.error(text)
    } finally {
      end()
    }
  }
}
