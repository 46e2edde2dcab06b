import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { ownerAt } from '#features/sessions/ui/identity.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { type Trait, TRAITS } from '../traits.ts'
import { readAvoided, saveAvoided } from './avoided.ts'
import { TraitChoice } from './trait-choice.tsx'

/** What must not be in the current person's food, from beneath. */
export function AvoidSheet({ onClose }: { onClose: () => void }) {
  const { slug } = useHotel()
  const { t } = useTranslation(['traits', 'common'])
  const { errorText } = useErrorText()
  const element = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [chosen, setChosen] = useState<ReadonlySet<Trait>>(() => new Set(readAvoided(slug)))

  // closing the dialog before it is removed returns the focus to where it was
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  const toggle = (trait: Trait) => {
    const next = new Set(chosen)
    if (!next.delete(trait)) next.add(trait)
    setChosen(next)
  }
  const save = (traits: ReadonlySet<Trait>) => {
    const avoided = TRAITS.filter((trait) => traits.has(trait))
    saveAvoided(slug, avoided).catch((error: unknown) => toast.error(errorText(error, t('avoidFailed'))))
    onClose()
  }

  return (
    <dialog
      ref={element}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === element.current && onClose()}
      className="mx-auto mt-auto mb-0 max-h-[calc(100dvh-2rem)] w-full max-w-2xl animate-rise overflow-hidden rounded-t-xl border border-line bg-card p-0 shadow-float md:mb-auto md:rounded-xl"
    >
      <div className="grid max-h-[calc(100dvh-2rem)] grid-rows-[auto_1fr_auto]">
        <header className="flex items-start justify-between gap-3 ps-5 pe-3 pt-3.5 pb-3">
          <h2 id={`${id}title`} className="mt-1.5 min-w-0 font-display text-2xl font-semibold tracking-tight">
            {t('avoid')}
          </h2>
          <IconButton look="quiet" label={t('common:close')} onClick={onClose}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </header>
        <div className="overflow-y-auto px-5 pb-6">
          <p id={`${id}text`} className="mb-5 text-pretty text-muted">
            {t('avoidText')}
          </p>
          <TraitChoice chosen={chosen} onToggle={toggle} />
          <p className="mt-5 text-sm text-pretty text-muted">
            {t(ownerAt(slug) === null ? 'avoidVisitor' : 'avoidKept')}
          </p>
        </div>
        <footer className="flex flex-wrap items-center gap-3 border-t border-line px-5 pt-3.5 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {readAvoided(slug).length > 0 && (
            <Button size="lg" look="quiet" className="text-late!" onClick={() => save(new Set())}>
              {t('avoidDelete')}
            </Button>
          )}
          <Button look="primary" size="lg" className="grow" onClick={() => save(chosen)}>
            {t('avoidSave')}
          </Button>
        </footer>
      </div>
    </dialog>
  )
}
