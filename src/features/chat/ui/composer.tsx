import { Link } from '@tanstack/react-router'
import { ArrowUp, Mic, Square, VolumeX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { LengthNote } from '#kit/web/ui/field.tsx'
import { MadeWithLove } from '#kit/web/ui/made-with-love.tsx'
import { LastAttempt } from '#kit/web/ui/last-attempt.tsx'
import { MESSAGE_LENGTH_MAX } from '../rules.ts'
import { EmergencyCalls } from './emergency-calls.tsx'
import { measureFoot } from './measure-foot.ts'
import { MessageField } from './message-field.tsx'
import type { Chat } from './use-chat.ts'
import { useKeyboardInset } from './use-keyboard-inset.ts'
import type { Voice } from './use-voice.ts'

const LEFT_SHOWN = 3

type ComposerProps = {
  chat: Chat
  voice: Voice
  draft: string
  onDraft: (text: string) => void
  onSend: () => void
}

/** The message input; at the limit, a button for a new chat (CHAT-06, CHAT-07). */
export function Composer({ chat, voice, draft, onDraft, onSend }: ComposerProps) {
  const { slug } = useHotel()
  const { t } = useTranslation('chat')
  const inset = useKeyboardInset()
  const { isAtLimit, note } = chat
  const isNearLimit = chat.state === 'assistant' && chat.repliesLeft <= LEFT_SHOWN && !isAtLimit
  return (
    <div
      ref={measureFoot}
      className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 bg-gradient-to-t from-ground from-75% to-transparent px-4 pt-6 pb-3 lg:bottom-0 lg:pb-6 short:bottom-[calc(2.75rem+env(safe-area-inset-bottom))] short:pt-2 short:pb-2"
      style={inset > 0 ? { bottom: inset } : undefined}
    >
      <div data-bottom-bar className="mx-auto grid max-w-2xl grid-cols-1 gap-2">
        {(note ?? isAtLimit) && (
          <div
            role="alert"
            className="grid gap-1 rounded-md bg-wait-tint px-4 py-2.5 text-[0.9375rem] font-medium text-wait"
          >
            <p>{note?.text ?? t('limitReached')}</p>
            <EmergencyCalls />
            {note?.signInHelps && (
              <p className="font-normal">
                {t('signInHelps')}{' '}
                <Link
                  to="/hotelly/$slug/guest-login"
                  params={{ slug }}
                  search={{ to: 'chat' }}
                  className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
                >
                  {t('signInForChat')}
                </Link>
              </p>
            )}
          </div>
        )}
        {isNearLimit && !note && (
          <p className="text-center text-[0.8125rem] text-muted">{t('left', { count: chat.repliesLeft })}</p>
        )}
        {isAtLimit && (
          <Button look="primary" onClick={chat.startNew}>
            {t('startNew')}
          </Button>
        )}
        <LastAttempt action="chatbot_message" />
        <form
          className="flex items-end gap-1.5 rounded-[1.625rem] border border-line bg-card p-1.5 shadow-card focus-within:border-accent"
          onSubmit={(event) => {
            event.preventDefault()
            onSend()
          }}
        >
          <MessageField
            draft={draft}
            onDraft={onDraft}
            onSend={onSend}
            label={t('message')}
            placeholder={isAtLimit ? t('limitPlaceholder') : t('placeholder')}
            isDisabled={isAtLimit}
          />
          {voice.isSpeaking && (
            <IconButton look="quiet" label={t('voice.quiet')} onClick={voice.quiet}>
              <VolumeX aria-hidden className="size-5" />
            </IconButton>
          )}
          <IconButton
            look={voice.isListening ? 'soft' : 'quiet'}
            label={voice.isListening ? t('voice.stop') : t('voice.start')}
            disabled={isAtLimit || chat.isBusy}
            onClick={voice.isListening ? voice.stop : voice.listen}
          >
            {voice.isListening ? (
              <Square aria-hidden className="size-4 fill-current" />
            ) : (
              <Mic aria-hidden className="size-5" />
            )}
          </IconButton>
          <IconButton
            look="primary"
            type="submit"
            label={t('send')}
            disabled={isAtLimit || draft.trim() === ''}
          >
            <ArrowUp aria-hidden className="size-5" />
          </IconButton>
        </form>
        {voice.isListening && (
          <p role="status" className="text-center text-[0.8125rem] text-muted">
            {t('voice.listening')}
          </p>
        )}
        <LengthNote text={draft} limit={MESSAGE_LENGTH_MAX} />
        <footer className={`short:hidden ${inset > 0 ? 'hidden' : ''}`}>
          <MadeWithLove />
        </footer>
      </div>
    </div>
  )
}
