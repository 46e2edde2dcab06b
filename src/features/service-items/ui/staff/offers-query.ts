import { offersApi, resourcesApi } from '../api.ts'

export const allOffersQuery = (slug: string) => offersApi.query.listAll.queryOptions({ input: { slug } })
export const resourcesQuery = (slug: string) => resourcesApi.query.list.queryOptions({ input: { slug } })
