import { apiFor } from '#kit/web/api.ts'
import type { menuOptionsContract } from '../../options-contract.ts'

export const optionsApi = apiFor<typeof menuOptionsContract>('menuOptions')

export const optionsQuery = (slug: string) => optionsApi.query.list.queryOptions({ input: { slug } })
