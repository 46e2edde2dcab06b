import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Language } from '#kit/shared/languages.ts'
import { focusWrong } from '#kit/web/focus-wrong.ts'
import { toast } from '#kit/web/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { useFormLanguage } from '#kit/web/ui/language-tabs.tsx'
import { useLeaveGuard } from '#kit/web/use-leave-guard.ts'
import { useSaveKey } from '#kit/web/use-save-key.ts'
import { useCuredToast } from '#kit/web/use-cured-toast.ts'
import type { StaffOptionGroup } from '../../options-contract.ts'
import { OptionFields } from './option-fields.tsx'
import { OptionOvertaken } from './option-overtaken.tsx'
import { OptionPreview } from './option-preview.tsx'
import type { OptionActions } from './use-option-actions.ts'
import { useOptionForm } from './use-option-form.ts'
import { DiscardQuestion } from '#kit/web/ui/discard-question.tsx'

type FormProps = {
  /** Null: a new group. */
  opened: StaffOptionGroup | null
  /** The group as it stands now; null when it is gone. */
  current: StaffOptionGroup | null
  actions: OptionActions
  /** The language whose texts are shown first. */
  first?: Language | undefined
  onDelete: (group: StaffOptionGroup) => void
  onClose: () => void
}

/** A group of choices, new or known. What somebody else changes meanwhile is merged field by field. */
export function OptionForm({ first, opened, current, actions, onDelete, onClose }: FormProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const formId = useId()
  const form = useOptionForm(current ?? opened)
  const [language, setLanguage] = useFormLanguage(first)
  const [isLeaving, setIsLeaving] = useState(false)
  const { save } = actions
  useLeaveGuard(form.isChanged && !save.isSuccess, () => setIsLeaving(true))
  useCuredToast('options', form.isUnsettled)
  useCuredToast(t('menu.options.saveFailed'), save.isError)

  const finish = () => {
    save.reset()
    onClose()
  }
  const submit = () => {
    if (save.isPending) return
    if (form.isWrong) {
      flushSync(() => {
        form.send()
        if (form.wrongIn[0] && !form.wrongIn.includes(language)) setLanguage(form.wrongIn[0])
      })
      return focusWrong()
    }
    if (form.isUnsettled) return toast.error(t('common:overtaken.choose'), { id: 'options' })
    save.mutate({ thing: current ?? opened, draft: form.draft() }, { onSuccess: finish })
  }
  useSaveKey(submit)
  const leave = () => (form.isChanged ? setIsLeaving(true) : finish())

  return (
    <>
      <Dialog
        wide
        aside={<OptionPreview form={form} language={language} />}
        title={t(opened ? 'menu.options.form.editTitle' : 'menu.options.form.addTitle')}
        onClose={leave}
        footer={
          <>
            {current && (
              <Button look="quiet" className="me-auto text-late" onClick={() => onDelete(current)}>
                {t('menu.form.delete')}
              </Button>
            )}
            <Button onClick={leave}>{t('common:cancel')}</Button>
            <Button look="primary" type="submit" form={formId} isBusy={save.isPending}>
              {t('menu.form.save')}
            </Button>
          </>
        }
      >
        {opened && <OptionOvertaken form={form} current={current} />}
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <OptionFields form={form} language={language} onLanguage={setLanguage} />
        </form>
      </Dialog>
      {isLeaving && <DiscardQuestion onKeep={() => setIsLeaving(false)} onDiscard={finish} />}
    </>
  )
}
