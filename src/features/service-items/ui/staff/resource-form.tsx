import { useTranslation } from 'react-i18next'
import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { EditorForm } from '#kit/web/ui/editor-form.tsx'
import { NameField } from '#kit/web/ui/name-field.tsx'
import { LanguageTabs, useFormLanguage } from '#kit/web/ui/language-tabs.tsx'
import { RESOURCE_TEXTS } from '../../fields.ts'
import type { Resource } from '../../resources-contract.ts'
import { OFFER_NAME_MAX } from '../../rules.ts'
import { ExceptionFields } from './exception-fields.tsx'
import { NumberField } from './number-field.tsx'
import { SwitchLine } from '#kit/web/ui/switch-line.tsx'
import type { ResourceActions } from './use-resource-actions.ts'
import { useResourceFieldWords } from './use-resource-field-words.ts'
import { useResourceForm } from './use-resource-form.ts'
import { WeekFields } from './week-fields.tsx'

type FormProps = {
  /** Null: a new resource. */
  opened: Resource | null
  /** The language that is shown first. */
  first?: Language | undefined
  /** The resource as it stands now; null when it is gone. */
  current: Resource | null
  actions: ResourceActions
  onDelete: (resource: Resource) => void
  onClose: () => void
}

/** A person, a room or a place, new or known: its name, how many it takes, and when it can be had. */
export function ResourceForm({ opened, first, current, actions, onDelete, onClose }: FormProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const form = useResourceForm(current ?? opened)
  const [language, setLanguage] = useFormLanguage(first)
  const { fields, change } = form
  return (
    <EditorForm
      title={t(opened ? 'editor.resource.edit' : 'editor.resource.new')}
      form={form}
      words={useResourceFieldWords()}
      overtaken={opened && t(current ? 'editor.resource.theirs' : 'editor.resource.theyDeleted')}
      isGone={!current}
      saving={actions.save}
      failed={t('editor.saveFailed')}
      onSave={(done) =>
        actions.save.mutate({ thing: current ?? opened, draft: form.draft() }, { onSuccess: done })
      }
      onDelete={current && (() => onDelete(current))}
      onClose={onClose}
      language={language}
      onLanguage={setLanguage}
    >
      <LanguageTabs
        language={language}
        onLanguage={setLanguage}
        missing={LANGUAGES.filter((language) => !fields[RESOURCE_TEXTS.name[language]]?.trim())}
      >
        <NameField
          label={t('hotel-admin:menu.form.name')}
          language={language}
          text={fields[RESOURCE_TEXTS.name[language]]}
          limit={OFFER_NAME_MAX}
          error={form.nameError}
          onChange={(name) => change({ [RESOURCE_TEXTS.name[language]]: name })}
        />
      </LanguageTabs>
      <NumberField
        label={t('editor.resource.capacity')}
        hint={t('editor.resource.capacityHint')}
        error={form.capacityError}
        value={fields.capacity}
        onChange={(capacity) => change({ capacity })}
      />
      <WeekFields
        week={form.fields.week}
        errorOf={form.spansError}
        onChange={(week) => form.change({ week })}
      />
      <ExceptionFields form={form} />
      <SwitchLine
        title={t('editor.resource.enabled')}
        text={t('editor.resource.enabledText')}
        isOn={fields.isEnabled}
        onChange={(isEnabled) => change({ isEnabled })}
      />
    </EditorForm>
  )
}
