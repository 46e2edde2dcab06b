import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { pictureConflict } from '#features/images/ui/picture-conflict.tsx'
import { usePicture } from '#features/images/ui/use-picture.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { flatten, inEnglish, unflatten } from '#kit/shared/texts.ts'
import { focusWrong } from '#kit/web/focus-wrong.ts'
import { toast } from '#kit/web/toast.ts'
import { DiscardQuestion } from '#kit/web/ui/discard-question.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { useFormLanguage } from '#kit/web/ui/language-tabs.tsx'
import { Overtaken } from '#kit/web/ui/overtaken.tsx'
import { useFieldEdits } from '#kit/web/use-field-edits.ts'
import { useLeaveGuard } from '#kit/web/use-leave-guard.ts'
import { useSaveKey } from '#kit/web/use-save-key.ts'
import { useCuredToast } from '#kit/web/use-cured-toast.ts'
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
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const saved = current ?? opened
  const edits = useFieldEdits(textsOf(saved ?? undefined))
  const { fields: texts } = edits
  const draft = unflatten(ANNOUNCEMENT_TEXTS, texts)
  const [wasSent, setWasSent] = useState(false)
  const [language, setLanguage] = useFormLanguage(first)
  const [isLeaving, setIsLeaving] = useState(false)
  const picture = usePicture(saved?.imageUrl ?? null, { folder: 'announcements', ratio: 16 / 9 })
  const { save } = actions
  const isBusy = save.isPending || picture.progress !== null
  const isChanged = picture.isChanged || edits.isChanged
  const isUnsettled = edits.conflicts.length > 0 || picture.isConflict
  const isMissing = !texts.titleEn.trim() || !texts.descriptionEn.trim()
  const wrongIn = LANGUAGES.filter(
    (one) =>
      (one === DEFAULT_LANGUAGE && isMissing) ||
      isLonger(draft.title[one], TITLE_MAX) ||
      isLonger(draft.description[one], DESCRIPTION_MAX),
  )
  useLeaveGuard(isChanged && !save.isSuccess, () => setIsLeaving(true))
  useCuredToast('announcement', isUnsettled)
  useCuredToast(t('announcements.saveFailed'), save.isError)

  const finish = () => {
    save.reset()
    onClose()
  }
  const submit = async () => {
    if (isBusy) return
    if (wrongIn[0]) {
      const [first] = wrongIn
      flushSync(() => {
        setWasSent(true)
        if (!wrongIn.includes(language)) setLanguage(first)
      })
      return focusWrong()
    }
    if (isUnsettled) return toast.error(t('common:overtaken.choose'), { id: 'announcement' })
    const imageUrl = await picture.upload(slug)
    if (imageUrl === undefined) return
    save.mutate({ thing: saved, draft: { ...draft, imageUrl } }, { onSuccess: finish })
  }
  useSaveKey(() => void submit())
  const leave = () => (isChanged ? setIsLeaving(true) : finish())

  return (
    <>
      <Dialog
        wide
        aside={
          <AnnouncementPreview
            texts={texts}
            imageUrl={picture.shown}
            language={language}
            createdAt={opened?.createdAt ?? null}
          />
        }
        title={t(opened ? 'announcements.form.editTitle' : 'announcements.form.addTitle')}
        onClose={leave}
        footer={
          <>
            {current && (
              <Button look="quiet" className="me-auto text-late" onClick={() => onDelete(current)}>
                {t('announcements.form.delete')}
              </Button>
            )}
            <Button onClick={leave}>{t('common:cancel')}</Button>
            <Button look="primary" isBusy={isBusy} onClick={() => void submit()}>
              {t('announcements.form.save')}
            </Button>
          </>
        }
      >
        {opened && (
          <Overtaken
            title={t(current ? 'announcements.form.theirs' : 'announcements.form.gone')}
            isGone={!current}
            edits={edits}
            labelOf={(name) =>
              t(name === 'published' ? 'announcements.form.published' : `audit.field.${name}`)
            }
            shown={(name, value) =>
              name === 'published'
                ? t(value ? 'announcements.published' : 'announcements.hidden')
                : value || '–'
            }
            others={pictureConflict(t('announcements.form.picture'), picture, saved?.imageUrl ?? null)}
          />
        )}
        <AnnouncementFields
          texts={texts}
          picture={picture}
          wasSent={wasSent}
          onRetry={() => void submit()}
          language={language}
          onLanguage={setLanguage}
          onChange={edits.change}
        />
      </Dialog>
      {isLeaving && <DiscardQuestion onKeep={() => setIsLeaving(false)} onDiscard={finish} />}
    </>
  )
}
