import { skipToken } from '@tanstack/react-query'
import { portfolioApi } from './api.ts'

export const anyHotelQuery = (id: string | null) =>
  portfolioApi.query.getAny.queryOptions({ input: id ? { id } : skipToken })
