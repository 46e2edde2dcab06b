import { useTranslation } from 'react-i18next'
import { PictureField } from '#features/images/ui/picture-field.tsx'
import type { Picture } from '#features/images/ui/use-picture.ts'
import { DEFAULT_LANGUAGE, type Language } from '#kit/shared/languages.ts'
import { type FlatTexts, unflatten } from '#kit/shared/texts.ts'
import { Field, inputClass, TextField } from '#kit/web/ui/field.tsx'
import { LanguageTabs } from '#kit/web/ui/language-tabs.tsx'
import { Toggle } from '#kit/web/ui/toggle.tsx'
import { DESCRIPTION_MAX, TITLE_MAX } from '../../contract.ts'
import { ANNOUNCEMENT_TEXTS, missingLanguages } from '../../rules.ts'

/** What the form holds, its texts flat. */
export type AnnouncementTexts = FlatTexts<typeof ANNOUNCEMENT_TEXTS> & { published: boolean }

type FieldsProps = {
  texts: AnnouncementTexts
  picture: Picture
  wasSent: boolean
  language: Language
  onLanguage: (language: Language) => void
  onRetry: () => void
  onChange: (more: Partial<AnnouncementTexts>) => void
}

/** Texts in all languages, the picture, and whether it is published. */
export function AnnouncementFields(props: FieldsProps) {
  const { texts, picture, wasSent, language, onLanguage, onRetry, onChange } = props
  const { t } = useTranslation('hotel-admin')
  const shown = unflatten(ANNOUNCEMENT_TEXTS, texts)
  const title = ANNOUNCEMENT_TEXTS.title[language]
  const description = ANNOUNCEMENT_TEXTS.description[language]
  const isUntitled = !texts.titleEn.trim()
  const isNeeded = language === DEFAULT_LANGUAGE
  const errorOf = (text: string | null, most: number, needed: string) => {
    if ((text?.trim().length ?? 0) > most) return t('announcements.form.tooLong', { count: most })
    return isNeeded && wasSent && !text?.trim() ? needed : undefined
  }
  return (
    <div className="grid gap-5">
      <LanguageTabs language={language} onLanguage={onLanguage} missing={missingLanguages(shown)}>
        <TextField
          data-first-focus
          label={t('announcements.form.title')}
          hint={isNeeded ? undefined : t('editor.fallback')}
          error={errorOf(texts[title], TITLE_MAX, t('announcements.form.required'))}
          lang={language}
          dir="auto"
          required={isNeeded}
          value={texts[title] ?? ''}
          onChange={({ target }) => onChange({ [title]: target.value })}
        />
        <Field
          label={t('announcements.form.description')}
          error={errorOf(
            texts[description],
            DESCRIPTION_MAX,
            t(`announcements.form.${isUntitled ? 'needDescription' : 'required'}`),
          )}
        >
          {(control) => (
            <textarea
              {...control}
              rows={4}
              lang={language}
              dir="auto"
              value={texts[description] ?? ''}
              onChange={({ target }) => onChange({ [description]: target.value })}
              className={`${inputClass} block resize-y py-3`}
            />
          )}
        </Field>
      </LanguageTabs>
      <Toggle
        isOn={texts.published}
        label={t('announcements.form.published')}
        on={t('announcements.published')}
        off={t('announcements.hidden')}
        onChange={(published) => onChange({ published })}
      />
      <PictureField
        label={t('announcements.form.picture')}
        picture={picture}
        frameClass="aspect-video w-full max-w-80"
        onRetry={onRetry}
      />
    </div>
  )
}
