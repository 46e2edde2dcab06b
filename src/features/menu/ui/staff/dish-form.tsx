import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { pictureConflict } from '#features/images/ui/picture-conflict.tsx'
import type { Language } from '#kit/shared/languages.ts'
import { EditorPage } from '#kit/web/ui/editor-page.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { MenuCategory, StaffMenuItem } from '../../dish-shapes.ts'
import { DeclaredTraits } from './declared-traits.tsx'
import { menuAddress } from './dish-address.ts'
import { DishFields } from './dish-fields.tsx'
import { DishOptions } from './dish-options.tsx'
import { DishServing } from './dish-serving.tsx'
import { useDishFieldWords } from './use-dish-field-words.ts'
import { type DishFormState, useDishForm } from './use-dish-form.ts'
import { useLeaveDish } from './use-leave-dish.ts'
import type { MenuActions } from './use-menu-actions.ts'
import { rememberAdded } from './use-return-to-dish.ts'

/** What of a dish in this state guests see. */
export type RenderPreview = (form: DishFormState, language: Language) => ReactNode

type FormProps = {
  /** The dish as it was when its page was opened; null: a new dish. */
  opened: StaffMenuItem | null
  /** The dish as it stands now; null when it is gone. */
  current: StaffMenuItem | null
  category: MenuCategory
  language: Language
  onLanguage: (language: Language) => void
  actions: MenuActions
  renderPreview: RenderPreview
  /** Whether it begins with the focus on the name. */
  hasFocus: boolean
  onDelete: (item: StaffMenuItem) => void
  onDiscard: () => void
}

/** A dish, new or known. What somebody else changes meanwhile is merged field by field. */
export function DishForm(props: FormProps) {
  const { opened, current, category, language, onLanguage, actions, renderPreview } = props
  const { hasFocus, onDelete, onDiscard } = props
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const localized = useLocalized()
  const traitsId = useId()
  const form = useDishForm(current ?? opened, category)
  const { leave, goBack } = useLeaveDish()
  const { save, remove } = actions
  const { picture } = form
  const send = async (done: () => void) => {
    const imageUrl = await picture.upload(slug)
    if (imageUrl === undefined) return
    save.mutate(
      { thing: current ?? opened, draft: form.draft(imageUrl) },
      {
        onSuccess: ({ id }) => {
          if (!opened) rememberAdded(id)
          done()
        },
      },
    )
  }
  const isOvertaken = opened !== null && !remove.isSuccess
  return (
    <EditorPage
      title={opened ? localized((current ?? opened).name) : t('menu.form.addTitle')}
      back={
        <Link
          to={menuAddress(slug)}
          onClick={goBack}
          className="-ms-1 flex min-h-9 w-fit items-center gap-1.5 rounded-sm px-1 text-muted hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          {t('menu.title')}
        </Link>
      }
      form={form}
      words={useDishFieldWords()}
      overtaken={isOvertaken ? t(current ? 'menu.form.theirs' : 'menu.form.gone') : null}
      isGone={!current}
      others={pictureConflict(t('menu.form.picture'), picture, current?.imageUrl ?? null)}
      saving={{ ...save, isPending: save.isPending || picture.progress !== null }}
      failed={t('menu.saveFailed')}
      onSave={(done) => void send(done)}
      onDelete={current && (() => onDelete(current))}
      onDiscard={onDiscard}
      onClose={leave}
      language={language}
      onLanguage={onLanguage}
      aside={{ label: t('menu.form.preview'), shown: renderPreview(form, language) }}
    >
      {(submit) => (
        <>
          <Card>
            <DishFields
              form={form}
              hasFocus={hasFocus}
              language={language}
              onLanguage={onLanguage}
              onRetry={submit}
            />
          </Card>
          <Card>
            <DishOptions form={form} />
          </Card>
          <Card>
            <section aria-labelledby={traitsId} className="grid min-w-0 gap-2">
              <h2 id={traitsId} className="text-[0.9375rem] font-medium">
                {t('menu.traits.choice')}
              </h2>
              <Suspense fallback={<Skeleton className="h-60" />}>
                <DeclaredTraits traits={form.texts.traits} onChange={(traits) => form.change({ traits })} />
              </Suspense>
            </section>
          </Card>
          <Card>
            <DishServing form={form} />
          </Card>
        </>
      )}
    </EditorPage>
  )
}

const Card = ({ children }: { children: ReactNode }) => (
  <div className="min-w-0 rounded-lg border border-line bg-card p-4 shadow-card sm:px-5">{children}</div>
)
