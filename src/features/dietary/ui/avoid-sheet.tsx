import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GuestFailure } from '#features/hotels/ui/guest-failure.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { ownerAt } from '#features/sessions/ui/identity.ts'
import { Sheet } from '#kit/web/ui/sheet.tsx'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { type Trait, TRAITS } from '../traits.ts'
import { readAvoided, saveAvoided } from './avoided.ts'
import { TraitChoice } from './trait-choice.tsx'
import { useIsAvoidedKnown, useServersAvoided } from './use-avoided.ts'

type AvoidSheetProps = { onClose: () => void; onSaved?: (() => void) | undefined }

/** What must not be in the current person's food, from beneath. */
export function AvoidSheet({ onClose, onSaved }: AvoidSheetProps) {
  const { slug } = useHotel()
  const { t } = useTranslation(['traits', 'common'])
  const { errorText } = useErrorText()
  const id = useId()
  const isKnown = useIsAvoidedKnown()
  const list = useServersAvoided()
  const [changed, setChanged] = useState<ReadonlySet<Trait> | null>(null)
  const chosen = changed ?? new Set(readAvoided(slug))

  const toggle = (trait: Trait) => {
    const next = new Set(chosen)
    if (!next.delete(trait)) next.add(trait)
    setChanged(next)
  }
  const save = (traits: ReadonlySet<Trait>) => {
    const avoided = TRAITS.filter((trait) => traits.has(trait))
    saveAvoided(slug, avoided).then(onSaved, (error: unknown) =>
      toast.error(errorText(error, t('avoidFailed'))),
    )
    onClose()
  }

  return (
    <Sheet
      titleId={`${id}title`}
      textId={`${id}text`}
      className="max-h-[calc(100dvh-2rem)] max-w-2xl"
      onClose={onClose}
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
          {isKnown ? (
            <TraitChoice chosen={chosen} onToggle={toggle} />
          ) : list.isError ? (
            <GuestFailure
              text={t('avoidUnknown')}
              isBusy={list.isFetching}
              onRetry={() => void list.refetch()}
            />
          ) : (
            <Skeleton className="h-96" />
          )}
          <p className="mt-5 text-sm text-pretty text-muted">
            {t(ownerAt(slug) === null ? 'avoidVisitor' : 'avoidKept')}
          </p>
        </div>
        {/* what is saved takes the place of a list that nobody here has seen */}
        <footer
          hidden={!isKnown}
          className="flex flex-wrap items-center gap-3 border-t border-line px-5 pt-3.5 pb-[max(1rem,env(safe-area-inset-bottom))]"
        >
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
    </Sheet>
  )
}
