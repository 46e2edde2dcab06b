import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NOTE_LENGTH } from '#features/bookings/limits.ts'
import { LINE_NOTE_LENGTH } from '#features/room-service/limits.ts'
import {
  addToCart,
  noteFromChat,
  readCart,
  setDueAt,
  setNote,
  useCart,
} from '#features/room-service/ui/cart.ts'
import { offeredBy } from '#features/room-service/ui/cart-line.ts'
import { wholeOf } from '#features/room-service/ui/line-traits.tsx'
import { useLineName } from '#features/room-service/ui/use-line-name.ts'
import { useConsent } from '#features/dietary/ui/use-consent.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { declaresAnything } from '#features/menu/declared.ts'
import { menuApi } from '#features/menu/ui/api.ts'
import { ownerAt } from '#features/sessions/ui/identity.ts'
import { lengthOf } from '#kit/shared/text.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { orderOfCard } from '#features/room-service/ui/ordered-cards.ts'
import type { OrderIntent, Place } from '../intents.ts'
import type { OrderMoment } from './use-order-when.ts'
import { askedLineOf, hasOptions, type IntentLine } from './asked-line.ts'

/** Dishes that ask for a choice before they can be ordered, and those whose note was too long to be taken over. */
type LeftToDo = Record<'asking' | 'cut', readonly string[]>

/** Where it is to be brought, as a remark about the whole order beside what stands there. */
const withPlaces = (note: string, places: readonly Place[]) =>
  places
    .filter(({ room, said }) => room === null && !note.split('\n').includes(said))
    .reduce((noted, { said }) => {
      const more = [noted, said].filter(Boolean).join('\n')
      return lengthOf(more) <= NOTE_LENGTH ? more : noted
    }, note)

/** Puts what a guest asked for into the cart, at the prices of the menu of this moment; what was put in is not offered again. */
export function useFillCart(messageId: string, { places = [] }: Pick<OrderIntent, 'places'>) {
  const { slug } = useHotel()
  const { t } = useTranslation('chat')
  const { errorText } = useErrorText()
  const nameOf = useLineName()
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [left, setLeft] = useState<LeftToDo>({ asking: [], cut: [] })
  const { lines: inCart, cards } = useCart(slug)
  const { consent, dialog } = useConsent()

  const fill = async (lines: readonly IntentLine[], dueAt: OrderMoment) => {
    const owner = ownerAt(slug)
    const menu = await client.fetchQuery(menuApi.query.list.queryOptions({ input: { slug } }))
    if (ownerAt(slug) !== owner) return
    const dishes = new Map(menu.map((dish) => [dish.id, dish]))
    const offered = offeredBy(menu)
    const wanted = lines.flatMap((asked) => {
      const { itemId, quantity, note } = asked
      const dish = dishes.get(itemId)
      if (!dish) return []
      const isShort = note === null || lengthOf(note) <= LINE_NOTE_LENGTH
      const line = { ...askedLineOf(dish, asked, isShort ? note : null), quantity }
      return [{ line, isShort, isReady: hasOptions(dish, asked) && offered(line) !== null }]
    })
    if (wanted.length === 0) return toast.info(t('wish.nothing'))
    const namesOf = (some: typeof wanted) => some.map(({ line }) => nameOf(line))
    const asking = wanted.filter(({ isReady }) => !isReady)
    setLeft({ asking: namesOf(asking), cut: [] })
    const ready = wanted.filter(({ isReady }) => isReady)
    if (ready.length === 0) return
    const asked = declaresAnything(menu) ? ready : []
    consent(
      asked.map(({ line }) => ({ name: nameOf(line), traits: wholeOf(line) })),
      () => {
        for (const { line } of ready) addToCart(slug, line, line.quantity)
        setDueAt(slug, dueAt)
        setNote(slug, withPlaces(readCart(slug).note, places))
        noteFromChat(slug, messageId)
        const cut = ready.filter(({ isShort }) => !isShort)
        setLeft({ asking: namesOf(asking), cut: namesOf(cut) })
      },
    )
  }
  const put = async (lines: readonly IntentLine[], dueAt: OrderMoment) => {
    setIsBusy(true)
    try {
      await fill(lines, dueAt)
    } catch (error) {
      toast.error(errorText(error, t('wish.failed')))
    } finally {
      setIsBusy(false)
    }
  }
  const isInCart = cards.includes(messageId) && inCart.length > 0
  return { put, isBusy, dialog, left, isInCart, order: isInCart ? null : orderOfCard(messageId) }
}
