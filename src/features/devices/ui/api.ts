import { apiFor } from '#kit/web/api.ts'
import type { devicesContract } from '../contract.ts'

export const devicesApi = apiFor<typeof devicesContract>('devices')

export const devicesQuery = (slug: string) => devicesApi.query.list.queryOptions({ input: { slug } })
