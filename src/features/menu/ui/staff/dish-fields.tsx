import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { PictureField } from '#features/images/ui/picture-field.tsx'
import { unflatten } from '#kit/shared/texts.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Field, inputClass, TextField } from '#kit/web/ui/field.tsx'
import { LanguageTabs } from '#kit/web/ui/language-tabs.tsx'
import { Select } from '#kit/web/ui/select.tsx'
import { Toggle } from '#kit/web/ui/toggle.tsx'
import { DESCRIPTION_MAX, NAME_MAX } from '../../dish-shapes.ts'
import { isMissing } from '../../editing.ts'
import { DISH_TEXTS } from '../../fields.ts'
import { CATEGORIES } from '../../limits.ts'
import { PriceInput } from './price-input.tsx'
import { PriceQuestion } from './price-question.tsx'
import type { DishFormState } from './use-dish-form.ts'

const COUNT_FROM = 90

type FieldsProps = {
  form: DishFormState
  hasFocus: boolean
  language: Language
  onLanguage: (language: Language) => void
  onRetry: () => void
}

/** The fields of a dish: texts by language, price, category, visibility and picture. */
export function DishFields({ form, hasFocus, language, onLanguage, onRetry }: FieldsProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { currency } = useHotel()
  const { texts, change, errors, picture } = form
  const questionId = useId()
  const name = DISH_TEXTS.name[language]
  const description = DISH_TEXTS.description[language]
  const dish = unflatten(DISH_TEXTS, texts)
  const isNeeded = language === DEFAULT_LANGUAGE
  const isNameTooLong = (texts[name]?.trim().length ?? 0) > NAME_MAX
  const nameError = isNameTooLong
    ? t('menu.form.nameTooLong', { max: NAME_MAX })
    : isNeeded
      ? errors.name
      : undefined

  return (
    <div className="grid gap-5 sm:grid-cols-[12rem_1fr]">
      <PictureField
        label={t('menu.form.picture')}
        picture={picture}
        frameClass="size-40 sm:size-48"
        onRetry={onRetry}
      />
      <div className="grid content-start gap-3">
        <LanguageTabs
          language={language}
          onLanguage={onLanguage}
          missing={LANGUAGES.filter((language) => isMissing(dish, language))}
        >
          <TextField
            autoFocus={hasFocus}
            label={t('menu.form.name')}
            hint={isNeeded ? undefined : t('editor.fallback')}
            error={nameError}
            isNoteKept
            lang={language}
            dir="auto"
            required={isNeeded}
            value={texts[name] ?? ''}
            onChange={({ target }) => change({ [name]: target.value })}
          />
          <Description
            key={language}
            language={language}
            text={texts[description] ?? ''}
            onChange={(text) => change({ [description]: text })}
          />
        </LanguageTabs>
        <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
          <div>
            <Field label={t('menu.form.priceIn', { currency })} error={errors.price} isNoteKept>
              {(control) => (
                <PriceInput
                  {...control}
                  required
                  value={texts.price}
                  questionId={form.meanings.length > 0 ? questionId : null}
                  onPrice={(price) => change({ price })}
                />
              )}
            </Field>
            <PriceQuestion
              id={questionId}
              typed={texts.price}
              meanings={form.meanings}
              onChoose={(price) => change({ price })}
            />
          </div>
          <Field label={t('menu.form.category')}>
            {(control) => (
              <Select
                {...control}
                value={texts.category}
                onChange={({ target }) => change({ category: target.value })}
              >
                {CATEGORIES.map((category) => (
                  <option key={category} value={category}>
                    {t(`common:categories.${category}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Toggle
          isOn={texts.enabled}
          label={t('menu.form.visible')}
          on={t('menu.visible')}
          off={t('menu.hidden')}
          onChange={(enabled) => change({ enabled })}
        />
      </div>
    </div>
  )
}

type DescriptionProps = { text: string; language: Language; onChange: (text: string) => void }

function Description({ text, language, onChange }: DescriptionProps) {
  const { t } = useTranslation('hotel-admin')
  const { number } = useFormatters()
  const isTooLong = text.trim().length > DESCRIPTION_MAX
  return (
    <Field
      label={t('menu.form.description')}
      error={isTooLong ? t('menu.form.tooLong', { max: DESCRIPTION_MAX }) : undefined}
      isNoteKept
    >
      {(control) => (
        <div className="relative">
          <textarea
            {...control}
            rows={3}
            lang={language}
            dir="auto"
            value={text}
            onChange={({ target }) => onChange(target.value)}
            className={`${inputClass} block resize-y py-3 pb-7`}
          />
          {text.length > COUNT_FROM && (
            <bdi
              className={`tabular pointer-events-none absolute end-3 bottom-1.5 text-xs ${isTooLong ? 'text-late' : 'text-muted'}`}
            >
              {number(text.length)} / {number(DESCRIPTION_MAX)}
            </bdi>
          )}
        </div>
      )}
    </Field>
  )
}
