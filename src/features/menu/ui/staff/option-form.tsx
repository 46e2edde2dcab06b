import { useTranslation } from 'react-i18next'
import type { Language } from '#kit/shared/languages.ts'
import { EditorForm } from '#kit/web/ui/editor-form.tsx'
import { useFormLanguage } from '#kit/web/ui/language-tabs.tsx'
import type { StaffOptionGroup } from '../../options-contract.ts'
import { OptionFields } from './option-fields.tsx'
import { OptionPreview } from './option-preview.tsx'
import type { OptionActions } from './use-option-actions.ts'
import { useOptionFieldWords } from './use-option-field-words.ts'
import { useOptionForm } from './use-option-form.ts'

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
  const { t } = useTranslation('hotel-admin')
  const form = useOptionForm(current ?? opened)
  const [language, setLanguage] = useFormLanguage(first)
  return (
    <EditorForm
      title={t(opened ? 'menu.options.form.editTitle' : 'menu.options.form.addTitle')}
      form={form}
      words={useOptionFieldWords(form)}
      overtaken={opened && t(current ? 'menu.options.form.theirs' : 'menu.options.form.gone')}
      isGone={!current}
      saving={actions.save}
      failed={t('menu.options.saveFailed')}
      onSave={(done) =>
        actions.save.mutate({ thing: current ?? opened, draft: form.draft() }, { onSuccess: done })
      }
      onDelete={current && (() => onDelete(current))}
      onClose={onClose}
      language={language}
      onLanguage={setLanguage}
      aside={{ label: t('menu.form.preview'), shown: <OptionPreview form={form} language={language} /> }}
    >
      <OptionFields form={form} language={language} onLanguage={setLanguage} />
    </EditorForm>
  )
}
