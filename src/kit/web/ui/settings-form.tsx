import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusWrong } from '../focus-wrong.ts'
import { DiscardQuestion } from './discard-question.tsx'
import { SaveTools, UnsavedStatus } from './save-tools.tsx'
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
      <UnsavedStatus isUnsaved={isChanged} />
      {isChanged && (
        <div
          data-bottom-bar
          className="sticky bottom-3 z-10 flex flex-wrap items-center justify-end gap-3 rounded-lg border border-line bg-card p-2 ps-4 shadow-float"
        >
          <SaveTools isUnsaved onDiscard={onDiscard} save={{ isBusy: save.isPending }} />
        </div>
      )}
      {isLeaving && <DiscardQuestion onKeep={() => setIsLeaving(false)} onDiscard={onDiscard} />}
    </form>
  )
}
