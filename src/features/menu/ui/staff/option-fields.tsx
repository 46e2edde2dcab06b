import { useTranslation } from 'react-i18next'
import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { Field } from '#kit/web/ui/field.tsx'
import { NameField } from '#kit/web/ui/name-field.tsx'
import { LanguageTabs } from '#kit/web/ui/language-tabs.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import { type Rule, RULES } from '../../option-rule.ts'
import { OPTION_NAME_MAX } from '../../limits.ts'
import { OPTION_TEXTS } from '../../fields.ts'
import { ChoiceList } from './choice-list.tsx'
import type { OptionFormState } from './use-option-form.ts'

type FieldsProps = { form: OptionFormState; language: Language; onLanguage: (language: Language) => void }

/** The fields of a group: names by language, how many may be chosen, and the choices. */
export function OptionFields({ form, language, onLanguage }: FieldsProps) {
  const { t } = useTranslation('hotel-admin')
  const { fields, change, nameError } = form
  const name = OPTION_TEXTS.name[language]
  const texts = [fields, ...fields.choices]
  return (
    <LanguageTabs
      language={language}
      onLanguage={onLanguage}
      missing={LANGUAGES.filter((language) =>
        texts.some((text) => !text[OPTION_TEXTS.name[language]]?.trim()),
      )}
    >
      <NameField
        label={t('menu.form.name')}
        language={language}
        text={fields[name]}
        limit={OPTION_NAME_MAX}
        error={nameError(fields.name)}
        onChange={(text) => change({ [name]: text })}
      />
      <RuleFields form={form} />
      <ChoiceList form={form} language={language} />
    </LanguageTabs>
  )
}

function RuleFields({ form: { fields, change, min, max } }: { form: OptionFormState }) {
  const { t } = useTranslation('hotel-admin')
  const { rule, choices } = fields
  const { kind } = rule
  const set = (more: Partial<Rule>) => change({ rule: { ...rule, ...more } })
  const numbers = (from: number) =>
    Array.from({ length: Math.max(1, choices.length - from + 1) }, (_, at) => (
      <option key={at} value={from + at}>
        {from + at}
      </option>
    ))
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[1fr_auto_auto]">
      <Field label={t('menu.options.form.rule')}>
        {(control) => (
          <Select
            {...control}
            value={kind}
            onChange={({ target }) => set({ kind: RULES.find((rule) => rule === target.value) ?? kind })}
          >
            {RULES.map((rule) => (
              <option key={rule} value={rule}>
                {rule === 'upTo' || rule === 'range'
                  ? t(`menu.options.form.${rule}`)
                  : t(`menu.options.rule.${rule}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {kind === 'range' && (
        <Field label={t('menu.options.form.least')}>
          {(control) => (
            <Select {...control} value={min} onChange={({ target }) => set({ min: Number(target.value) })}>
              {numbers(1)}
            </Select>
          )}
        </Field>
      )}
      {(kind === 'range' || kind === 'upTo') && (
        <Field label={t('menu.options.form.most')}>
          {(control) => (
            <Select {...control} value={max} onChange={({ target }) => set({ max: Number(target.value) })}>
              {numbers(kind === 'range' ? min : 1)}
            </Select>
          )}
        </Field>
      )}
    </div>
  )
}
