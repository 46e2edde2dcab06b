import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { plainPrice } from '#features/menu/fields.ts'
import { isAboveMost, readMoney } from '#kit/shared/read-money.ts'
import type { AnyHotel, NewPrices } from '../contract.ts'
import { becomesZero, priceAt } from '#features/hotels/rules.ts'
import { hotelAdministrationApi } from './api.ts'

export type NewPrice = {
  id: string
  name: string
  before: number
  /** The text in its field. */
  text: string
  problem: 'unread' | 'tooHigh' | 'lost' | null
}

const readRate = (text: string) => {
  const rate = Number(text.trim().replace(',', '.'))
  return text.trim() !== '' && rate > 0 && Number.isFinite(rate) ? rate : null
}

/** Every price of a hotel in another currency: the same number, converted at a rate, or as typed. */
export function useNewPrices({ id, currency: from }: AnyHotel, to: string) {
  const preview = useQuery({
    ...hotelAdministrationApi.query.previewCurrency.queryOptions({ input: { id, currency: to } }),
    staleTime: 0,
    gcTime: 0,
  })
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [rateText, setRateText] = useState('')
  const rate = readRate(rateText)

  const prices = preview.data?.map(({ id: dish, name, before, after }) => {
    const made = rate === null ? after : priceAt(rate, before, from, to)
    const text = typed[dish] ?? (made === null ? '' : plainPrice(made, to))
    const meanings = readMoney(text, to)
    const price = meanings.length === 1 ? (meanings[0] ?? null) : null
    const isTooHigh = typed[dish] === undefined ? made === null : isAboveMost(text, to)
    const isLost = price !== null && becomesZero(before, price)
    const problem = isTooHigh ? 'tooHigh' : price === null ? 'unread' : isLost ? 'lost' : null
    return { id: dish, name, before, text, price, problem } satisfies NewPrice & { price: number | null }
  })
  const problems = prices?.filter(({ problem }) => problem !== null).length ?? 0
  return {
    preview,
    prices,
    problems,
    isChanged: rateText !== '' || Object.keys(typed).length > 0,
    rateText,
    isRateWrong: rateText.trim() !== '' && rate === null,
    setRateText,
    setPrice: (dish: string, text: string) => setTyped((all) => ({ ...all, [dish]: text })),
    /** The prices to submit, if all are valid. */
    wanted: (): NewPrices | null =>
      prices && problems === 0
        ? prices.flatMap(({ id: dish, before, price }) =>
            price === null ? [] : [{ id: dish, seen: before, price }],
          )
        : null,
  }
}
