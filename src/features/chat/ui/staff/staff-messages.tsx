import { BookPlus, Check, CircleX, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { later } from '#kit/web/later.tsx'
import { useAfterPress } from '#kit/web/use-after-press.ts'
import type { OpenedConversation } from '../../inbox-contract.ts'
import { questionBefore } from '../../inbox-rules.ts'
import type { ChatMessage } from '../../message.ts'
import { LinkedText } from '../linked-text.tsx'
import { useGuestName } from './conversation-words.tsx'
import { entryAsGuest } from './entry-as-guest.tsx'
import { useMoment } from './moment.ts'

const WrongAnswer = later(() => import('./wrong-answer.tsx'), 'WrongAnswer')
const NewEntry = later(() => import('#features/knowledge/ui/new-entry.tsx'), 'NewEntry')

const NEAR = 120

const LOOK: Record<ChatMessage['author'], string> = {
  guest: 'bg-card border border-line shadow-card rounded-es-sm',
  assistant: 'bg-ink/5 rounded-ee-sm',
  staff: 'bg-accent text-on-accent rounded-ee-sm',
}

/**
 * The messages, the guest's on one side and the hotel's on the other; stays scrolled to the end unless the reader
 * scrolls up or is pressing something.
 */
export function StaffMessages({ conversation }: { conversation: OpenedConversation }) {
  const { t } = useTranslation('hotel-admin')
  const nameOf = useGuestName()
  const place = useRef<HTMLDivElement>(null)
  const wasAtEnd = useRef(true)
  const { messages } = conversation
  const newest = messages.at(-1)?.id
  const [kept, setKept] = useState<{ question: string; content: string } | null>(null)
  const [wrong, setWrong] = useState<ChatMessage | null>(null)
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const afterPress = useAfterPress()
  useEffect(
    () =>
      afterPress(() => {
        const box = place.current
        if (box && wasAtEnd.current) box.scrollTop = box.scrollHeight
      }),
    [newest, afterPress],
  )

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
            isMarked={marked.has(message.id)}
            onWrong={() => setWrong(message)}
            onKeep={() => setKept({ question: questionBefore(messages, message.id), content: message.text })}
          />
        ))}
      </div>
      {wrong && (
        <WrongAnswer
          message={wrong}
          question={questionBefore(messages, wrong.id)}
          onMarked={() => {
            setMarked(new Set(marked).add(wrong.id))
            setWrong(null)
          }}
          onClose={() => setWrong(null)}
        />
      )}
      {kept && <NewEntry {...kept} renderPreview={entryAsGuest} onClose={() => setKept(null)} />}
    </div>
  )
}

type MessageProps = { message: ChatMessage; isMarked: boolean; onWrong: () => void; onKeep: () => void }

const toolClass =
  'inline-flex min-h-7 items-center gap-1.5 rounded-sm px-1.5 font-semibold transition hover:bg-tint pointer-coarse:min-h-11'

function StaffMessage({ message, isMarked, onWrong, onKeep }: MessageProps) {
  const { t } = useTranslation('hotel-admin')
  const moment = useMoment()
  const { author, staffName, text, at, rating, wish } = message
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
          <button type="button" onClick={onKeep} className={`${toolClass} text-accent-text`}>
            <BookPlus aria-hidden className="size-4" />
            {t('inbox.keep')}
          </button>
        )}
        {author === 'assistant' && <GuestRating rating={rating} />}
        {author === 'assistant' && wish?.kind !== 'emergency' && (
          <WrongButton isMarked={isMarked} isUrged={rating === 'down'} onWrong={onWrong} />
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

/** What the guest thought of an answer. */
function GuestRating({ rating }: Pick<ChatMessage, 'rating'>) {
  const { t } = useTranslation('hotel-admin')
  if (rating === null) return null
  const Icon = rating === 'up' ? ThumbsUp : ThumbsDown
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-medium ${rating === 'up' ? 'text-good' : 'text-late'}`}
    >
      <Icon aria-hidden className="size-3.5" />
      {t(`inbox.rating.${rating}`)}
    </span>
  )
}

type WrongProps = { isMarked: boolean; isUrged: boolean; onWrong: () => void }

/** Marks an answer as wrong; the more to be seen where the guest thought so, too. */
function WrongButton({ isMarked, isUrged, onWrong }: WrongProps) {
  const { t } = useTranslation('hotel-admin')
  if (isMarked)
    return (
      <span className="inline-flex items-center gap-1.5 font-medium">
        <Check aria-hidden className="size-4" />
        {t('inbox.wrong.marked')}
      </span>
    )
  return (
    <button
      type="button"
      onClick={onWrong}
      className={`${toolClass} ${isUrged ? 'bg-late/10 text-late' : ''}`}
    >
      <CircleX aria-hidden className="size-4" />
      {t('inbox.wrong.mark')}
    </button>
  )
}
