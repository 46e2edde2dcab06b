import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { toast } from '#kit/web/toast.ts'
import { seen, useCollection, useRemoving, useSaving, useSwitching } from '#kit/web/use-collection.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import { GROUPS_OF_HOTEL_MAX } from '../../limits.ts'
import type { Choice, OptionGroupDraft, StaffOptionGroup } from '../../options-contract.ts'
import { staffMenuQuery } from './menu-query.ts'
import { optionsApi, optionsQuery } from './options-query.ts'

type SoldOut = { thing: StaffOptionGroup; choice: Choice; isSoldOut: boolean }

/** A group with one of its choices sold out, or no longer. */
const withSoldOut = ({ thing, choice, isSoldOut }: SoldOut): StaffOptionGroup => ({
  ...thing,
  choices: thing.choices.map((each) => (each.id === choice.id ? { ...each, isSoldOut } : each)),
})

/** Everything staff can do with groups of choices, with its toasts. */
export function useOptionActions() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const localized = useLocalized()
  const client = useQueryClient()
  const { call, codeOf } = optionsApi
  const list = useCollection<StaffOptionGroup>({
    queryKey: optionsQuery(slug).queryKey,
    reasonOf: (error) => {
      const code = codeOf(error)
      if (code === 'NOT_FOUND') return t('menu.options.gone')
      return code === 'TOO_MANY' ? t('menu.options.enough', { max: GROUPS_OF_HOTEL_MAX }) : null
    },
  })

  const soldOut = useSwitching(list, {
    expect: withSoldOut,
    send: (to: SoldOut) => {
      const { id: _id, version: _version, ...group } = withSoldOut(to)
      return call.update({ slug, ...seen(to.thing), group })
    },
    failed: () => t('menu.options.saveFailed'),
  })
  const save = useSaving(list, {
    send: (thing, group: OptionGroupDraft) =>
      thing ? call.update({ slug, ...seen(thing), group }) : call.add({ slug, group }),
    done: ({ name }, isNew) =>
      toast.success(t(isNew ? 'menu.options.added' : 'menu.options.saved', { name: localized(name) })),
    failed: t('menu.options.saveFailed'),
  })
  const remove = useRemoving(list, {
    send: (thing) => call.remove({ slug, ...seen(thing) }),
    done: ({ name }) => {
      void client.invalidateQueries({ queryKey: staffMenuQuery(slug).queryKey })
      toast.success(t('menu.options.deleted', { name: localized(name) }))
    },
    failed: t('menu.options.deleteFailed'),
  })
  return { soldOut, save, remove }
}

export type OptionActions = ReturnType<typeof useOptionActions>
