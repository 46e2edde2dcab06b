import type { InboxScope } from '../../inbox-rules.ts'
import { chatApi } from '../api.ts'

export const conversationsQuery = (slug: string, scope: InboxScope) =>
  chatApi.query.listConversations.queryOptions({ input: { slug, scope } })

export const conversationQuery = (slug: string, id: string) =>
  chatApi.query.openConversation.queryOptions({ input: { slug, id } })

/** How many guests are waiting for an answer from staff. */
export const waitingQuery = (slug: string) => chatApi.query.countWaiting.queryOptions({ input: { slug } })
