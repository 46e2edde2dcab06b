import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { inOrder, placeBefore } from '#kit/shared/order.ts'
import { isSame } from '#kit/shared/same.ts'
import { toast } from '#kit/web/toast.ts'
import { UNDO_MS } from '#kit/shared/undo.ts'
import {
  seen,
  useCollection,
  useOrdering,
  useRemoving,
  useSaving,
  useSwitching,
} from '#kit/web/use-collection.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import { type FormerDish, type MenuChange, type MenuDraft, type StaffMenuItem } from '../../dish-shapes.ts'
import { CHANGED_AT_ONCE } from '../../contract.ts'
import { changedBy, formerOf } from '../../editing.ts'
import { GROUPS_OF_DISH_MAX } from '../../limits.ts'
import { menuApi } from '../api.ts'
import { staffMenuQuery } from './menu-query.ts'
import { optionsQuery } from './options-query.ts'
import { partsQuery } from './parts-query.ts'

type Former = { id: string; version: number; was: FormerDish }
type Toggled = { thing: StaffMenuItem; change: MenuChange }
type Place = { item: StaffMenuItem; beforeId: string | null }

/** Everything staff can do with the menu, with its toasts. */
export function useMenuActions() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const localized = useLocalized()
  const { call, codeOf } = menuApi
  const list = useCollection<StaffMenuItem>({
    queryKey: staffMenuQuery(slug).queryKey,
    reasonOf: (error) => {
      switch (codeOf(error)) {
        case 'OPTIONS_UNKNOWN':
          return t('menu.options.gone')
        case 'PARTS_UNKNOWN':
          return t('menu.parts.gone')
        case 'TOO_MANY':
          return t('menu.options.enoughOfDish', { max: GROUPS_OF_DISH_MAX })
        default:
          return null
      }
    },
    staleBy: (error) => {
      const code = codeOf(error)
      if (code === 'OPTIONS_UNKNOWN') return [optionsQuery(slug).queryKey]
      return code === 'PARTS_UNKNOWN' ? [partsQuery(slug).queryKey] : []
    },
  })

  /** Sends as many as one call takes at a time, and shows what comes back. */
  const inTurns = async <One>(all: readonly One[], send: (part: One[]) => Promise<StaffMenuItem[]>) => {
    const answered: StaffMenuItem[] = []
    for (let start = 0; start < all.length; start += CHANGED_AT_ONCE) {
      const part = await send(all.slice(start, start + CHANGED_AT_ONCE))
      list.show(part)
      answered.push(...part)
    }
    return answered
  }

  const toggle = useSwitching(list, {
    expect: ({ thing, change }: Toggled) => changedBy(thing, change),
    send: ({ thing, change }) => call.change({ slug, items: [seen(thing)], change }),
    failed: ({ change }) => t(change.kind === 'enabled' ? 'menu.toggleFailed' : 'menu.changeFailed'),
  })

  const changeMany = useMutation({
    mutationFn: async ({ items, change }: { items: StaffMenuItem[]; change: MenuChange }) => {
      const real = items.filter((item) => !isSame(changedBy(item, change), item))
      const changed = await inTurns(real, (part) => call.change({ slug, items: part.map(seen), change }))
      const after = new Map(changed.map((item) => [item.id, item]))
      return real.flatMap((before) => {
        const now = after.get(before.id)
        return now ? [{ ...seen(now), was: formerOf(before, now) }] : []
      })
    },
    onSuccess: (formerly) =>
      toast.success(t('menu.several.done', { count: formerly.length }), {
        id: 'menu-several',
        duration: UNDO_MS,
        action:
          formerly.length > 0
            ? { label: t('menu.several.undo'), onClick: () => restore.mutate(formerly) }
            : undefined,
      }),
    onError: (error) => list.refused(error, t('menu.changeFailed')),
  })
  const restore = useMutation({
    mutationFn: (formerly: Former[]) => inTurns(formerly, (items) => call.restore({ slug, items })),
    onSuccess: ({ length: count }) => toast.success(t('menu.several.undone', { count })),
    onError: (error) => list.refused(error, t('menu.several.undoFailed')),
  })

  const place = useOrdering(list, {
    expect: (all, { item, beforeId }: Place) => {
      const places = placeBefore(all, (each) => each.category === item.category, item.id, beforeId)
      return inOrder(all, places ?? [])
    },
    send: ({ item: { id }, beforeId }) => call.place({ slug, id, beforeId }),
    apply: inOrder,
    failed: t('menu.orderFailed'),
  })
  const save = useSaving(list, {
    send: (thing, item: MenuDraft) =>
      thing ? call.update({ slug, ...seen(thing), item }) : call.add({ slug, item }),
    done: ({ name }, isNew) =>
      toast.success(t(isNew ? 'menu.added' : 'menu.saved', { name: localized(name) })),
    failed: t('menu.saveFailed'),
  })
  const remove = useRemoving(list, {
    send: (thing) => call.remove({ slug, ...seen(thing) }),
    done: ({ name }) => toast.success(t('menu.deleted', { name: localized(name) })),
    failed: t('menu.deleteFailed'),
  })
  return { toggle, changeMany, place, save, remove }
}

export type MenuActions = ReturnType<typeof useMenuActions>
