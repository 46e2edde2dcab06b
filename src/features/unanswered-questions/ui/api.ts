import { apiFor } from '#kit/web/api.ts'
import type { unansweredQuestionsContract } from '../contract.ts'

export const unansweredQuestionsApi = apiFor<typeof unansweredQuestionsContract>('learning')

export const questionsQuery = (slug: string) =>
  unansweredQuestionsApi.query.list.queryOptions({ input: { slug } })
