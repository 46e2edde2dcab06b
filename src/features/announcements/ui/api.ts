import type { announcementsContract } from '../contract.ts'
import { apiFor } from '#kit/web/api.ts'

export const announcementsApi = apiFor<typeof announcementsContract>('announcements')
