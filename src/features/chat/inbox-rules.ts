/** Which conversations staff may list: those to answer, or all. */
export const INBOX_SCOPES = ['open', 'all'] as const
export type InboxScope = (typeof INBOX_SCOPES)[number]
