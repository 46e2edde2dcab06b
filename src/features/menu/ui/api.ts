import type { menuContract } from '../contract.ts'
import { apiFor } from '#kit/web/api.ts'

export const menuApi = apiFor<typeof menuContract>('menu')
