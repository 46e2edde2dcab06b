import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NOTE_LENGTH } from '#features/bookings/limits.ts'
import { keyOfLine } from '#features/room-service/rules.ts'
import {
  addToCart,
  type CartLine,
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
import { notePut, orderOfCard } from '#features/room-service/ui/ordered-cards.ts'
import type { OrderIntent, Place } from '../intents.ts'
import type { OrderMoment } from './use-order-when.ts'
import { cartLineOf, hasOptions, type IntentLine, isShort } from './asked-line.ts'
import { changeOf, countsOf, heldBy } from './going-on.ts'

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

/**
 * Puts what a guest asked for into the cart, at the prices of the menu of this moment; what was put in is not offered
 * again, nor is what the cards `before` it have put in or sent put in once more.
 */
export function useFillCart(
  messageId: string,
  { places = [], choices }: Pick<OrderIntent, 'places' | 'choices'>,
  before: readonly string[],
) {
  const { slug } = useHotel()
  const { t } = useTranslation('chat')
  const { errorText } = useErrorText()
  const nameOf = useLineName()
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [left, setLeft] = useState<LeftToDo>({ asking: [], cut: [] })
  const inCart = useCart(slug)
  const { consent, dialog } = useConsent()

  const putIn = (lines: readonly CartLine[]) => {
    const cart = readCart(slug)
    const change = changeOf(countsOf(lines), heldBy(before, cart))
    const known = new Map([...cart.lines, ...lines].map((line) => [keyOfLine(line), line]))
    const changed = Object.entries(change).flatMap(([key, count]) => {
      const line = known.get(key)
      return line ? [{ line, count }] : []
    })
    // what comes takes the place of what goes, so that a cart is never empty in between
    for (const { line, count } of changed) if (count > 0) addToCart(slug, line, count)
    for (const { line, count } of changed) if (count < 0) addToCart(slug, line, count)
    // a card that goes on from this one does not know which of several dishes was chosen, and leaves it there
    const chosen = new Set(choices.flatMap(({ dishes }) => dishes.map(({ itemId }) => itemId)))
    notePut(
      messageId,
      Object.fromEntries(Object.entries(change).filter(([key]) => !chosen.has(known.get(key)?.id ?? ''))),
    )
  }
  const fill = async (lines: readonly IntentLine[], dueAt: OrderMoment) => {
    const owner = ownerAt(slug)
    const menu = await client.fetchQuery(menuApi.query.list.queryOptions({ input: { slug } }))
    if (ownerAt(slug) !== owner) return
    const dishes = new Map(menu.map((dish) => [dish.id, dish]))
    const offered = offeredBy(menu)
    const wanted = lines.flatMap((asked) => {
      const dish = dishes.get(asked.itemId)
      if (!dish) return []
      const line = cartLineOf(dish, asked)
      return [{ line, isWhole: isShort(asked), isReady: hasOptions(dish, asked) && offered(line) !== null }]
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
        putIn(ready.map(({ line }) => line))
        setDueAt(slug, dueAt)
        setNote(slug, withPlaces(readCart(slug).note, places))
        noteFromChat(slug, messageId)
        const cut = ready.filter(({ isWhole }) => !isWhole)
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
  const isInCart = inCart.cards.includes(messageId) && inCart.lines.length > 0
  return {
    put,
    isBusy,
    dialog,
    left,
    isInCart,
    order: isInCart ? null : orderOfCard(messageId),
    held: heldBy(before, inCart),
  }
}
