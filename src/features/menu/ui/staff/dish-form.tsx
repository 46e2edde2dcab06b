import { Suspense, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Language } from '#kit/shared/languages.ts'
import { focusWrong } from '#kit/web/focus-wrong.ts'
import { toast } from '#kit/web/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { useFormLanguage } from '#kit/web/ui/language-tabs.tsx'
import { useLeaveGuard } from '#kit/web/use-leave-guard.ts'
import { useSaveKey } from '#kit/web/use-save-key.ts'
import { useCuredToast } from '#kit/web/use-cured-toast.ts'
import type { MenuCategory, StaffMenuItem } from '../../dish-shapes.ts'
import { DeclaredTraits } from './declared-traits.tsx'
import { DishFields } from './dish-fields.tsx'
import { DishOptions } from './dish-options.tsx'
import { DishPreview } from './dish-preview.tsx'
import { DishOvertaken } from './dish-overtaken.tsx'
import { DishServing } from './dish-serving.tsx'
import { useDishForm } from './use-dish-form.ts'
import type { MenuActions } from './use-menu-actions.ts'
import { DiscardQuestion } from '#kit/web/ui/discard-question.tsx'

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
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { slug } = useHotel()
  const formId = useId()
  const form = useDishForm(current ?? opened, category)
  const [language, setLanguage] = useFormLanguage(first)
  const [isLeaving, setIsLeaving] = useState(false)
  const { save } = actions
  const isBusy = save.isPending || form.picture.progress !== null
  useLeaveGuard(form.isChanged && !save.isSuccess, () => setIsLeaving(true))
  useCuredToast('dish', form.isUnsettled)
  useCuredToast(t('menu.saveFailed'), save.isError)

  const submit = async () => {
    if (isBusy) return
    if (form.isWrong) {
      flushSync(() => {
        form.send()
        if (form.wrongIn[0] && !form.wrongIn.includes(language)) setLanguage(form.wrongIn[0])
      })
      return focusWrong()
    }
    if (form.isUnsettled) return toast.error(t('common:overtaken.choose'), { id: 'dish' })
    const imageUrl = await form.picture.upload(slug)
    if (imageUrl === undefined) return
    save.mutate({ thing: current ?? opened, draft: form.draft(imageUrl) }, { onSuccess: finish })
  }
  const finish = () => {
    save.reset()
    onClose()
  }
  useSaveKey(() => void submit())
  const leave = () => (form.isChanged ? setIsLeaving(true) : finish())

  return (
    <>
      <Dialog
        wide
        aside={<DishPreview form={form} language={language} />}
        title={t(opened ? 'menu.form.editTitle' : 'menu.form.addTitle')}
        onClose={leave}
        footer={
          <>
            {current && (
              <Button look="quiet" className="me-auto text-late" onClick={() => onDelete(current)}>
                {t('menu.form.delete')}
              </Button>
            )}
            <Button onClick={leave}>{t('common:cancel')}</Button>
            <Button look="primary" isBusy={isBusy} onClick={() => void submit()}>
              {t('menu.form.save')}
            </Button>
          </>
        }
      >
        {opened && <DishOvertaken form={form} current={current} />}
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <DishFields
            form={form}
            language={language}
            onLanguage={setLanguage}
            onRetry={() => void submit()}
          />
          <div className="mt-5 border-t border-line pt-4">
            <DishOptions form={form} />
          </div>
          <section
            aria-labelledby={`${formId}-traits`}
            className="mt-5 grid min-w-0 gap-2 border-t border-line pt-4"
          >
            <h3 id={`${formId}-traits`} className="text-[0.9375rem] font-medium">
              {t('menu.traits.choice')}
            </h3>
            <Suspense fallback={<Skeleton className="h-60" />}>
              <DeclaredTraits traits={form.texts.traits} onChange={(traits) => form.change({ traits })} />
            </Suspense>
          </section>
          <div className="mt-5 border-t border-line pt-4">
            <DishServing form={form} />
          </div>
          <button type="submit" hidden />
        </form>
      </Dialog>
      {isLeaving && <DiscardQuestion onKeep={() => setIsLeaving(false)} onDiscard={finish} />}
    </>
  )
}
