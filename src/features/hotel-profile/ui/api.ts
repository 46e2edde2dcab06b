import { apiFor } from '#kit/web/api.ts'
import type { hotelProfileContract } from '../contract.ts'

export const hotelProfileApi = apiFor<typeof hotelProfileContract>('hotels')

export const profileQuery = (slug: string) => hotelProfileApi.query.profile.queryOptions({ input: { slug } })
