import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, MessageCircleOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useStaff } from '#features/sessions/ui/use-staff.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { EmptyState, Skeleton } from '#kit/web/ui/states.tsx'
import type { OpenedConversation } from '../../inbox-contract.ts'
import { isCalling } from '../../inbox-rules.ts'
import { ComplaintBadge, DangerBadge, HolderBadge, useGuestName } from './conversation-words.tsx'
import { conversationQuery } from './inbox-options.ts'
import { ReplyBox } from './reply-box.tsx'
import { StaffMessages } from './staff-messages.tsx'
import { useDraft } from './use-draft.ts'
import { useInboxActions } from './use-inbox-actions.ts'
import { useMarkRead } from './use-mark-read.ts'
import { chatApi } from '../api.ts'

/** The open conversation. */
export function ConversationPane({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const { data, error, isFetching, refetch } = useQuery(conversationQuery(slug, id))
  if (data) return <Opened conversation={data} onClose={onClose} />
  if (!error) {
    return (
      <div aria-busy="true" className="grid gap-4 p-4 lg:p-6">
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-16 w-1/2" />
        <Skeleton className="h-20 w-3/5 justify-self-end" />
      </div>
    )
  }
  const isGone = chatApi.codeOf(error) === 'NOT_FOUND'
  return (
    <div className="p-4 lg:p-6">
      <EmptyState icon={MessageCircleOff} title={t(isGone ? 'inbox.gone' : 'inbox.openFailed')}>
        {isGone ? (
          <Button onClick={onClose}>{t('inbox.back')}</Button>
        ) : (
          <>
            <Button isBusy={isFetching} onClick={() => void refetch()}>
              {t('common:tryAgain')}
            </Button>
            <Button look="quiet" className="lg:hidden" onClick={onClose}>
              {t('inbox.back')}
            </Button>
          </>
        )}
      </EmptyState>
    </div>
  )
}

/** Why nothing can be written yet, and what to do. */
function hintFor(conversation: OpenedConversation, isOnVisit: boolean) {
  if (isCalling(conversation)) return isOnVisit ? 'inbox.callingHint.visit' : 'inbox.callingHint.staff'
  return conversation.state === 'staff' ? 'inbox.heldHint' : 'inbox.takeOverHint'
}

function Opened({ conversation, onClose }: { conversation: OpenedConversation; onClose: () => void }) {
  const { t } = useTranslation('hotel-admin')
  const { id, state, isMine, staffName, roomNumber } = conversation
  const name = useGuestName()(conversation)
  const draft = useDraft(id)
  const { takeOver, reply, giveBack } = useInboxActions(id, draft.end)
  useMarkRead(conversation)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const canReply = (isMine || state === 'waiting') && !isCalling(conversation)
  const { slug } = useHotel()
  const isOnVisit = Boolean(useStaff(slug).data?.visit)
  const mayTakeOver = !isMine && !(isOnVisit && isCalling(conversation))
  const hint = hintFor(conversation, isOnVisit)

  const send = () => {
    const words = reply.isPending ? null : draft.take()
    if (words) reply.mutate(words)
  }

  return (
    <>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-2 py-2.5 lg:px-6">
        <IconButton look="quiet" label={t('inbox.back')} onClick={onClose} className="lg:hidden">
          <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
        </IconButton>
        <div className="grid min-w-0 flex-1 basis-24 justify-items-start gap-0.5">
          <h2
            ref={heading}
            tabIndex={-1}
            className="flex max-w-full flex-wrap items-baseline gap-x-2 rounded-sm font-semibold outline-none"
          >
            <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
            {roomNumber && (
              <span className="text-sm font-normal text-muted">{t('inbox.room', { room: roomNumber })}</span>
            )}
          </h2>
          <span className="flex flex-wrap gap-2">
            <DangerBadge danger={conversation.danger} />
            <ComplaintBadge isComplaint={conversation.isComplaint} />
            <HolderBadge conversation={conversation} />
          </span>
        </div>
        <div className="ms-auto flex gap-2">
          {mayTakeOver && (
            <Button look="primary" size="sm" isBusy={takeOver.isPending} onClick={() => takeOver.mutate()}>
              {t('inbox.takeOver')}
            </Button>
          )}
          {canReply && (
            <Button size="sm" isBusy={giveBack.isPending} onClick={() => giveBack.mutate()}>
              {t('inbox.giveBack')}
            </Button>
          )}
        </div>
      </header>
      <StaffMessages conversation={conversation} />
      <div className="border-t border-line px-3 py-3 lg:px-6">
        <div className="mx-auto max-w-3xl">
          {canReply ? (
            <ReplyBox
              name={name}
              draft={draft.text}
              onDraft={draft.write}
              isBusy={reply.isPending}
              onSend={send}
            />
          ) : (
            <p className="py-2 text-center text-muted">
              {t(hint, { name: staffName ?? t('inbox.support') })}
            </p>
          )}
        </div>
      </div>
    </>
  )
}
