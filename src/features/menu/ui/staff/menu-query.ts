import type { QueryClient } from '@tanstack/react-query'
import { inOrder, type Placed } from '#kit/shared/order.ts'
import type { StaffMenuItem } from '../../dish-shapes.ts'
import { menuApi } from '../api.ts'

export const staffMenuQuery = (slug: string) => menuApi.query.listAll.queryOptions({ input: { slug } })

type Change = (menu: StaffMenuItem[]) => StaffMenuItem[]

const change = (client: QueryClient, slug: string, apply: Change) =>
  client.setQueryData(staffMenuQuery(slug).queryKey, (menu) => menu && apply(menu))

/** Puts items as they stand now onto the screen; new ones at the end. */
export const showItems = (client: QueryClient, slug: string, items: readonly StaffMenuItem[]) =>
  change(client, slug, (menu) => {
    const fresh = new Map(items.map((item) => [item.id, item]))
    const known = new Set(menu.map((item) => item.id))
    return [...menu.map((item) => fresh.get(item.id) ?? item), ...items.filter((item) => !known.has(item.id))]
  })

export const hideItem = (client: QueryClient, slug: string, id: string) =>
  change(client, slug, (menu) => menu.filter((item) => item.id !== id))

export const showOrder = (client: QueryClient, slug: string, places: readonly Placed[]) =>
  change(client, slug, (menu) => inOrder(menu, places))

/** The items as they stand, when a change was refused because somebody else was first. */
export const currentItems = (error: unknown): StaffMenuItem[] | null =>
  menuApi.dataOf(error, 'CHANGED')?.current ?? null
