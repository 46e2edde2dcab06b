import type { QueryClient } from '@tanstack/react-query'
import { apiFor } from '#kit/web/api.ts'
import type { menuOptionsContract, StaffOptionGroup } from '../../options-contract.ts'

export const optionsApi = apiFor<typeof menuOptionsContract>('menuOptions')

export const optionsQuery = (slug: string) => optionsApi.query.list.queryOptions({ input: { slug } })

/** Puts a group as it stands now onto the screen; a new one at the end. */
export const showGroup = (client: QueryClient, slug: string, group: StaffOptionGroup) =>
  client.setQueryData(optionsQuery(slug).queryKey, (groups) =>
    groups?.some(({ id }) => id === group.id)
      ? groups.map((one) => (one.id === group.id ? group : one))
      : [...(groups ?? []), group],
  )

export const hideGroup = (client: QueryClient, slug: string, gone: string) =>
  client.setQueryData(optionsQuery(slug).queryKey, (groups) => groups?.filter(({ id }) => id !== gone))
