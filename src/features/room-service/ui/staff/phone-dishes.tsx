import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Trait } from '#features/dietary/traits.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { menuApi } from '#features/menu/ui/api.ts'
import { localized } from '#kit/shared/languages.ts'
import { foldText } from '#kit/shared/text.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { SearchField } from '#kit/web/ui/search-field.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import type { AskedLine } from '../cart.ts'
import { lineOf } from '../cart-line.ts'
import { DishLeft } from '../dish-left.tsx'
import { PhoneChoices } from './phone-choices.tsx'
import { PhoneTraits } from './phone-traits.tsx'

type DishesProps = { avoids: readonly Trait[]; onAdd: (asked: AskedLine) => void }

const withWords = (menu: readonly GuestMenuItem[], search: string) => {
  const words = foldText(search).split(/\s+/)
  return menu.filter(({ name }) => {
    const names = foldText(Object.values(name).join(' '))
    return words.every((word) => names.includes(word))
  })
}

/** The menu: a dish is added with one tap, or after what is chosen for it. */
export function PhoneDishes({ avoids, onAdd }: DishesProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const [search, setSearch] = useState('')
  const [openId, setOpenId] = useState<string | null>(null)
  const client = useQueryClient()
  const menuQuery = menuApi.query.list.queryOptions({ input: { slug } })
  const { data: menu, isError } = useQuery(menuQuery)
  const found = menu && withWords(menu, search)
  const press = (dish: GuestMenuItem) => {
    if (dish.options.length === 0) return onAdd(lineOf(dish))
    setOpenId(dish.id === openId ? null : dish.id)
  }
  /** Also where it is typed before the menu is there. */
  const pressFirst = async (typed: string) => {
    const all = await client.ensureQueryData(menuQuery).catch(() => [])
    const first = withWords(all, typed).find(({ soldOut }) => !soldOut)
    if (first) press(first)
  }
  return (
    <section aria-labelledby="phone-dishes" className="grid grid-cols-1 gap-2">
      <h3 id="phone-dishes" className="font-semibold">
        {t('bookings.phone.dishes')}
      </h3>
      <SearchField
        label={t('bookings.phone.findDish')}
        clearLabel={t('bookings.clearSearch')}
        search={search}
        onSearch={setSearch}
        inDialog={{ onEnter: (typed) => void pressFirst(typed) }}
      />
      <ul className="grid max-h-72 grid-cols-1 content-start divide-y divide-line overflow-y-auto rounded-md border border-line">
        {found?.map((dish) => (
          <li key={dish.id}>
            <DishRow dish={dish} avoids={avoids} isOpen={dish.id === openId} onPress={() => press(dish)} />
            {dish.id === openId && (
              <PhoneChoices
                dish={dish}
                avoids={avoids}
                onAdd={(asked) => {
                  onAdd(asked)
                  setOpenId(null)
                }}
              />
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isError && t('common:errors.network')}
        {found?.length === 0 && t('bookings.phone.noDish')}
      </p>
    </section>
  )
}

type RowProps = { dish: GuestMenuItem; avoids: readonly Trait[]; isOpen: boolean; onPress: () => void }

function DishRow({ dish, avoids, isOpen, onPress }: RowProps) {
  const { t } = useTranslation(['hotel-admin', 'dish'])
  const { currency } = useHotel()
  const { money } = useFormatters(currency)
  const language = useLanguage()
  const isGone = Boolean(dish.soldOut)
  const times = dish.parts.map(({ name, begins, ends }) => `${localized(name, language)} ${begins}–${ends}`)
  return (
    <button
      type="button"
      disabled={isGone}
      aria-expanded={dish.options.length > 0 ? isOpen : undefined}
      onClick={onPress}
      className="flex min-h-12 w-full items-center gap-3 px-3.5 py-1.5 text-start hover:bg-tint focus-visible:-outline-offset-2 disabled:opacity-55"
    >
      <span className="min-w-0 flex-1">
        <bdi className="wrap-anywhere">{localized(dish.name, language)}</bdi>
        <PhoneTraits line={lineOf(dish)} avoids={avoids} />
        {times.length > 0 && <span className="block text-sm text-muted">{times.join(' · ')}</span>}
      </span>
      {!isGone && <DishLeft left={dish.left} />}
      <span className="tabular shrink-0 text-muted">
        {isGone ? t('dish:soldOut') : <bdi>{money(dish.price)}</bdi>}
      </span>
      <Plus aria-hidden className="size-4.5 shrink-0 text-accent-text" />
    </button>
  )
}
