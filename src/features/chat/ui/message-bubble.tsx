import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import type { ChatMessage } from '../message.ts'
import { partsOf } from '#features/assistant/lists.ts'
import { hasOffer, isPlain } from '#features/assistant/rules.ts'
import { LinkedText } from './linked-text.tsx'
import { later } from '#kit/web/later.tsx'
import { EmergencyCard } from './emergency-card.tsx'
import { OrderCard } from '#features/assistant/ui/order-card.tsx'
import { WholeEntry } from './whole-entry.tsx'

const ListedAnswer = later(() => import('#features/assistant/ui/listed-answer.tsx'), 'ListedAnswer')
const ServiceCard = later(() => import('#features/assistant/ui/service-card.tsx'), 'ServiceCard')

const LOOK: Record<ChatMessage['author'], string> = {
  guest: 'bg-accent text-on-accent rounded-ee-sm',
  assistant: 'bg-card border border-line shadow-card rounded-es-sm',
  staff: 'bg-tint text-ink border border-accent/25 rounded-es-sm',
}

/** One side's text, as written, in its own direction. */
export const Bubble = ({
  author,
  children,
}: {
  author: ChatMessage['author']
  children: React.ReactNode
}) => (
  <div
    dir="auto"
    className={`w-fit max-w-full rounded-lg px-4 py-2.5 text-start text-[1.0625rem] leading-relaxed break-words whitespace-pre-wrap [unicode-bidi:plaintext] ${LOOK[author]}`}
  >
    {children}
  </div>
)

type MessageBubbleProps = {
  message: ChatMessage
  /** All of the conversation, in which a card may go on from another. */
  messages: readonly ChatMessage[]
  /** Has the staff called, in an emergency; null while it cannot be, or they are. */
  onCall: (() => void) | null
  children?: React.ReactNode
}

/** One message with its sender and its time in the hotel's time zone (CHAT-01); `children` go below it. */
export function MessageBubble({ message, messages, onCall, children }: MessageBubbleProps) {
  const { t } = useTranslation('chat')
  const { currency } = useHotel()
  const { time } = useFormatters(currency)
  const { author, staffName, wish } = message
  const isGuest = author === 'guest'
  const parts = partsOf(message.text, message.listed)
  const speaker = isGuest ? t('you') : t('assistant')
  return (
    <li
      data-message
      className={`flex flex-col gap-1 ${isGuest ? 'items-end ps-10' : wish && !isPlain(wish) ? 'items-start' : 'items-start pe-6 md:pe-16'}`}
    >
      {author === 'staff' ? (
        <p className="px-1 text-[0.8125rem] font-semibold text-accent-text">
          {staffName ? t('fromStaff', { name: staffName }) : t('support')}
        </p>
      ) : (
        <span className="sr-only">{speaker}</span>
      )}
      {wish?.kind === 'emergency' ? (
        <EmergencyCard intent={wish} text={message.text} onCall={onCall} />
      ) : wish?.kind === 'order' && hasOffer(wish) ? (
        <>
          {wish.sorry && <Bubble author={author}>{wish.sorry}</Bubble>}
          <OrderCard messageId={message.id} messages={messages} intent={wish} />
        </>
      ) : wish?.kind === 'request' && wish.offers.length > 0 ? (
        <ServiceCard intent={wish} />
      ) : (
        <Bubble author={author}>
          {parts ? <ListedAnswer parts={parts} Text={LinkedText} /> : <LinkedText text={message.text} />}
          {message.sources.map(
            ({ id, topic, content }) => content && <WholeEntry key={id} topic={topic} content={content} />,
          )}
        </Bubble>
      )}
      {wish?.kind === 'complaint' && wish.offers.length > 0 && <ServiceCard intent={wish} />}
      <div className="flex min-h-6 flex-wrap items-center gap-x-2 px-1 text-[0.8125rem] text-muted">
        <time dateTime={message.at} className="tabular" dir="ltr">
          {time(message.at)}
        </time>
        {children}
      </div>
    </li>
  )
}
