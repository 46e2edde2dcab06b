import { menuApi } from '../api.ts'

export const staffMenuQuery = (slug: string) => menuApi.query.listAll.queryOptions({ input: { slug } })
