import { apiFor } from '#kit/web/api.ts'
import type { assistantFiguresContract } from '../contract.ts'

export const assistantFiguresApi = apiFor<typeof assistantFiguresContract>('assistantFigures')
