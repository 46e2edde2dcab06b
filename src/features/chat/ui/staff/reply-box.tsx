import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#kit/web/ui/button.tsx'
import { MESSAGE_LENGTH_MAX } from '../../rules.ts'

const COUNTED_FROM = MESSAGE_LENGTH_MAX - 200
const HEIGHT_MAX = 168

type ReplyBoxProps = {
  name: string
  draft: string
  isBusy: boolean
  onDraft: (text: string) => void
  onSend: () => void
}

/** Where staff write; grows with its text. Enter sends, Shift+Enter is a new line. */
export function ReplyBox({ name, draft, isBusy, onDraft, onSend }: ReplyBoxProps) {
  const { t } = useTranslation('hotel-admin')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const area = field.current
    if (!area) return
    area.style.height = 'auto'
    area.style.height = `${Math.min(area.scrollHeight, HEIGHT_MAX)}px`
  }, [draft])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }
  return (
    <form
      className="grid gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <div className="flex items-end gap-1.5 rounded-lg border border-line bg-card p-1.5 shadow-card focus-within:border-accent">
        <textarea
          ref={field}
          dir="auto"
          rows={1}
          value={draft}
          maxLength={MESSAGE_LENGTH_MAX}
          enterKeyHint="send"
          aria-label={t('inbox.reply', { name })}
          placeholder={t('inbox.placeholder')}
          onChange={({ target }) => onDraft(target.value)}
          onKeyDown={press}
          className="min-h-11 min-w-0 grow resize-none bg-transparent px-3 py-2.5 text-start leading-normal outline-none placeholder:text-muted"
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
      <p className="flex justify-between gap-3 px-1 text-xs text-muted">
        <span className="hidden pointer-fine:inline">{t('inbox.keys')}</span>
        {draft.length > COUNTED_FROM && (
          <span className="tabular ms-auto">
            {t('inbox.characters', { used: draft.length, max: MESSAGE_LENGTH_MAX })}
          </span>
        )}
      </p>
    </form>
  )
}
