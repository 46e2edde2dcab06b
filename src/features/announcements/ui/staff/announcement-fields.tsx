import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PictureField } from '#features/images/ui/picture-field.tsx'
import type { Picture } from '#features/images/ui/use-picture.ts'
import { localized } from '#kit/shared/languages.ts'
import { Field, inputClass, TextField } from '#kit/web/ui/field.tsx'
import { LanguageTabs, useFormLanguage } from '#kit/web/ui/language-tabs.tsx'
import { Toggle } from '#kit/web/ui/toggle.tsx'
import { DESCRIPTION_MAX, TITLE_MAX } from '../../contract.ts'
import { missingLanguages, TEXTS } from '../../rules.ts'
import { AnnouncementCard } from '../announcement-card.tsx'
import type { AnnouncementTexts } from './announcement-form.tsx'

type FieldsProps = {
  texts: AnnouncementTexts
  picture: Picture
  wasSent: boolean
  createdAt: string | null
  onRetry: () => void
  onChange: (more: Partial<AnnouncementTexts>) => void
}

/** Texts in three languages, the picture, and the card as guests of that language see it. */
export function AnnouncementFields(props: FieldsProps) {
  const { texts, picture, wasSent, createdAt, onRetry, onChange } = props
  const { t } = useTranslation('hotel-admin')
  const [language, setLanguage] = useFormLanguage()
  const [now] = useState(() => new Date().toISOString())
  const { title, description } = TEXTS[language]
  const isNeeded = language === 'en' && wasSent
  const errorOf = (text: string | null, most: number, needed: string) => {
    if ((text?.trim().length ?? 0) > most) return t('announcements.form.tooLong', { count: most })
    return isNeeded && !text?.trim() ? needed : undefined
  }
  const inLanguage = (part: 'title' | 'description') =>
    localized({ en: texts[TEXTS.en[part]], ar: texts[TEXTS.ar[part]], bs: texts[TEXTS.bs[part]] }, language)
  const shownTitle = inLanguage('title') || '…'
  const shownText = inLanguage('description') || '…'

  return (
    <div className="grid gap-5">
      <LanguageTabs
        label={t('announcements.form.languages')}
        language={language}
        onLanguage={setLanguage}
        missing={missingLanguages(texts)}
        missingLabel={(missing) => t('announcements.form.missingIn', { language: missing })}
      >
        <TextField
          data-first-focus
          label={t('announcements.form.title')}
          hint={language === 'en' ? undefined : t('announcements.form.fallback')}
          error={errorOf(texts[title], TITLE_MAX, t('announcements.form.needTitle'))}
          lang={language}
          dir="auto"
          required={language === 'en'}
          value={texts[title] ?? ''}
          onChange={({ target }) => onChange({ [title]: target.value })}
        />
        <Field
          label={t('announcements.form.description')}
          error={errorOf(texts[description], DESCRIPTION_MAX, t('announcements.form.needDescription'))}
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
      <div className="grid gap-5 sm:grid-cols-2">
        <PictureField
          label={t('announcements.form.picture')}
          picture={picture}
          frameClass="aspect-video w-full"
          onRetry={onRetry}
        />
        <section aria-label={t('announcements.form.preview')} className="grid content-start gap-1.5">
          <p className="text-[0.9375rem] font-medium">{t('announcements.form.preview')}</p>
          <AnnouncementCard
            isFirst={false}
            announcement={{
              ...{ id: '', published: true, orderIndex: 0, imageUrl: picture.shown },
              ...{ titleEn: shownTitle, titleAr: shownTitle, titleBs: shownTitle },
              ...{ descriptionEn: shownText, descriptionAr: shownText, descriptionBs: shownText },
              createdAt: createdAt ?? now,
            }}
          />
        </section>
      </div>
    </div>
  )
}
