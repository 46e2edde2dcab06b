import { PencilLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListedConversation } from '../../inbox-contract.ts'
import { ComplaintBadge, DangerBadge, HolderBadge, useGuestName } from './conversation-words.tsx'
import { useMoment } from './moment.ts'

type RowProps = {
  conversation: ListedConversation
  isOpen: boolean
  /** Has an unsent reply. */
  isDrafted: boolean
  onOpen: () => void
}

/** A conversation in the list: guest, room, what the guest asked last, and who answers or how long nobody has. */
export function ConversationRow({ conversation, isOpen, isDrafted, onOpen }: RowProps) {
  const { t } = useTranslation('hotel-admin')
  const nameOf = useGuestName()
  const moment = useMoment()
  const { id, roomNumber, language, unreadCount, lastQuestion, lastMessageAt } = conversation
  return (
    <li data-chat={id}>
      <button
        type="button"
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
        className={`grid w-full grid-cols-[minmax(0,1fr)] gap-1 border-s-3 px-4 py-3 text-start transition-colors ${isOpen ? 'border-accent bg-card' : 'border-transparent hover:bg-ink/3'}`}
      >
        <span className="flex items-baseline gap-2">
          <bdi className="truncate font-semibold">{nameOf(conversation)}</bdi>
          {roomNumber && (
            <span className="shrink-0 text-sm text-muted">{t('inbox.room', { room: roomNumber })}</span>
          )}
          <time dateTime={lastMessageAt} className="tabular ms-auto shrink-0 text-sm text-muted">
            {moment.short(lastMessageAt)}
          </time>
        </span>
        <span className="flex items-center gap-2">
          <span
            dir="auto"
            className={`min-w-0 flex-1 truncate text-start ${unreadCount > 0 ? 'font-medium text-ink' : 'text-muted'}`}
          >
            {lastQuestion ?? t('inbox.nothing')}
          </span>
          {unreadCount > 0 && (
            <span className="tabular grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent">
              <span aria-hidden>{unreadCount}</span>
              <span className="sr-only">{t('inbox.unread', { count: unreadCount })}</span>
            </span>
          )}
        </span>
        <span className="flex flex-wrap items-center gap-2">
          <DangerBadge danger={conversation.danger} />
          <ComplaintBadge isComplaint={conversation.isComplaint} />
          <HolderBadge conversation={conversation} />
          <span className="text-xs font-semibold text-muted uppercase">{language}</span>
          {isDrafted && (
            <span className="ms-auto flex items-center gap-1 text-xs font-semibold text-wait">
              <PencilLine aria-hidden className="size-3.5" />
              {t('inbox.draft')}
            </span>
          )}
        </span>
      </button>
    </li>
  )
}
