import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { usePicture } from '#features/images/ui/use-picture.ts'
import { formatMoney, MAX_AMOUNT } from '#kit/shared/money.ts'
import { isAboveMost, readMoney } from '#kit/shared/read-money.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#kit/shared/languages.ts'
import { flatten, unflatten } from '#kit/shared/texts.ts'
import { useKeptState } from '#kit/web/kept-edits.ts'
import { useFieldEdits } from '#kit/web/use-field-edits.ts'
import {
  DESCRIPTION_MAX,
  type MenuCategory,
  type MenuDraft,
  type MenuItem,
  NAME_MAX,
  type StaffMenuItem,
} from '../../dish-shapes.ts'
import {
  DISH_TEXTS,
  DISH_VALUES,
  type DishText,
  type DishValue,
  type FlatDish,
  NEW_DISH,
  plainPrice,
  readValues,
  writeValues,
} from '../../fields.ts'

/** What is in the form: texts in languages lie flat, values as they are typed. */
export type DishFormFields = Pick<
  FlatDish,
  DishText | 'enabled' | 'optionGroupIds' | 'traits' | 'partIds' | 'soldOut'
> &
  Record<Exclude<DishValue, 'stock'>, string>

const fieldsOf = (dish: Omit<MenuItem, 'id' | 'orderIndex'>, currency: string): DishFormFields => {
  const { name, description, enabled, optionGroupIds, traits, partIds, soldOut } = dish
  const others = { enabled, optionGroupIds, traits, partIds, soldOut }
  const { stock: _stock, ...values } = writeValues(dish, currency)
  return { ...flatten(DISH_TEXTS, { name, description, ...others }), ...values }
}

/**
 * What is in the form of a dish, what is wrong with it, and how it differs from what is saved.
 * @param saved the dish as it stands now; null for a new one
 */
export function useDishForm(saved: StaffMenuItem | null, category: MenuCategory) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { currency } = useHotel()
  const empty = { ...fieldsOf({ ...NEW_DISH, category }, currency), price: '' }
  const edits = useFieldEdits(saved ? fieldsOf(saved, currency) : empty, 'dish')
  const { fields, change } = edits
  // apart from the other fields: every order changes it, and no other person has to be told of that
  const [typedStock, setStock] = useKeptState<string | null | undefined>('stock', undefined)
  const savedStock = saved?.stock?.toString() ?? null
  const stock = typedStock === undefined ? savedStock : typedStock
  const texts = { ...fields, stock }
  const [wasSent, setWasSent] = useState(false)
  const picture = usePicture(saved?.imageUrl ?? null, { folder: 'menu-items', ratio: 1 })

  const prices = readMoney(texts.price, currency)
  const [price = null] = prices
  const isUnclear = prices.length > 1
  const lengthOf = (text: string | null) => text?.trim().length ?? 0
  const isLong = (text: string | null, most: number) => lengthOf(text) > most
  const isNameless = lengthOf(texts.name) === 0
  const priceError = () => {
    if (isAboveMost(texts.price, currency))
      return t('menu.form.priceTooHigh', { most: formatMoney(MAX_AMOUNT, currency) })
    if (price !== null) return undefined
    return isNameless || texts.price.trim()
      ? t('menu.form.needPrice', { example: plainPrice(1250, currency) })
      : t('menu.form.required')
  }
  const isStockWrong =
    stock !== null && (stock.trim() === '' || DISH_VALUES.stock.read(stock, currency).length === 0)
  const errors = {
    name: isNameless ? t('menu.form.required') : undefined,
    price: priceError(),
    stock: isStockWrong,
  }
  const { name, description } = DISH_TEXTS
  const wrongIn = LANGUAGES.filter(
    (language) =>
      (language === DEFAULT_LANGUAGE && isNameless) ||
      isLong(texts[name[language]], NAME_MAX) ||
      isLong(texts[description[language]], DESCRIPTION_MAX),
  )

  return {
    edits,
    texts,
    change: ({ stock: typed, ...more }: Partial<typeof texts>) => {
      if (typed !== undefined) setStock(typed)
      change(more)
    },
    picture,
    isChanged: picture.isChanged || edits.isChanged || stock !== savedStock,
    /** What the typed price can mean, where it is not one thing alone. */
    meanings: isUnclear ? prices : [],
    errors: wasSent ? errors : { name: undefined, price: undefined, stock: false },
    /** The languages whose texts are wrong. */
    wrongIn,
    /** Whether a field keeps it from being saved. */
    isWrong: wrongIn.length > 0 || isUnclear || errors.price !== undefined || isStockWrong,
    /** Whether a choice between two people's changes keeps it from being saved. */
    isUnsettled: edits.conflicts.length > 0 || picture.isConflict,
    send: () => setWasSent(true),
    /** The dish that it would be now; without a price where none is clear. */
    dish: (): Omit<MenuItem, 'id' | 'orderIndex'> => ({
      ...unflatten(DISH_TEXTS, texts),
      ...readValues({ ...texts, stock: stock ?? '' }, currency),
      imageUrl: picture.shown,
    }),
    isPriceClear: price !== null && !isUnclear,
    /** Portions and what is sold out are sent only where they are changed here: guests and the kitchen change them too. */
    draft: (imageUrl: string | null): MenuDraft => {
      const { soldOut, ...wanted } = unflatten(DISH_TEXTS, fields)
      const { stock: portions, ...values } = readValues({ ...texts, stock: stock ?? '' }, currency)
      return {
        ...wanted,
        ...values,
        imageUrl,
        ...(soldOut === edits.saved.soldOut ? {} : { soldOut }),
        ...(stock === savedStock ? {} : { stock: portions }),
      }
    },
  }
}

export type DishFormState = ReturnType<typeof useDishForm>
