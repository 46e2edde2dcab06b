import { apiFor } from '#kit/web/api.ts'
import type { knowledgeContract } from '../contract.ts'

export const knowledgeApi = apiFor<typeof knowledgeContract>('knowledge')
