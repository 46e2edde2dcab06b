import { Ban, Check, CircleDashed, type LucideIcon, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ALLERGENS, DIETS, type Trait } from '../traits.ts'
import { TraitIcon } from './trait-icon.tsx'

/** What is said of a trait: so, not so, nothing (null), or, of several dishes, left as it is. */
export type Said = boolean | null | undefined

/** The next one that a tap leads to. */
const AFTER = new Map<Said, Said>([
  [undefined, true],
  [true, false],
  [false, null],
  [null, true],
])
const LOOK: Record<'true' | 'false' | 'null' | 'undefined', string> = {
  true: 'border-ink bg-ink text-ground',
  false: 'border-line bg-card',
  null: 'border-dashed border-wait/60 bg-wait-tint text-wait',
  undefined: 'border-dashed border-line bg-card text-muted',
}
const MARK: Record<keyof typeof LOOK, LucideIcon> = {
  true: Check,
  false: Ban,
  null: CircleDashed,
  undefined: Minus,
}

type GridProps = {
  saidOf: (trait: Trait) => Said
  onSay: (trait: Trait, said: Said) => void
  /** Of several dishes each trait can be left as it is. */
  isKeepable?: boolean
}

/** What a dish contains and is: one button a trait, and a tap says the next. */
export function TraitGrid({ saidOf, onSay, isKeepable = false }: GridProps) {
  const { t } = useTranslation(['traits', 'hotel-admin'])
  const wordOf = (said: Said, isDiet: boolean) => {
    if (said === undefined) return t('hotel-admin:menu.traits.keep')
    if (said === null) return t('undeclared')
    if (isDiet) return t(said ? 'hotel-admin:menu.traits.yes' : 'hotel-admin:menu.traits.no')
    return t(said ? 'contains' : 'free')
  }
  const group = (label: string, traits: readonly Trait[], isDiet: boolean) => (
    <div role="group" aria-label={label} className="grid gap-1.5">
      <p aria-hidden className="text-sm text-muted">
        {label}
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-2">
        {traits.map((trait) => {
          const said = saidOf(trait)
          const Mark = MARK[`${said}`]
          const next = AFTER.get(said)
          return (
            <button
              key={trait}
              type="button"
              title={t(`about.${trait}`)}
              onClick={() => onSay(trait, said === null && isKeepable ? undefined : next)}
              className={`grid min-h-14 grid-cols-[auto_1fr] items-center gap-x-2.5 rounded-md border px-3 py-2 text-start transition-colors hover:border-ink/50 ${LOOK[`${said}`]}`}
            >
              <TraitIcon trait={trait} className="row-span-2 size-5 shrink-0 opacity-85" />
              <span className="min-w-0 leading-tight font-semibold wrap-anywhere">{t(`name.${trait}`)}</span>
              <span aria-live="polite" className="flex min-w-0 items-center gap-1 text-xs leading-tight">
                <Mark aria-hidden className="size-3 shrink-0" />
                {wordOf(said, isDiet)}
              </span>
            </button>
          )
        })}
      </div>
    </div>
  )
  return (
    <div className="grid gap-3">
      {group(t('hotel-admin:menu.traits.allergens'), ALLERGENS, false)}
      {group(t('hotel-admin:menu.traits.diets'), DIETS, true)}
    </div>
  )
}
