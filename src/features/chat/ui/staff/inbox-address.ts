import { useNavigate, useSearch } from '@tanstack/react-router'
import { INBOX_SCOPES, type InboxScope } from '../../inbox-rules.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const readAddress = (given: Record<string, unknown>) => ({
  scope: INBOX_SCOPES.find((scope) => scope === given.scope) ?? ('open' satisfies InboxScope),
  chat: typeof given.chat === 'string' && UUID.test(given.chat) ? given.chat : null,
})

/** The screen's state as kept in the URL: the scope of the list, and the open conversation. */
export function useInboxAddress() {
  const address = useSearch({ strict: false, select: readAddress, structuralSharing: true })
  const navigate = useNavigate()
  const go = (change: { scope?: InboxScope; chat?: string | null }, replace: boolean) => {
    const { scope, chat } = { ...address, ...change }
    void navigate({
      to: '.',
      search: { ...(scope === 'all' ? { scope } : {}), ...(chat ? { chat } : {}) },
      replace,
      resetScroll: false,
    })
  }
  return {
    ...address,
    show: (scope: InboxScope) => go({ scope }, true),
    open: (chat: string) => go({ chat }, address.chat !== null),
    close: () => go({ chat: null }, true),
  }
}
