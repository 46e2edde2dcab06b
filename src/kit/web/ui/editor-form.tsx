import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../use-leave-guard.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { DiscardQuestion } from './discard-question.tsx'
import { type Aside, EditorBody, type EditorProps, useEditor } from './editor-body.tsx'
import { Preview } from './preview.tsx'

type FormProps<Fields extends object> = EditorProps<Fields> & { aside?: Aside; isNarrow?: boolean }

/** A dialog around the fields of something that staff edit. It loses nothing that was typed, nor what others saved. */
export function EditorForm<Fields extends object>(props: FormProps<Fields>) {
  const { title, form, saving, canSave = true, onDelete, aside, isNarrow = false } = props
  const { t } = useTranslation(['hotel-admin', 'common'])
  const [isLeaving, setIsLeaving] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const { formId, isUnsaved, submit, finish } = useEditor(props)
  useLeaveGuard(isUnsaved, () => setIsLeaving(true), isShown)
  const leave = () => (form.isChanged ? setIsLeaving(true) : finish())

  return (
    <>
      <Dialog
        wide={!isNarrow}
        aside={aside?.shown}
        tools={
          aside && (
            <Button
              look="quiet"
              aria-haspopup="dialog"
              className="min-w-0 shrink! px-2! text-start whitespace-normal! lg:hidden"
              onClick={() => setIsShown(true)}
            >
              <Eye aria-hidden className="size-4.5 shrink-0" />
              <span className="max-[22rem]:sr-only">{aside.label}</span>
            </Button>
          )
        }
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
        <EditorBody {...props} formId={formId} submit={submit} />
      </Dialog>
      {isShown && aside && (
        <Preview label={aside.label} onClose={() => setIsShown(false)}>
          {aside.shown}
        </Preview>
      )}
      {isLeaving && <DiscardQuestion onKeep={() => setIsLeaving(false)} onDiscard={finish} />}
    </>
  )
}
