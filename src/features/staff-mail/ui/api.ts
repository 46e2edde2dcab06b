import { apiFor } from '#kit/web/api.ts'
import type { staffMailContract } from '../contract.ts'

export const staffMailApi = apiFor<typeof staffMailContract>('staffMail')

export const staffMailQuery = (slug: string) => staffMailApi.query.get.queryOptions({ input: { slug } })
