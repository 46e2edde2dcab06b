import { type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Language } from '#kit/shared/languages.ts'
import { focusWrong } from '../focus-wrong.ts'
import { toast } from '../toast.ts'
import { useCuredToast } from '../use-cured-toast.ts'
import type { FieldEdits } from '../use-field-edits.ts'
import { useLeaveGuard } from '../use-leave-guard.ts'
import { useSaveKey } from '../use-save-key.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { DiscardQuestion } from './discard-question.tsx'
import { type Both, Overtaken } from './overtaken.tsx'

type FormState<Fields extends object> = {
  edits: FieldEdits<Fields>
  isChanged: boolean
  /** Whether a field keeps it from being saved. */
  isWrong: boolean
  /** The languages whose texts are wrong. */
  wrongIn: readonly Language[]
  /** Whether a choice between two people's changes keeps it from being saved. */
  isUnsettled: boolean
  /** From now on what is wrong is said. */
  send: () => void
}

/** What fields are called, and what stands in them, in words. */
export type FieldWords<Fields extends object> = {
  labelOf: (name: keyof Fields) => string
  shown: (name: keyof Fields, value: Fields[keyof Fields]) => ReactNode
}

type FormProps<Fields extends object> = {
  title: string
  form: FormState<Fields>
  words: FieldWords<Fields>
  /** Said above the form when somebody else changed or deleted what is open; null where it is new. */
  overtaken: string | null
  isGone?: boolean
  /** Conflicts outside the fields, such as a picture. */
  others?: Both[]
  saving: { isPending: boolean; isSuccess: boolean; isError: boolean; reset: () => void }
  /** The message of a failure to save, which goes once the form is saved or closed. */
  failed: string
  /** Saves what is in the form, which is sound; says when that is done. */
  onSave: (done: () => void) => void
  canSave?: boolean
  onDelete?: (() => void) | null | undefined
  onClose: () => void
  language?: Language
  onLanguage?: (language: Language) => void
  aside?: ReactNode
  isNarrow?: boolean
  children: ReactNode | ((submit: () => void) => ReactNode)
}

/** A dialog around the fields of something that staff edit. It loses nothing that was typed, nor what others saved. */
export function EditorForm<Fields extends object>(props: FormProps<Fields>) {
  const { title, form, words, overtaken, isGone = false, others = [], saving, failed, onSave } = props
  const { canSave = true, onDelete, onClose, language, onLanguage, aside, isNarrow = false, children } = props
  const { t } = useTranslation(['hotel-admin', 'common'])
  const formId = useId()
  const [isLeaving, setIsLeaving] = useState(false)
  useLeaveGuard(form.isChanged && !saving.isSuccess, () => setIsLeaving(true))
  useCuredToast('editor', form.isUnsettled)
  useCuredToast(failed, saving.isError)
  const finish = () => {
    saving.reset()
    onClose()
  }
  const submit = () => {
    if (saving.isPending || !canSave) return
    if (form.isWrong) {
      const [first] = form.wrongIn
      flushSync(() => {
        form.send()
        if (first && language && !form.wrongIn.includes(language)) onLanguage?.(first)
      })
      return focusWrong()
    }
    if (form.isUnsettled) return toast.error(t('common:overtaken.choose'), { id: 'editor' })
    onSave(finish)
  }
  useSaveKey(submit)
  const leave = () => (form.isChanged ? setIsLeaving(true) : finish())

  return (
    <>
      <Dialog
        wide={!isNarrow}
        aside={aside}
        title={title}
        onClose={leave}
        footer={
          <>
            {onDelete && (
              <Button look="quiet" className="me-auto text-late" onClick={onDelete}>
                {t('editor.delete')}
              </Button>
            )}
            <Button onClick={leave}>{t('common:cancel')}</Button>
            <Button look="primary" type="submit" form={formId} disabled={!canSave} isBusy={saving.isPending}>
              {t('editor.save')}
            </Button>
          </>
        }
      >
        {overtaken && (
          <Overtaken title={overtaken} isGone={isGone} others={others} {...words} edits={form.edits} />
        )}
        <form
          id={formId}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          {typeof children === 'function' ? children(submit) : children}
        </form>
      </Dialog>
      {isLeaving && <DiscardQuestion onKeep={() => setIsLeaving(false)} onDiscard={finish} />}
    </>
  )
}
