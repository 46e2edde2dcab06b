import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/hotel-gate.tsx'
import { usePicture } from '#features/images/ui/use-picture.ts'
import { toast } from '#kit/web/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { ConfirmDialog, Dialog } from '#kit/web/ui/dialog.tsx'
import { useLeaveGuard } from '#kit/web/use-leave-guard.ts'
import { useSaveKey } from '#kit/web/use-save-key.ts'
import { type AnnouncementDraft, DESCRIPTION_MAX, type StaffAnnouncement, TITLE_MAX } from '../../contract.ts'
import { TEXTS } from '../../rules.ts'
import { AnnouncementFields } from './announcement-fields.tsx'
import type { AnnouncementActions } from './use-announcement-actions.ts'

export type AnnouncementTexts = Omit<AnnouncementDraft, 'imageUrl'>

const EMPTY: AnnouncementTexts = {
  ...{ titleEn: '', titleAr: null, titleBs: null, published: true },
  ...{ descriptionEn: '', descriptionAr: null, descriptionBs: null },
}
const NAMES = Object.keys(EMPTY) as (keyof AnnouncementTexts)[]
const textsOf = (one: StaffAnnouncement | null): AnnouncementTexts =>
  one ? (Object.fromEntries(NAMES.map((name) => [name, one[name]])) as AnnouncementTexts) : EMPTY

const isTooLong = (texts: AnnouncementTexts) =>
  Object.values(TEXTS).some(
    ({ title, description }) =>
      (texts[title]?.trim().length ?? 0) > TITLE_MAX ||
      (texts[description]?.trim().length ?? 0) > DESCRIPTION_MAX,
  )

type FormProps = {
  /** Null: a new one. */
  opened: StaffAnnouncement | null
  /** As it stands now; null when it is gone. */
  current: StaffAnnouncement | null
  actions: AnnouncementActions
  onDelete: (one: StaffAnnouncement) => void
  onClose: () => void
}

/** An announcement, new or known, beside the card that guests will see. */
export function AnnouncementForm({ opened, current, actions, onDelete, onClose }: FormProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const [base, setBase] = useState(opened)
  const [texts, setTexts] = useState(() => textsOf(opened))
  const [wasSent, setWasSent] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const picture = usePicture(base?.imageUrl ?? null, { folder: 'announcements', ratio: 16 / 9 })
  const { save } = actions
  const isBusy = save.isPending || picture.progress !== null
  const saved = textsOf(base)
  const isChanged = picture.isChanged || NAMES.some((name) => (texts[name] || null) !== (saved[name] || null))
  const isMissing = !texts.titleEn.trim() || !texts.descriptionEn.trim()
  useLeaveGuard(isChanged && !save.isSuccess, () => setIsLeaving(true))

  const finish = () => {
    save.reset()
    onClose()
  }
  const submit = async () => {
    setWasSent(true)
    if (isBusy || isTooLong(texts)) return
    if (isMissing) return toast.error(t('announcements.form.required'), { id: 'announcement' })
    const imageUrl = await picture.upload(slug)
    if (imageUrl === undefined) return
    save.mutate({ one: current ?? opened, draft: { ...texts, imageUrl } }, { onSuccess: finish })
  }
  const takeTheirs = (theirs: StaffAnnouncement) => {
    setBase(theirs)
    setTexts(textsOf(theirs))
    picture.show(theirs.imageUrl)
  }
  useSaveKey(() => void submit())
  const leave = () => (isChanged ? setIsLeaving(true) : finish())

  return (
    <>
      <Dialog
        wide
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
        {base && (!current || current.version > base.version) && (
          <div role="alert" className="mb-4 grid gap-2 rounded-md bg-wait-tint px-4 py-3 text-wait">
            <p className="font-semibold">
              {t(current ? 'announcements.form.theirs' : 'announcements.form.gone')}
            </p>
            {current && (
              <>
                <ul>
                  {NAMES.filter((name) => name !== 'published' && current[name] !== base[name]).map(
                    (name) => (
                      <li key={name} dir="auto">
                        {current[name] || '–'}
                      </li>
                    ),
                  )}
                </ul>
                <div className="flex flex-wrap items-center gap-3">
                  <Button size="sm" onClick={() => takeTheirs(current)}>
                    {t('announcements.form.takeTheirs')}
                  </Button>
                  <span>{t('announcements.form.keepMine')}</span>
                </div>
              </>
            )}
          </div>
        )}
        <AnnouncementFields
          texts={texts}
          picture={picture}
          wasSent={wasSent}
          onRetry={() => void submit()}
          createdAt={opened?.createdAt ?? null}
          onChange={(more) => setTexts((all) => ({ ...all, ...more }))}
        />
      </Dialog>
      {isLeaving && (
        <ConfirmDialog
          title={t('announcements.confirm.discardTitle')}
          text={t('announcements.confirm.discardText')}
          confirm={t('announcements.confirm.discard')}
          dismiss={t('announcements.confirm.keep')}
          isDangerous
          onClose={() => setIsLeaving(false)}
          onConfirm={finish}
        />
      )}
    </>
  )
}
