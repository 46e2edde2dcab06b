import { type ReactNode, useId } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Language } from '#kit/shared/languages.ts'
import { focusWrong } from '../focus-wrong.ts'
import { toast } from '../toast.ts'
import { useCuredToast } from '../use-cured-toast.ts'
import type { FieldEdits } from '../use-field-edits.ts'
import { useSaveKey } from '../use-save-key.ts'
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

/** What is shown of it beside the fields where there is room, and at one press elsewhere. */
export type Aside = { label: string; shown: ReactNode }

/** What an editor has, in a dialog as on a page. */
export type EditorProps<Fields extends object> = {
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
  children: ReactNode | ((submit: () => void) => ReactNode)
}

/** What an editor does: `submit` saves what is sound, and moves to what is not; `finish` closes it. */
export function useEditor<Fields extends object>(props: EditorProps<Fields>) {
  const { form, saving, failed, onSave, canSave = true, onClose, language, onLanguage } = props
  const { t } = useTranslation('common')
  const formId = useId()
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
    if (form.isUnsettled) return toast.error(t('overtaken.choose'), { id: 'editor' })
    onSave(finish)
  }
  useSaveKey(submit)
  return { formId, isUnsaved: form.isChanged && !saving.isSuccess, submit, finish }
}

type BodyProps<Fields extends object> = EditorProps<Fields> & { formId: string; submit: () => void }

/** The fields of something that staff edit, beneath what somebody else has made of it meanwhile. */
export function EditorBody<Fields extends object>(props: BodyProps<Fields>) {
  const { form, words, overtaken, isGone = false, others = [], formId, submit, children } = props
  return (
    <>
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
    </>
  )
}
