import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { EntryFields } from '#features/knowledge/ui/entry-fields.ts'
import { useQuoted } from '#features/knowledge/ui/use-quoted.ts'
import { InLanguage } from '#kit/web/in-language.tsx'
import { PhonePage } from '#kit/web/ui/phone-frame.tsx'
import { Badge, Skeleton } from '#kit/web/ui/states.tsx'
import { useFontsOf } from '#kit/web/use-fonts.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import type { ChatMessage } from '../../message.ts'
import { AnswerTools } from '../answer-tools.tsx'
import { MessageBubble } from '../message-bubble.tsx'

type InChatProps = { draft: EntryFields; id: string | null }

/** An entry as a guest reads it who asks for it: the question, and what the assistant quotes. */
export function EntryInChat({ draft, id }: InChatProps) {
  const { t } = useTranslation('hotel-admin')
  const { primaryColor } = useHotel()
  const own = useLanguage()
  const { question, passage, language: spoken } = useQuoted(draft, id)
  const language = spoken ?? own
  useFontsOf([language])
  return (
    <PhonePage
      label={t('menu.form.preview')}
      notes={!draft.active && <Badge>{t('knowledge.inactive')}</Badge>}
      color={primaryColor}
      language={language}
    >
      <InLanguage language={language} fallback={<Skeleton className="m-4 h-80" />}>
        <Talk question={question} passage={passage} draft={draft} />
      </InLanguage>
    </PhonePage>
  )
}

type TalkProps = { question: string; passage: string; draft: EntryFields }

function Talk({ question, passage, draft }: TalkProps) {
  const [at] = useState(() => new Date().toISOString())
  const { topic, content } = draft
  const shared = { at, isDefault: false, rating: null, wish: null, staffName: null } as const
  const isPart = passage !== content.trim()
  const asked: ChatMessage = { ...shared, id: 'asked', author: 'guest', text: question || '…', sources: [] }
  const answer: ChatMessage = {
    ...shared,
    id: 'answer',
    author: 'assistant',
    text: passage || '…',
    sources: [{ id: 'shown', topic: topic.trim() || '…', ...(isPart ? { content } : {}) }],
  }
  const messages = [asked, answer]
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-3 p-5 pt-12 [&>.items-start]:pe-6!">
      {messages.map((message) => (
        <MessageBubble key={message.id} message={message} messages={messages} onCall={null}>
          {message === answer && <AnswerTools message={answer} onRate={() => {}} />}
        </MessageBubble>
      ))}
    </ol>
  )
}
