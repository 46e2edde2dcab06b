import { BookPlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { later } from '#kit/web/later.tsx'
import type { OpenedConversation } from '../../inbox-contract.ts'
import { questionBefore } from '../../inbox-rules.ts'
import type { ChatMessage } from '../../message.ts'
import { LinkedText } from '../linked-text.tsx'
import { useGuestName } from './conversation-words.tsx'
import { useMoment } from './moment.ts'

const NewEntry = later(() => import('#features/knowledge/ui/new-entry.tsx'), 'NewEntry')

const NEAR = 120

const LOOK: Record<ChatMessage['author'], string> = {
  guest: 'bg-card border border-line shadow-card rounded-es-sm',
  assistant: 'bg-ink/5 rounded-ee-sm',
  staff: 'bg-accent text-on-accent rounded-ee-sm',
}

/**
 * The messages, the guest's on one side and the hotel's on the other; stays scrolled to the end unless the reader
 * scrolls up.
 */
export function StaffMessages({ conversation }: { conversation: OpenedConversation }) {
  const { t } = useTranslation('hotel-admin')
  const nameOf = useGuestName()
  const place = useRef<HTMLDivElement>(null)
  const wasAtEnd = useRef(true)
  const { messages } = conversation
  const newest = messages.at(-1)?.id
  const [kept, setKept] = useState<{ question: string; content: string } | null>(null)
  useEffect(() => {
    const box = place.current
    if (box && wasAtEnd.current) box.scrollTop = box.scrollHeight
  }, [newest])

  return (
    <div
      ref={place}
      role="log"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
      tabIndex={0}
      aria-label={t('inbox.conversation', { name: nameOf(conversation) })}
      onScroll={({ currentTarget: box }) => {
        wasAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR
      }}
      className="min-h-0 flex-1 overflow-y-auto px-4 py-5 lg:px-6"
    >
      <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-3">
        {messages.length === 0 && <p className="py-8 text-center text-muted">{t('inbox.nothing')}</p>}
        {messages.map((message) => (
          <StaffMessage
            key={message.id}
            message={message}
            onKeep={() => setKept({ question: questionBefore(messages, message.id), content: message.text })}
          />
        ))}
      </div>
      {kept && <NewEntry {...kept} onClose={() => setKept(null)} />}
    </div>
  )
}

function StaffMessage({ message, onKeep }: { message: ChatMessage; onKeep: () => void }) {
  const { t } = useTranslation('hotel-admin')
  const moment = useMoment()
  const { author, staffName, text, at } = message
  const isGuest = author === 'guest'
  const speaker = author === 'staff' ? (staffName ?? t('inbox.support')) : t(`inbox.${author}`)
  return (
    <div className={`flex flex-col gap-1 ${isGuest ? 'items-start pe-10' : 'items-end ps-10'}`}>
      <div
        dir="auto"
        className={`w-fit max-w-full rounded-lg px-4 py-2.5 text-start leading-relaxed break-words whitespace-pre-wrap ${LOOK[author]}`}
      >
        <LinkedText text={text} />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-1.5 px-1 text-[0.8125rem] text-muted">
        {author === 'staff' && (
          <button
            type="button"
            onClick={onKeep}
            className="inline-flex min-h-7 items-center gap-1.5 rounded-sm px-1.5 font-semibold text-accent-text transition hover:bg-tint pointer-coarse:min-h-11"
          >
            <BookPlus aria-hidden className="size-4" />
            {t('inbox.keep')}
          </button>
        )}
        <p className="flex gap-1.5">
          <bdi>{speaker}</bdi>
          <span aria-hidden>·</span>
          <time dateTime={at} className="tabular">
            {moment.full(at)}
          </time>
        </p>
      </div>
    </div>
  )
}
