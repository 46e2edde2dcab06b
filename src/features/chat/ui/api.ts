import { apiFor } from '#kit/web/api.ts'
import { streamLink } from '#kit/web/stream-link.ts'
import type { chatContract } from '../contract.ts'

export const chatApi = apiFor<typeof chatContract>('chat')

/** For the one call with a streamed response. */
export const chatStreams = apiFor<typeof chatContract>('chat', streamLink)
