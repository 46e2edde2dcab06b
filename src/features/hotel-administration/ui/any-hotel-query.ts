import { skipToken } from '@tanstack/react-query'
import { hotelAdministrationApi } from './api.ts'

export const anyHotelQuery = (id: string | null) =>
  hotelAdministrationApi.query.getAny.queryOptions({ input: id ? { id } : skipToken })
