import { SendHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#kit/web/ui/button.tsx'
import { LengthNote } from '#kit/web/ui/field.tsx'
import { MESSAGE_LENGTH_MAX } from '../../rules.ts'
import { MessageField } from '../message-field.tsx'

type ReplyBoxProps = {
  name: string
  draft: string
  isBusy: boolean
  onDraft: (text: string) => void
  onSend: () => void
}

/** The reply input; grows with its text. Enter sends, Shift+Enter inserts a new line. */
export function ReplyBox({ name, draft, isBusy, onDraft, onSend }: ReplyBoxProps) {
  const { t } = useTranslation('hotel-admin')
  return (
    <form
      data-bottom-bar
      className="grid gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <div className="flex items-end gap-1.5 rounded-lg border border-line bg-card p-1.5 shadow-card focus-within:border-accent">
        <MessageField
          draft={draft}
          onDraft={onDraft}
          onSend={onSend}
          label={t('inbox.reply', { name })}
          placeholder={t('inbox.placeholder')}
        />
        <IconButton
          look="primary"
          type="submit"
          label={t('inbox.send')}
          disabled={isBusy || draft.trim() === ''}
        >
          <SendHorizontal aria-hidden className="size-5 rtl:-scale-x-100" />
        </IconButton>
      </div>
      <div className="flex justify-between gap-3 px-1 text-xs text-muted">
        <span className="hidden pointer-fine:inline">{t('inbox.keys')}</span>
        <LengthNote text={draft} limit={MESSAGE_LENGTH_MAX} />
      </div>
    </form>
  )
}
