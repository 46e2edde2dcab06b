import { apiFor } from '#kit/web/api.ts'
import type { menuPartsContract } from '../../parts-contract.ts'

export const partsApi = apiFor<typeof menuPartsContract>('menuParts')

export const partsQuery = (slug: string) => partsApi.query.list.queryOptions({ input: { slug } })
