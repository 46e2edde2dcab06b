import { type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { DiscardQuestion } from '#kit/web/ui/discard-question.tsx'
import type { Language } from '#kit/shared/languages.ts'
import { focusWrong } from '#kit/web/focus-wrong.ts'
import { toast } from '#kit/web/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { useLeaveGuard } from '#kit/web/use-leave-guard.ts'
import { useSaveKey } from '#kit/web/use-save-key.ts'
import { useCuredToast } from '#kit/web/use-cured-toast.ts'

type FormState = {
  isChanged: boolean
  isWrong: boolean
  isUnsettled: boolean
  /** The languages whose texts are wrong. */
  wrongIn: readonly Language[]
  send: () => void
}

type FormProps = {
  title: string
  form: FormState
  saving: { isPending: boolean; isSuccess: boolean; isError: boolean; reset: () => void }
  /** Saves what is in the form, which is sound; says when that is done. */
  onSave: (done: () => void) => void
  onDelete: (() => void) | null
  onClose: () => void
  language: Language
  onLanguage: (language: Language) => void
  aside?: ReactNode
  /** What somebody else changed meanwhile. */
  overtaken: ReactNode
  children: ReactNode
}

/** A dialog around the fields of an offer or a resource, which loses nothing that was typed. */
export function EditorForm(props: FormProps) {
  const { title, form, saving, onSave, onDelete, onClose, language, onLanguage, aside, overtaken, children } =
    props
  const { t } = useTranslation(['hotel-admin', 'work', 'common'])
  const formId = useId()
  const [isLeaving, setIsLeaving] = useState(false)
  useLeaveGuard(form.isChanged && !saving.isSuccess, () => setIsLeaving(true))
  useCuredToast('editor', form.isUnsettled)
  useCuredToast(t('work:editor.saveFailed'), saving.isError)
  const finish = () => {
    saving.reset()
    onClose()
  }
  const submit = () => {
    if (saving.isPending) return
    if (form.isWrong) {
      flushSync(() => {
        form.send()
        if (form.wrongIn[0] && !form.wrongIn.includes(language)) onLanguage(form.wrongIn[0])
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
        wide
        {...(aside ? { aside } : {})}
        title={title}
        onClose={leave}
        footer={
          <>
            {onDelete && (
              <Button look="quiet" className="me-auto text-late" onClick={onDelete}>
                {t('menu.form.delete')}
              </Button>
            )}
            <Button onClick={leave}>{t('common:cancel')}</Button>
            <Button look="primary" type="submit" form={formId} isBusy={saving.isPending}>
              {t('menu.form.save')}
            </Button>
          </>
        }
      >
        {overtaken}
        <form
          id={formId}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          {children}
        </form>
      </Dialog>
      {isLeaving && <DiscardQuestion onKeep={() => setIsLeaving(false)} onDiscard={finish} />}
    </>
  )
}
