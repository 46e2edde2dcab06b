import { offersApi, resourcesApi } from '../api.ts'

export const allOffersQuery = (slug: string) => offersApi.query.listAll.queryOptions({ input: { slug } })
export const resourcesQuery = (slug: string) => resourcesApi.query.list.queryOptions({ input: { slug } })

/** The list with one of its things as it stands now; a new one at the end. */
export const withOne = <Thing extends { id: string }>(all: readonly Thing[] | undefined, thing: Thing) =>
  all?.some(({ id }) => id === thing.id)
    ? all.map((one) => (one.id === thing.id ? thing : one))
    : [...(all ?? []), thing]

export const withoutOne = <Thing extends { id: string }>(all: readonly Thing[] | undefined, gone: string) =>
  all?.filter(({ id }) => id !== gone)
