import { ArrowDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GuestFailure } from '#features/hotels/ui/guest-failure.tsx'
import { IconButton } from '#kit/web/ui/button.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { ChatWelcome } from './chat-welcome.tsx'
import { Composer } from './composer.tsx'
import { useHalfWritten } from './half-written.ts'
import { MessageList } from './message-list.tsx'
import { Offers } from './offers.tsx'
import { useChat } from './use-chat.ts'
import { useStickToEnd } from './use-stick-to-end.ts'
import { useVoice } from './use-voice.ts'
import { PersonOffer, WhoAnswers } from './who-answers.tsx'

/** CHAT-01: the guest's conversation with the assistant, or with the person who took over. */
export function ChatTab() {
  // those of a long wait as well, which would otherwise leave the chat empty while they are fetched
  const { t } = useTranslation(['chat', 'times'])
  const [sentCount, setSentCount] = useState(0)
  const speak = useRef<(text: string) => void>(() => {})
  const chat = useChat((text) => speak.current(text))
  const draft = useHalfWritten(chat.sessionId)
  const voice = useVoice({
    words: draft.write,
    said: (text) => void submit(text, true),
    failed: () => chat.setNote(t('voice.failed')),
  })
  useEffect(() => {
    speak.current = voice.speak
  }, [voice.speak])
  const section = useRef<HTMLElement>(null)
  const { isAtEnd, toEnd } = useStickToEnd(section, sentCount)

  const submit = async (given: string, isSpoken = false) => {
    const text = given.trim()
    if (!text || chat.isAtLimit) return
    draft.write('')
    setSentCount((count) => count + 1)
    if (!(await chat.send(text, isSpoken))) draft.putBack(text)
  }

  const isEmpty = chat.messages.length + chat.next.length === 0
  return (
    <section ref={section} className="mx-auto flex w-full max-w-2xl flex-col gap-4">
      <WhoAnswers chat={chat} />
      {chat.isLoading && (
        <div aria-busy="true" className="grid gap-3">
          <Skeleton className="h-12 w-3/5" />
          <Skeleton className="h-20 w-4/5" />
        </div>
      )}
      {chat.loadError && isEmpty && (
        <GuestFailure text={t('loadFailed')} isBusy={chat.isLoading} onRetry={chat.reload} />
      )}
      {!chat.isLoading && !chat.loadError && isEmpty && chat.state === 'assistant' && (
        <ChatWelcome topics={chat.settings?.suggestions ?? []} onAsk={(text) => void submit(text)} />
      )}
      {!isEmpty && <MessageList chat={chat} />}
      <Offers chat={chat} onAsk={(text) => void submit(text)} />
      <PersonOffer chat={chat} />
      <Announcer chat={chat} />
      {!isAtEnd && !isEmpty && (
        <IconButton
          label={t('newest')}
          className="fixed inset-x-0 bottom-38 z-10 short:bottom-30 lg:bottom-28 mx-auto shadow-float"
          onClick={() => toEnd('smooth')}
        >
          <ArrowDown aria-hidden className="size-5" />
        </IconButton>
      )}
      <Composer
        chat={chat}
        voice={voice}
        draft={draft.text}
        onDraft={draft.write}
        onSend={() => void submit(draft.text)}
      />
    </section>
  )
}

/** Announces a complete answer to screen readers, rather than every word as it arrives. */
function Announcer({ chat }: { chat: ReturnType<typeof useChat> }) {
  const asked = chat.messages.findLastIndex(({ author }) => author === 'guest')
  const answers = chat.messages.slice(asked + 1).map(({ text }) => text)
  return (
    <p aria-live="polite" className="sr-only">
      {chat.isBusy ? '' : answers.join('\n')}
    </p>
  )
}
