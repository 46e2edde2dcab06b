import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { useNow } from '#kit/web/use-now.ts'
import type { ChatMessage } from '../message.ts'
import { AnswerTools } from './answer-tools.tsx'
import { EmergencyCalls } from './emergency-calls.tsx'
import { LinkedText } from './linked-text.tsx'
import { Bubble, MessageBubble } from './message-bubble.tsx'
import type { PendingMessage } from './said.ts'
import type { Chat } from './use-chat.ts'
import { DAY_MS } from '#kit/shared/time.ts'

/** The day of a moment in the hotel's time zone. */
function useDate() {
  const { currency } = useHotel()
  return useFormatters(currency).date
}

/** CHAT-01: the messages, grouped by day, and the one being streamed. */
export function MessageList({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const { messages, onTheWay, next } = chat
  const date = useDate()
  const isCalling = chat.state === 'waiting' && chat.danger !== null && chat.staffSawAt === null
  const mayCall = !isCalling && !chat.isBusy
  return (
    <ol aria-label={t('conversation')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {messages.map((message, at) => {
        const before = messages[at - 1]
        const isNewDay = !before || date(before.at) !== date(message.at)
        return [
          isNewDay && <Day key={`day ${message.id}`} moment={message.at} />,
          <MessageBubble
            key={message.id}
            message={message}
            messages={messages}
            onCall={mayCall ? () => void chat.send(t('emergency.say')) : null}
          >
            {message.author !== 'guest' && message.wish?.kind !== 'emergency' && (
              <AnswerTools message={message} onRate={(rating) => void chat.rate(message.id, rating)} />
            )}
          </MessageBubble>,
        ]
      })}
      {onTheWay?.failure && (
        <Failed text={onTheWay.failure} onRetry={() => void chat.retry()} isUnsent={chat.isUnsent} />
      )}
      {onTheWay && chat.isAwaiting && chat.state === 'assistant' && <Coming text={onTheWay.answer} />}
      {next.map((message) => (
        <Next key={message.key} message={message} onRetry={() => chat.retryRefused(message)} />
      ))}
    </ol>
  )
}

function Day({ moment }: { moment: ChatMessage['at'] }) {
  const { t } = useTranslation('chat')
  const date = useDate()
  const now = useNow(60)
  const names: Record<string, string> = {
    [date(new Date(now.getTime() - DAY_MS).toISOString())]: t('yesterday'),
    [date(now.toISOString())]: t('today'),
  }
  return (
    <li className="justify-self-center pt-2 text-[0.8125rem] font-medium text-muted">
      {names[date(moment)] ?? date(moment)}
    </li>
  )
}

/** The answer as it arrives; three dots until its first word. */
function Coming({ text }: { text: string }) {
  const { t } = useTranslation('chat')
  return (
    <li className="flex flex-col items-start pe-6 md:pe-16" aria-busy="true">
      <span className="sr-only">{t('typing')}</span>
      <Bubble author="assistant">{text ? <LinkedText text={text} /> : <Dots />}</Bubble>
    </li>
  )
}

const Dots = () => (
  <span aria-hidden className="flex h-7 items-center gap-1.5">
    {[0, 160, 320].map((delay) => (
      <span
        key={delay}
        className="size-2 animate-pulse rounded-full bg-muted"
        style={{ animationDelay: `${delay}ms` }}
      />
    ))}
  </span>
)

/** A message that goes out after the one before it, or was refused. */
function Next({ message, onRetry }: { message: PendingMessage; onRetry: () => void }) {
  const { t } = useTranslation('chat')
  const { text, failure } = message
  return (
    <>
      <li className="flex flex-col items-end gap-1 ps-10">
        <Bubble author="guest">{text}</Bubble>
        {failure === null && <p className="px-1 text-[0.8125rem] text-muted">{t('next')}</p>}
      </li>
      {failure && <Failed text={failure} onRetry={onRetry} />}
    </>
  )
}

type FailedProps = { text: string; onRetry: () => void; isUnsent?: boolean }

function Failed({ text, onRetry, isUnsent = false }: FailedProps) {
  const { t } = useTranslation('common')
  return (
    <li>
      <div role="alert" className="flex flex-wrap items-center justify-end gap-2 text-late">
        <span className="text-[0.9375rem]">{text}</span>
        <Button size="sm" onClick={onRetry}>
          <RotateCcw aria-hidden className="size-4" />
          {t('tryAgain')}
        </Button>
        {isUnsent && <EmergencyCalls />}
      </div>
    </li>
  )
}
