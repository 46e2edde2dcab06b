import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'

type EditorProps = {
  /** What the button says that saves it. */
  save: string
  isBusy: boolean
  onSave: () => void
  onClose: () => void
  /** Another button, at the start of the line. */
  other?: ReactNode
  children: ReactNode
}

/** Something of somebody's duty while it is changed in its place: the focus goes there, Enter saves and Escape cancels. */
export function DutyEditor({ save, isBusy, onSave, onClose, other, children }: EditorProps) {
  const { t } = useTranslation('common')
  const form = useRef<HTMLFormElement>(null)
  const leave = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && onClose())
  useEffect(() => {
    const box = form.current
    box?.querySelector<HTMLElement>('input, button')?.focus()
    box?.addEventListener('keydown', leave)
    return () => box?.removeEventListener('keydown', leave)
  }, [])
  return (
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
  )
}
