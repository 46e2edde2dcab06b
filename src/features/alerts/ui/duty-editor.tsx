import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import { DiscardQuestion } from '#kit/web/ui/discard-question.tsx'
import { useLeaveGuard } from '#kit/web/use-leave-guard.ts'

type EditorProps = {
  /** What the button says that saves it. */
  save: string
  isBusy: boolean
  /** Whether something in it is not saved yet. */
  isChanged: boolean
  onSave: () => void
  onClose: () => void
  /** Another button, at the start of the line. */
  other?: ReactNode
  children: ReactNode
}

/**
 * Something of somebody's duty while it is changed in its place: the focus goes there, Enter saves, Escape
 * cancels, and the page is not left without a question.
 */
export function DutyEditor({ save, isBusy, isChanged, onSave, onClose, other, children }: EditorProps) {
  const { t } = useTranslation('common')
  const [isLeaving, setLeaving] = useState(false)
  useLeaveGuard(isChanged, () => setLeaving(true))
  const form = useRef<HTMLFormElement>(null)
  const leave = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && onClose())
  useEffect(() => {
    const box = form.current
    box?.querySelector<HTMLElement>('input, button')?.focus()
    box?.addEventListener('keydown', leave)
    return () => box?.removeEventListener('keydown', leave)
  }, [])
  return (
    <>
      <form
        ref={form}
        noValidate
        className="grid grid-cols-1 gap-3 py-2"
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        {children}
        <div className="flex flex-wrap justify-end gap-2">
          {other}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" look="primary" isBusy={isBusy}>
            {save}
          </Button>
        </div>
      </form>
      {isLeaving && <DiscardQuestion onKeep={() => setLeaving(false)} onDiscard={onClose} />}
    </>
  )
}
