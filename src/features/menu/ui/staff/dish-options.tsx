import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { Combobox } from '#kit/web/ui/combobox.tsx'
import { OrderButtons } from '#kit/web/ui/order-buttons.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import { useRowOrder } from '#kit/web/use-row-order.tsx'
import { GROUPS_OF_DISH_MAX } from '../../limits.ts'
import { optionsQuery } from './options-query.ts'
import type { DishFormState } from './use-dish-form.ts'
import { useRuleWords } from './use-rule-words.ts'

/** Which groups of choices a dish offers, in their order. */
export function DishOptions({ form: { texts, change } }: { form: DishFormState }) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const localized = useLocalized()
  const { wordsOfGroup } = useRuleWords()
  const { data: known = [] } = useQuery(optionsQuery(slug))
  const groups = texts.optionGroupIds.flatMap((id) => known.find((group) => group.id === id) ?? [])
  const ids = groups.map(({ id }) => id)
  const others = known.filter(({ id }) => !ids.includes(id))
  const set = (wanted: string[]) => change({ optionGroupIds: wanted })
  const { attach, order, told } = useRowOrder(
    groups.map(({ id, name }) => ({ id, name: localized(name) })),
    set,
  )

  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="pb-1 text-[0.9375rem] font-medium">{t('menu.options.title')}</legend>
      <p className="-mt-1 text-sm text-muted">
        {known.length === 0
          ? t('menu.options.ofDish.noGroups')
          : t(groups.length === 0 ? 'menu.options.ofDish.none' : 'menu.options.ofDish.hint')}
      </p>
      <ul ref={attach} className="divide-y divide-line rounded-md border border-line empty:hidden">
        {groups.map((group) => {
          const name = localized(group.name)
          return (
            <li
              key={group.id}
              data-row={group.id}
              className={`flex items-center gap-2 py-1 ps-3 pe-1 ${order.rowClass(group.id)}`}
            >
              <p className="min-w-0 flex-1 py-1.5">
                <bdi className="font-medium wrap-anywhere">{name}</bdi>{' '}
                <span className="text-muted">{wordsOfGroup(group)}</span>
              </p>
              <OrderButtons id={group.id} name={name} order={order} />
              <IconButton
                look="quiet"
                label={t('menu.options.ofDish.remove', { name })}
                onClick={() => set(ids.filter((id) => id !== group.id))}
              >
                <X aria-hidden className="size-4.5" />
              </IconButton>
            </li>
          )
        })}
      </ul>
      {ids.length >= GROUPS_OF_DISH_MAX ? (
        <p className="text-sm text-muted">{t('menu.options.enoughOfDish', { max: GROUPS_OF_DISH_MAX })}</p>
      ) : (
        others.length > 0 && (
          <Combobox
            label={t('menu.options.ofDish.add')}
            isCompact
            choices={others.map((group) => ({
              value: group.id,
              label: localized(group.name),
              note: wordsOfGroup(group),
            }))}
            value=""
            placeholder={t('menu.options.ofDish.add')}
            noneText={t('menu.options.ofDish.notFound')}
            onChange={(id) => set([...ids, id])}
          />
        )
      )}
      {told}
    </fieldset>
  )
}
