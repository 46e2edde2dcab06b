import { type KeyboardEvent, useEffect, useRef } from 'react'
import { lengthOf } from '#kit/shared/text.ts'
import { TOO_LONG } from '#kit/web/too-long.ts'
import { MESSAGE_LENGTH_MAX } from '../rules.ts'

const HEIGHT_MAX = 156

type MessageFieldProps = {
  label: string
  placeholder: string
  draft: string
  isDisabled?: boolean
  onDraft: (text: string) => void
  onSend: () => void
}

function fitHeight(area: HTMLTextAreaElement) {
  area.style.height = 'auto'
  area.style.height = `${Math.min(area.scrollHeight, HEIGHT_MAX)}px`
}

/** Grows with its text; Enter sends, Shift+Enter inserts a new line. */
export function MessageField({ label, placeholder, draft, isDisabled, onDraft, onSend }: MessageFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (field.current) fitHeight(field.current)
  }, [draft, placeholder])
  useEffect(() => {
    const area = field.current
    if (!area) return
    const watch = new ResizeObserver(() => fitHeight(area))
    watch.observe(area)
    return () => watch.disconnect()
  }, [])
  const isTooLong = lengthOf(draft) > MESSAGE_LENGTH_MAX
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!isTooLong) onSend()
  }
  return (
    <textarea
      ref={field}
      // when empty, the field and its placeholder take the page's direction
      dir={draft ? 'auto' : undefined}
      rows={1}
      value={draft}
      disabled={isDisabled}
      {...{ [TOO_LONG]: isTooLong || undefined }}
      aria-invalid={isTooLong}
      enterKeyHint="send"
      aria-label={label}
      placeholder={placeholder}
      onChange={({ target }) => onDraft(target.value)}
      onKeyDown={press}
      className="min-h-11 min-w-0 grow resize-none bg-transparent px-3 py-2.5 text-start leading-normal outline-none placeholder:text-muted disabled:opacity-70"
    />
  )
}
