import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { placeBefore } from '#kit/shared/order.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { isSame } from '#kit/shared/same.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import { type FormerDish, type MenuChange, type MenuDraft, type StaffMenuItem } from '../../dish-shapes.ts'
import { CHANGED_AT_ONCE } from '../../contract.ts'
import { changedBy, formerOf } from '../../editing.ts'
import { GROUPS_OF_DISH_MAX } from '../../limits.ts'
import { menuApi } from '../api.ts'
import { currentItems, hideItem, showItems, showOrder, staffMenuQuery } from './menu-query.ts'
import { optionsQuery } from './options-query.ts'
import { partsQuery } from './parts-query.ts'

const TOGGLE = ['menu', 'toggle']
const UNDO_MS = 10_000
type Former = { id: string; version: number; was: FormerDish }
type Toggled = { item: StaffMenuItem; change: MenuChange }
const seen = ({ id, version }: StaffMenuItem) => ({ id, version })

/** Everything staff can do with the menu, with its toasts; a refused change shows the dishes as they stand. */
export function useMenuActions() {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { errorText } = useErrorText()
  const localized = useLocalized()
  const client = useQueryClient()
  const { queryKey } = staffMenuQuery(slug)

  const refused = (error: unknown, text: string) => {
    const items = currentItems(error)
    const code = menuApi.codeOf(error)
    if (items) showItems(client, slug, items)
    if (code === 'OPTIONS_UNKNOWN') void client.invalidateQueries({ queryKey: optionsQuery(slug).queryKey })
    if (code === 'PARTS_UNKNOWN') void client.invalidateQueries({ queryKey: partsQuery(slug).queryKey })
    if (items || code === 'NOT_FOUND') void client.invalidateQueries({ queryKey })
    const description = items
      ? t('menu.changedElsewhere')
      : code === 'OPTIONS_UNKNOWN'
        ? t('menu.options.gone')
        : code === 'PARTS_UNKNOWN'
          ? t('menu.parts.gone')
          : code === 'TOO_MANY'
            ? t('menu.options.enoughOfDish', { max: GROUPS_OF_DISH_MAX })
            : errorText(error, '')
    toast.error(text, { id: text, description, duration: Number.POSITIVE_INFINITY })
  }

  /** Sends as many as one call takes at a time, and shows what comes back. */
  const inTurns = async <One>(all: readonly One[], send: (part: One[]) => Promise<StaffMenuItem[]>) => {
    const answered: StaffMenuItem[] = []
    for (let start = 0; start < all.length; start += CHANGED_AT_ONCE) {
      const part = await send(all.slice(start, start + CHANGED_AT_ONCE))
      showItems(client, slug, part)
      answered.push(...part)
    }
    return answered
  }

  const toggle = useMutation({
    mutationKey: TOGGLE,
    mutationFn: ({ item, change }: Toggled) => menuApi.call.change({ slug, items: [seen(item)], change }),
    onMutate: ({ item, change }) => showItems(client, slug, [changedBy(item, change)]),
    onSuccess: (items) => showItems(client, slug, items),
    onError: (error, { item, change }) => {
      showItems(client, slug, [item])
      refused(error, t(change.kind === 'enabled' ? 'menu.toggleFailed' : 'menu.changeFailed'))
    },
  })

  const changeMany = useMutation({
    mutationFn: async ({ items, change }: { items: StaffMenuItem[]; change: MenuChange }) => {
      const real = items.filter((item) => !isSame(changedBy(item, change), item))
      const changed = await inTurns(real, (part) =>
        menuApi.call.change({ slug, items: part.map(seen), change }),
      )
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
    onError: (error) => refused(error, t('menu.changeFailed')),
  })

  const restore = useMutation({
    mutationFn: (formerly: Former[]) =>
      inTurns(formerly, (part) => menuApi.call.restore({ slug, items: part })),
    onSuccess: ({ length: count }) => toast.success(t('menu.several.undone', { count })),
    onError: (error) => refused(error, t('menu.several.undoFailed')),
  })

  const place = useMutation({
    mutationFn: ({ item, beforeId }: { item: StaffMenuItem; beforeId: string | null }) =>
      menuApi.call.place({ slug, id: item.id, beforeId }),
    onMutate: ({ item, beforeId }) => {
      const before = client.getQueryData(queryKey)
      const places = placeBefore(before ?? [], (one) => one.category === item.category, item.id, beforeId)
      showOrder(client, slug, places ?? [])
      return before
    },
    onSuccess: (places) => showOrder(client, slug, places),
    onError: (error, _moved, before) => {
      client.setQueryData(queryKey, before)
      refused(error, t('menu.orderFailed'))
    },
  })

  const save = useMutation({
    mutationFn: ({ item, draft }: { item: StaffMenuItem | null; draft: MenuDraft }) =>
      item
        ? menuApi.call.update({ slug, ...seen(item), item: draft })
        : menuApi.call.add({ slug, item: draft }),
    onSuccess: (saved, { item }) => {
      showItems(client, slug, [saved])
      toast.success(t(item ? 'menu.saved' : 'menu.added', { name: localized(saved.name) }))
    },
    onError: (error) => refused(error, t('menu.saveFailed')),
  })

  const remove = useMutation({
    mutationFn: (item: StaffMenuItem) => menuApi.call.remove({ slug, ...seen(item) }),
    onSuccess: ({ id }, { name }) => {
      hideItem(client, slug, id)
      toast.success(t('menu.deleted', { name: localized(name) }))
    },
    onError: (error) => refused(error, t('menu.deleteFailed')),
  })

  return { toggle, changeMany, place, save, remove }
}

export type MenuActions = ReturnType<typeof useMenuActions>

/** Dishes of which a switch is on its way to the server. */
export const useToggling = (): ReadonlySet<string> =>
  new Set(
    useMutationState({
      filters: { mutationKey: TOGGLE, status: 'pending' },
      select: ({ state }) => (state.variables as Toggled).item.id,
    }),
  )
