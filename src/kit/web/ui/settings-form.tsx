import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { focusWrong } from '../focus-wrong.ts'
import { Button } from './button.tsx'
import { DiscardQuestion } from './discard-question.tsx'
import { useLeaveGuard } from '../use-leave-guard.ts'
import { useSaveKey } from '../use-save-key.ts'

type SettingsFormProps = {
  isChanged: boolean
  save: { isPending: boolean; isSuccess: boolean }
  /** Saves, unless something is wrong: false then, once it is shown. */
  submit: () => boolean
  onDiscard: () => void
  className: string
  children: ReactNode
}

/** Settings that are saved together: by a bar that stands below them as long as something has changed, or by a key. */
export function SettingsForm({ isChanged, save, submit, onDiscard, className, children }: SettingsFormProps) {
  const { t } = useTranslation('hotel-admin')
  const [isLeaving, setIsLeaving] = useState(false)
  useLeaveGuard(isChanged && !save.isSuccess, () => setIsLeaving(true))
  const send = () => {
    const isRight = flushSync(submit)
    if (!isRight) focusWrong()
  }
  useSaveKey(send)
  return (
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {children}
      <p role="status" className="sr-only">
        {isChanged && t('editor.unsaved')}
      </p>
      {isChanged && (
        <div
          data-bottom-bar
          className="sticky bottom-3 z-10 flex flex-wrap items-center justify-end gap-3 rounded-lg border border-line bg-card p-2 ps-4 shadow-float"
        >
          <p aria-hidden className="me-auto text-muted">
            {t('editor.unsaved')}
          </p>
          <Button onClick={onDiscard}>{t('editor.discardChanges')}</Button>
          <Button type="submit" look="primary" isBusy={save.isPending}>
            {t('editor.save')}
          </Button>
        </div>
      )}
      {isLeaving && <DiscardQuestion onKeep={() => setIsLeaving(false)} onDiscard={onDiscard} />}
    </form>
  )
}
