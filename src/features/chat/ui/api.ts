import { apiFor } from '#kit/web/api.ts'
import { streamLink } from '#kit/web/stream-link.ts'
import type { chatContract } from '../contract.ts'

export const chatApi = apiFor<typeof chatContract>('chat')

/** For the one call whose answer is a stream. */
export const chatStreams = apiFor<typeof chatContract>('chat', streamLink)
