import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { pictureConflict } from '#features/images/ui/picture-conflict.tsx'
import { usePicture } from '#features/images/ui/use-picture.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { flatten, inEnglish, unflatten } from '#kit/shared/texts.ts'
import type { FieldWords } from '#kit/web/ui/editor-body.tsx'
import { EditorForm } from '#kit/web/ui/editor-form.tsx'
import { useFormLanguage } from '#kit/web/ui/language-tabs.tsx'
import { useFieldEdits } from '#kit/web/use-field-edits.ts'
import { useTextLabel } from '#kit/web/use-text-label.ts'
import { DESCRIPTION_MAX, type StaffAnnouncement, TITLE_MAX } from '../../contract.ts'
import { ANNOUNCEMENT_TEXTS } from '../../rules.ts'
import { AnnouncementFields, type AnnouncementTexts } from './announcement-fields.tsx'
import { AnnouncementPreview } from './announcement-preview.tsx'
import type { AnnouncementActions } from './use-announcement-actions.ts'

const EMPTY = { title: inEnglish(''), description: inEnglish(''), published: true }
const textsOf = ({ title, description, published } = EMPTY): AnnouncementTexts =>
  flatten(ANNOUNCEMENT_TEXTS, { title, description, published })

const isLonger = (text: string | null, most: number) => (text?.trim().length ?? 0) > most

type FormProps = {
  /** Null for a new announcement. */
  opened: StaffAnnouncement | null
  /** The language whose texts are shown first. */
  first?: Language | undefined
  /** The current state; null once it has been deleted. */
  current: StaffAnnouncement | null
  actions: AnnouncementActions
  onDelete: (one: StaffAnnouncement) => void
  onClose: () => void
}

/** The form of a new or existing announcement, beside the card that guests will see. */
export function AnnouncementForm({ first, opened, current, actions, onDelete, onClose }: FormProps) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const saved = current ?? opened
  const edits = useFieldEdits(textsOf(saved ?? undefined), `announcement ${saved?.id}`)
  const { fields: texts } = edits
  const draft = unflatten(ANNOUNCEMENT_TEXTS, texts)
  const [wasSent, setWasSent] = useState(false)
  const [language, setLanguage] = useFormLanguage(first)
  const picture = usePicture(saved?.imageUrl ?? null, { folder: 'announcements', ratio: 16 / 9 })
  const { save } = actions
  const isMissing = !texts.titleEn.trim() || !texts.descriptionEn.trim()
  const wrongIn = LANGUAGES.filter(
    (language) =>
      (language === DEFAULT_LANGUAGE && isMissing) ||
      isLonger(draft.title[language], TITLE_MAX) ||
      isLonger(draft.description[language], DESCRIPTION_MAX),
  )
  const labelOf = useTextLabel()
  const words: FieldWords<AnnouncementTexts> = {
    labelOf: (name) => (name === 'published' ? t('announcements.form.published') : labelOf(name)),
    shown: (name, value) =>
      name === 'published' ? t(value ? 'announcements.published' : 'announcements.hidden') : value || '–',
  }
  const send = async (done: () => void) => {
    const imageUrl = await picture.upload(slug)
    if (imageUrl === undefined) return
    save.mutate({ thing: saved, draft: { ...draft, imageUrl } }, { onSuccess: done })
  }
  return (
    <EditorForm
      title={t(opened ? 'announcements.form.editTitle' : 'announcements.form.addTitle')}
      form={{
        edits,
        wrongIn,
        isWrong: wrongIn.length > 0,
        isChanged: picture.isChanged || edits.isChanged,
        isUnsettled: edits.conflicts.length > 0 || picture.isConflict,
        send: () => setWasSent(true),
      }}
      words={words}
      overtaken={opened && t(current ? 'announcements.form.theirs' : 'announcements.form.gone')}
      isGone={!current}
      others={pictureConflict(t('announcements.form.picture'), picture, saved?.imageUrl ?? null)}
      saving={{ ...save, isPending: save.isPending || picture.progress !== null }}
      failed={t('announcements.saveFailed')}
      onSave={(done) => void send(done)}
      onDelete={current && (() => onDelete(current))}
      onClose={onClose}
      language={language}
      onLanguage={setLanguage}
      aside={{
        label: t('announcements.form.preview'),
        shown: (
          <AnnouncementPreview texts={texts} imageUrl={picture.shown} language={language} opened={opened} />
        ),
      }}
    >
      {(submit) => (
        <AnnouncementFields
          texts={texts}
          picture={picture}
          wasSent={wasSent}
          onRetry={submit}
          language={language}
          onLanguage={setLanguage}
          onChange={edits.change}
        />
      )}
    </EditorForm>
  )
}
