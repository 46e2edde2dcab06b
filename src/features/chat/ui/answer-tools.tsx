import { Check, Copy, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#kit/web/toast.ts'
import type { ChatMessage, Rating } from '../message.ts'

const tool =
  'grid size-9 place-items-center rounded-full transition hover:bg-tint hover:text-ink aria-pressed:bg-tint aria-pressed:text-accent-text'

type AnswerToolsProps = { message: ChatMessage; onRate: (rating: Rating | null) => void }

/** The sources of an answer, and what the guest can do with it. */
export function AnswerTools({ message, onRate }: AnswerToolsProps) {
  const { t } = useTranslation('chat')
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message.text)
      setCopied(true)
      setTimeout(() => setCopied(false), 2000)
    } catch {
      toast.error(t('copyFailed'))
    }
  }
  const rate = (rating: Rating) => onRate(message.rating === rating ? null : rating)
  const topics = message.isDefault ? '' : message.sources.map(({ topic }) => topic).join(' · ')
  return (
    <>
      {topics && (
        <span className="min-w-0">
          <bdi>{t('sources', { topics })}</bdi>
        </span>
      )}
      {message.author === 'assistant' && (
        <span className="flex">
          <button
            type="button"
            className={tool}
            aria-label={isCopied ? t('copied') : t('copy')}
            onClick={() => void copy()}
          >
            {isCopied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
          </button>
          <button
            type="button"
            className={tool}
            aria-label={t('helpful')}
            aria-pressed={message.rating === 'up'}
            onClick={() => rate('up')}
          >
            <ThumbsUp aria-hidden className="size-4" />
          </button>
          <button
            type="button"
            className={tool}
            aria-label={t('notHelpful')}
            aria-pressed={message.rating === 'down'}
            onClick={() => rate('down')}
          >
            <ThumbsDown aria-hidden className="size-4" />
          </button>
        </span>
      )}
    </>
  )
}
