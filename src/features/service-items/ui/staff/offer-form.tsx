import { useTranslation } from 'react-i18next'
import { pictureConflict } from '#features/images/ui/picture-conflict.tsx'
import { PictureField } from '#features/images/ui/picture-field.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Language } from '#kit/shared/languages.ts'
import { EditorForm } from '#kit/web/ui/editor-form.tsx'
import { LanguageTabs, useFormLanguage } from '#kit/web/ui/language-tabs.tsx'
import { Toggle } from '#kit/web/ui/toggle.tsx'
import type { Category } from '#features/categories/all.ts'
import type { Offer } from '../../contract.ts'
import { missingIn } from '../../editing.ts'
import { AppointmentFields } from './appointment-fields.tsx'
import { IconField } from './icon-field.tsx'
import { OfferBasics, OfferTexts, RequestFields } from './offer-fields.tsx'
import { OfferPreview } from './offer-preview.tsx'
import { QuestionList } from './question-list.tsx'
import type { OfferActions } from './use-offer-actions.ts'
import { useOfferFieldWords } from './use-offer-field-words.ts'
import { useOfferForm } from './use-offer-form.ts'

type FormProps = {
  category: Category
  /** Null: a new offer. */
  opened: Offer | null
  /** The language that is shown first. */
  first?: Language | undefined
  /** The offer as it stands now; null when it is gone. */
  current: Offer | null
  actions: OfferActions
  onDelete: (offer: Offer) => void
  onClose: () => void
}

/** An offer, new or known. What somebody else changes meanwhile is merged field by field. */
export function OfferForm({ category, opened, first, current, actions, onDelete, onClose }: FormProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const { slug } = useHotel()
  const form = useOfferForm(current ?? opened, category)
  const [language, setLanguage] = useFormLanguage(first)
  const { fields, change, picture } = form
  const save = async (done: () => void) => {
    const imageUrl = await picture.upload(slug)
    if (imageUrl === undefined) return
    actions.save.mutate({ thing: current ?? opened, draft: form.draft(imageUrl) }, { onSuccess: done })
  }
  return (
    <EditorForm
      title={t(opened ? 'editor.offer.edit' : 'editor.offer.new')}
      form={form}
      words={useOfferFieldWords()}
      overtaken={opened && t(current ? 'editor.offer.theirs' : 'editor.offer.theyDeleted')}
      isGone={!current}
      others={pictureConflict(t('hotel-admin:menu.form.picture'), picture, current?.imageUrl ?? null)}
      saving={{ ...actions.save, isPending: actions.save.isPending || picture.progress !== null }}
      failed={t('editor.saveFailed')}
      onSave={(done) => void save(done)}
      onDelete={current && (() => onDelete(current))}
      onClose={onClose}
      language={language}
      onLanguage={setLanguage}
      aside={{
        label: t('hotel-admin:menu.form.preview'),
        shown: <OfferPreview form={form} language={language} />,
      }}
    >
      {(submit) => (
        <>
          <LanguageTabs language={language} onLanguage={setLanguage} missing={missingIn(fields)}>
            <div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
              <PictureField
                label={t('hotel-admin:menu.form.picture')}
                picture={picture}
                frameClass="size-40"
                onRetry={submit}
              />
              <div className="grid content-start gap-3">
                <OfferTexts form={form} language={language} />
              </div>
            </div>
            <QuestionList form={form} language={language} />
          </LanguageTabs>
          <div className="border-t border-line pt-5">
            <OfferBasics form={form} />
          </div>
          {fields.kind === 'request' ? <RequestFields form={form} /> : <AppointmentFields form={form} />}
          <div className="border-t border-line pt-5">
            <IconField form={form} />
          </div>
          <Toggle
            isOn={fields.isEnabled}
            label={t('hotel-admin:menu.form.visible')}
            on={t('hotel-admin:menu.visible')}
            off={t('hotel-admin:menu.hidden')}
            onChange={(isEnabled) => change({ isEnabled })}
          />
        </>
      )}
    </EditorForm>
  )
}
