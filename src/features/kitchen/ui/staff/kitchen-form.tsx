import { useTranslation } from 'react-i18next'
import { languageName } from '#kit/shared/language-name.ts'
import { LANGUAGE_FACTS, LANGUAGES, toLanguage } from '#kit/shared/languages.ts'
import { Field, inputClass } from '#kit/web/ui/field.tsx'
import { Overtaken } from '#kit/web/ui/overtaken.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { Segments } from '#kit/web/ui/segments.tsx'
import { SettingsForm } from '#kit/web/ui/settings-form.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import { useLanguage } from '#kit/web/use-language.ts'
import type { Kitchen } from '../../contract.ts'
import { PROMISE_MAX, PROMISE_MIN } from '../../rules.ts'
import { KitchenHours } from './kitchen-hours.tsx'
import { type KitchenFields, useKitchenForm } from './use-kitchen-form.ts'

type FormProps = { kitchen: Kitchen; onSaved: () => void }

export function KitchenForm({ kitchen, onSaved }: FormProps) {
  const { t } = useTranslation('hotel-admin')
  const form = useKitchenForm(kitchen, onSaved)
  const { edits, save, wrong } = form
  const { fields, change } = edits
  return (
    <SettingsForm
      className="grid max-w-3xl gap-4"
      isChanged={edits.isChanged}
      save={save}
      submit={form.submit}
      onDiscard={onSaved}
    >
      <KitchenOvertaken edits={edits} />
      <KitchenHours form={form} />
      <Panel title={t('menu.kitchen.promise')} text={t('menu.kitchen.promiseText')}>
        <Field
          label={t('menu.kitchen.minutes')}
          error={
            wrong.minutes ? t('menu.kitchen.needMinutes', { min: PROMISE_MIN, max: PROMISE_MAX }) : undefined
          }
        >
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={fields.minutes}
              onChange={({ target }) => change({ minutes: target.value })}
              className={`${inputClass} tabular max-w-32`}
            />
          )}
        </Field>
      </Panel>
      <Panel title={t('menu.kitchen.cancelling')} text={t('menu.kitchen.cancellingText')}>
        <Segments
          label={t('menu.kitchen.cancelling')}
          choices={[
            { value: 'guests', text: t('menu.kitchen.guestsCancel') },
            { value: 'reception', text: t('menu.kitchen.receptionCancels') },
          ]}
          chosen={fields.guestsCancel ? 'guests' : 'reception'}
          onChoose={(who) => change({ guestsCancel: who === 'guests' })}
          className="max-w-xl"
        />
      </Panel>
      <Panel title={t('menu.kitchen.language')} text={t('menu.kitchen.languageText')}>
        <Field label={t('menu.kitchen.language')} isLabelHidden>
          {(control) => (
            <Select
              {...control}
              value={fields.language}
              onChange={({ target }) => change({ language: target.value })}
            >
              <option value="">{t('menu.kitchen.each')}</option>
              {LANGUAGES.map((language) => (
                <option key={language} value={language} lang={language}>
                  {LANGUAGE_FACTS[language].name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Panel>
    </SettingsForm>
  )
}

type OvertakenProps = { edits: ReturnType<typeof useKitchenForm>['edits'] }

/** Says what somebody else changed of the settings meanwhile. */
function KitchenOvertaken({ edits }: OvertakenProps) {
  const { t } = useTranslation('hotel-admin')
  const reader = useLanguage()
  const shown = (_name: keyof KitchenFields, value: KitchenFields[keyof KitchenFields]) => {
    if (value === null) return t('menu.kitchen.always')
    if (typeof value === 'boolean')
      return t(value ? 'menu.kitchen.guestsCancel' : 'menu.kitchen.receptionCancels')
    if (typeof value !== 'string')
      return t('menu.parts.span', { begins: value.opens || '–', ends: value.closes || '–' })
    const language = toLanguage(value)
    return language ? languageName(language, reader) : value || t('menu.kitchen.each')
  }
  const labels: Record<keyof KitchenFields, string> = {
    hours: t('menu.kitchen.hours'),
    language: t('menu.kitchen.language'),
    minutes: t('menu.kitchen.minutes'),
    guestsCancel: t('menu.kitchen.cancelling'),
  }
  return (
    <Overtaken
      title={t('menu.kitchen.theirs')}
      edits={edits}
      labelOf={(name) => labels[name]}
      shown={shown}
    />
  )
}
