import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { pictureConflict } from '#features/images/ui/picture-conflict.tsx'
import type { Language } from '#kit/shared/languages.ts'
import { EditorForm } from '#kit/web/ui/editor-form.tsx'
import { useFormLanguage } from '#kit/web/ui/language-tabs.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import type { MenuCategory, StaffMenuItem } from '../../dish-shapes.ts'
import { DeclaredTraits } from './declared-traits.tsx'
import { DishFields } from './dish-fields.tsx'
import { DishOptions } from './dish-options.tsx'
import { DishPreview } from './dish-preview.tsx'
import { DishServing } from './dish-serving.tsx'
import { useDishFieldWords } from './use-dish-field-words.ts'
import { useDishForm } from './use-dish-form.ts'
import type { MenuActions } from './use-menu-actions.ts'

type FormProps = {
  /** Null: a new dish. */
  opened: StaffMenuItem | null
  /** The dish as it stands now; null when it is gone. */
  current: StaffMenuItem | null
  category: MenuCategory
  /** The language whose texts are shown first. */
  first?: Language | undefined
  actions: MenuActions
  onDelete: (item: StaffMenuItem) => void
  onClose: () => void
}

/** A dish, new or known. What somebody else changes meanwhile is merged field by field. */
export function DishForm({ first, opened, current, category, actions, onDelete, onClose }: FormProps) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const traitsId = useId()
  const form = useDishForm(current ?? opened, category)
  const [language, setLanguage] = useFormLanguage(first)
  const { save } = actions
  const { picture } = form
  const send = async (done: () => void) => {
    const imageUrl = await picture.upload(slug)
    if (imageUrl === undefined) return
    save.mutate({ thing: current ?? opened, draft: form.draft(imageUrl) }, { onSuccess: done })
  }
  return (
    <EditorForm
      title={t(opened ? 'menu.form.editTitle' : 'menu.form.addTitle')}
      form={form}
      words={useDishFieldWords()}
      overtaken={opened && t(current ? 'menu.form.theirs' : 'menu.form.gone')}
      isGone={!current}
      others={pictureConflict(t('menu.form.picture'), picture, current?.imageUrl ?? null)}
      saving={{ ...save, isPending: save.isPending || picture.progress !== null }}
      failed={t('menu.saveFailed')}
      onSave={(done) => void send(done)}
      onDelete={current && (() => onDelete(current))}
      onClose={onClose}
      language={language}
      onLanguage={setLanguage}
      aside={<DishPreview form={form} language={language} />}
    >
      {(submit) => (
        <>
          <DishFields form={form} language={language} onLanguage={setLanguage} onRetry={submit} />
          <div className="border-t border-line pt-4">
            <DishOptions form={form} />
          </div>
          <section aria-labelledby={traitsId} className="grid min-w-0 gap-2 border-t border-line pt-4">
            <h3 id={traitsId} className="text-[0.9375rem] font-medium">
              {t('menu.traits.choice')}
            </h3>
            <Suspense fallback={<Skeleton className="h-60" />}>
              <DeclaredTraits traits={form.texts.traits} onChange={(traits) => form.change({ traits })} />
            </Suspense>
          </section>
          <div className="border-t border-line pt-4">
            <DishServing form={form} />
          </div>
        </>
      )}
    </EditorForm>
  )
}
