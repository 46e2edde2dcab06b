import { apiFor } from '#kit/web/api.ts'
import type { learningContract } from '../contract.ts'

export const learningApi = apiFor<typeof learningContract>('learning')

export const questionsQuery = (slug: string) => learningApi.query.list.queryOptions({ input: { slug } })
