import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { formatMoney, MAX_AMOUNT } from '#kit/shared/money.ts'
import { isAboveMost, readMoney } from '#kit/shared/read-money.ts'
import type { MenuDraft, StaffMenuItem } from '../../dish-shapes.ts'
import { plainPrice } from '../../fields.ts'
import { menuApi } from '../api.ts'
import type { MenuActions } from './use-menu-actions.ts'

/** A price as it is typed, and the dish as it was when that began: what others changed since is not overwritten unseen. */
type Edit = { typed: string; of: StaffMenuItem; wasSent: boolean }

const withPrice = (item: StaffMenuItem, price: number): MenuDraft => {
  const { name, description, category, imageUrl, enabled } = item
  return { name, description, price, category, imageUrl, enabled }
}

/** The price of a dish, changed where it stands in the list. */
export function usePriceEdit(item: StaffMenuItem, save: MenuActions['save']) {
  const { t } = useTranslation('hotel-admin')
  const { currency } = useHotel()
  const [edit, setEdit] = useState<Edit | null>(null)
  const typed = edit?.typed ?? ''
  const prices = readMoney(typed, currency)
  const [price] = prices
  const problem = () => {
    if (isAboveMost(typed, currency))
      return t('menu.form.priceTooHigh', { most: formatMoney(MAX_AMOUNT, currency) })
    if (price === undefined) return t('menu.form.needPrice', { example: plainPrice(1250, currency) })
    return null
  }
  const change = (text: string) => setEdit(edit && { ...edit, typed: text, wasSent: false })
  const end = () => setEdit(null)
  return {
    isOpen: edit !== null,
    typed,
    /** What the typed price can mean, where it is not one thing alone. */
    meanings: prices.length > 1 ? prices : [],
    /** Why it is not saved, once it was to be. */
    error: edit?.wasSent ? problem() : null,
    isBusy: save.isPending,
    begin: () => setEdit({ typed: plainPrice(item.price, currency), of: item, wasSent: false }),
    change,
    end,
    submit: () => {
      if (!edit || save.isPending) return
      setEdit({ ...edit, wasSent: true })
      if (price === undefined || prices.length > 1 || problem()) return
      if (price === edit.of.price) {
        end()
        return
      }
      save.mutate(
        { thing: edit.of, draft: withPrice(edit.of, price) },
        {
          onSuccess: end,
          // the price that stands now is to be seen before it is changed again
          onError: (error) => menuApi.codeOf(error) === 'CHANGED' && end(),
        },
      )
    },
  }
}

export type PriceEdit = ReturnType<typeof usePriceEdit>
