import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NOTE_LENGTH } from '#features/bookings/rules.ts'
import { addToCart, readCart, setNote, useCart } from '#features/bookings/ui/cart.ts'
import { lineOf } from '#features/bookings/ui/cart-line.ts'
import { useLineName } from '#features/bookings/ui/use-line-name.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { menuApi } from '#features/menu/ui/api.ts'
import { ownerAt } from '#features/sessions/ui/identity.ts'
import { lengthOf } from '#kit/shared/text.ts'
import { keptOf } from '#kit/web/belongings.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import type { OrderWish } from '../message.ts'

export type WishLine = OrderWish['lines'][number]

/** As long as the cart is: what was put into it is not offered again. */
const kept = keptOf('guest', 'sessionStorage')

/** The note to the kitchen with these remarks after it, each once; null when it becomes too long. */
export function noteWith(note: string, remarks: readonly string[]): string | null {
  const lines = note.split('\n')
  const more = remarks.filter((remark) => !lines.includes(remark))
  const whole = [note.trim(), ...more].filter(Boolean).join('\n')
  return lengthOf(whole) > NOTE_LENGTH ? null : whole
}

/** Puts what a guest asked for into the cart, at the prices of the menu of this moment. */
export function useFillCart(messageId: string) {
  const { slug } = useHotel()
  const { t } = useTranslation('chat')
  const { errorText } = useErrorText()
  const nameOf = useLineName()
  const client = useQueryClient()
  const name = `wish ${messageId}`
  const [wasPut, setWasPut] = useState(() => kept.read(name) === true)
  const [isBusy, setIsBusy] = useState(false)
  const { lines: inCart } = useCart(slug)

  const fill = async (lines: readonly WishLine[]) => {
    const owner = ownerAt(slug)
    const menu = await client.fetchQuery(menuApi.query.list.queryOptions({ input: { slug } }))
    if (ownerAt(slug) !== owner) return
    const dishes = new Map(menu.map((item) => [item.id, item]))
    const wanted = lines.filter(({ itemId }) => dishes.has(itemId))
    if (wanted.length === 0) return toast.info(t('wish.nothing'))
    for (const { itemId, quantity } of wanted) {
      const dish = dishes.get(itemId)
      if (dish) addToCart(slug, lineOf(dish), quantity)
    }
    const remarks = wanted.flatMap((line) => (line.note ? [`${nameOf(line)}: ${line.note}`] : []))
    const note = noteWith(readCart(slug).note, remarks)
    if (note === null) toast.warning(t('wish.noteFull'), { duration: 10_000 })
    else if (remarks.length > 0) setNote(slug, note)
    kept.keep(name, true)
    setWasPut(true)
  }
  const put = async (lines: readonly WishLine[]) => {
    setIsBusy(true)
    try {
      await fill(lines)
    } catch (error) {
      toast.error(errorText(error, t('wish.failed')))
    } finally {
      setIsBusy(false)
    }
  }
  return { put, isBusy, isInCart: wasPut && inCart.length > 0 }
}
