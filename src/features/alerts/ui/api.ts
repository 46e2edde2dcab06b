import { apiFor } from '#kit/web/api.ts'
import type { alertsContract } from '../contract.ts'
import type { rehearsalContract } from '../rehearsal-contract.ts'

export const alertsApi = apiFor<typeof alertsContract>('alerts')

export const settingsQuery = (slug: string) => alertsApi.query.get.queryOptions({ input: { slug } })
export const peopleQuery = (slug: string) => alertsApi.query.people.queryOptions({ input: { slug } })
export const givenUpQuery = (slug: string) => alertsApi.query.givenUp.queryOptions({ input: { slug } })

export const rehearsalApi = apiFor<typeof rehearsalContract>('alerts')

export const rehearsalQuery = (slug: string) => rehearsalApi.query.rehearsal.queryOptions({ input: { slug } })
