import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '#kit/shared/ids.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { lengthOf } from '#kit/shared/text.ts'
import { flatten, type FlatTexts, inEnglish, unflatten } from '#kit/shared/texts.ts'
import { EditorForm } from '#kit/web/ui/editor-form.tsx'
import { NameField } from '#kit/web/ui/name-field.tsx'
import { LanguageTabs, useFormLanguage } from '#kit/web/ui/language-tabs.tsx'
import { TimeField } from '#kit/web/ui/time-field.tsx'
import { useFieldEdits } from '#kit/web/use-field-edits.ts'
import { saysLanguage, useTextLabel } from '#kit/web/use-text-label.ts'
import { PART_TEXTS } from '../../fields.ts'
import { OPTION_NAME_MAX } from '../../limits.ts'
import type { DayPart } from '../../parts-contract.ts'
import { DayBar } from './day-bar.tsx'
import type { PartActions } from './use-part-actions.ts'

type Fields = FlatTexts<typeof PART_TEXTS> & Pick<DayPart, 'begins' | 'ends'>
const EMPTY: Fields = { ...flatten(PART_TEXTS, { name: inEnglish('') }), begins: '', ends: '' }

type FormProps = {
  /** Null: a new part. */
  opened: DayPart | null
  /** The part as it stands now; null when it is gone. */
  current: DayPart | null
  save: PartActions
  /** The language whose texts are shown first. */
  first?: Language | undefined
  onClose: () => void
}

/** A part of the day, new or known: its name in every language, and its hours. */
export function PartForm({ first, opened, current, save, onClose }: FormProps) {
  const { t } = useTranslation('hotel-admin')
  const [id] = useState(() => opened?.id ?? newId())
  const saved = current ?? opened
  const { name, begins, ends } = saved ?? { ...EMPTY, name: inEnglish('') }
  const edits = useFieldEdits<Fields>({ ...flatten(PART_TEXTS, { name }), begins, ends }, `part ${saved?.id}`)
  const { fields, change } = edits
  const [language, setLanguage] = useFormLanguage(first)
  const labelOf = useTextLabel()
  const [wasSent, setWasSent] = useState(false)

  const isNameless = lengthOf(fields.name) === 0
  const wrongIn = LANGUAGES.filter(
    (language) =>
      lengthOf(fields[PART_TEXTS.name[language]] ?? '') > OPTION_NAME_MAX ||
      (language === DEFAULT_LANGUAGE && isNameless),
  )
  const part: DayPart = { id, ...unflatten(PART_TEXTS, fields) }
  const withPart = (all: readonly DayPart[]) =>
    all.some((each) => each.id === id) ? all.map((each) => (each.id === id ? part : each)) : [...all, part]
  const timeError = (time: string) => (wasSent && !time ? t('menu.parts.needTime') : undefined)

  return (
    <EditorForm
      isNarrow
      title={t(opened ? 'menu.parts.editTitle' : 'menu.parts.addTitle')}
      form={{
        edits,
        wrongIn,
        isChanged: edits.isChanged,
        isUnsettled: edits.conflicts.length > 0,
        isWrong: wrongIn.length > 0 || !fields.begins || !fields.ends,
        send: () => setWasSent(true),
      }}
      words={{
        labelOf: (field) => {
          if (field === 'begins' || field === 'ends') return t(`menu.parts.${field}`)
          return saysLanguage(field) ? labelOf(field) : t(`menu.import.field.${field}`)
        },
        shown: (_field, value) => value || '–',
      }}
      overtaken={opened && t(current ? 'menu.parts.theirs' : 'menu.parts.theyDeleted')}
      isGone={!current}
      saving={save}
      failed={t('menu.parts.saveFailed')}
      onSave={(done) => save.mutate(withPart, { onSuccess: done })}
      onClose={onClose}
      language={language}
      onLanguage={setLanguage}
    >
      <LanguageTabs
        language={language}
        onLanguage={setLanguage}
        missing={LANGUAGES.filter((language) => !fields[PART_TEXTS.name[language]]?.trim())}
      >
        <NameField
          label={t('menu.form.name')}
          language={language}
          text={fields[PART_TEXTS.name[language]]}
          limit={OPTION_NAME_MAX}
          error={wasSent && isNameless ? t('menu.form.required') : undefined}
          onChange={(name) => change({ [PART_TEXTS.name[language]]: name })}
        />
      </LanguageTabs>
      <div className="grid grid-cols-2 gap-3">
        <TimeField
          label={t('menu.parts.begins')}
          value={fields.begins}
          error={timeError(fields.begins)}
          onChange={(time) => change({ begins: time })}
        />
        <TimeField
          label={t('menu.parts.ends')}
          value={fields.ends}
          error={timeError(fields.ends)}
          onChange={(time) => change({ ends: time })}
        />
      </div>
      {fields.begins && fields.ends && <DayBar span={fields} />}
      <p className="text-sm text-muted">{t('menu.parts.spanHint')}</p>
    </EditorForm>
  )
}
