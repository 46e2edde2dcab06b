import { useTranslation } from 'react-i18next'
import { ALLERGENS, DIETS, type Trait } from '../traits.ts'
import { TraitIcon } from './trait-icon.tsx'

type ChoiceProps = { chosen: ReadonlySet<Trait>; onToggle: (trait: Trait) => void }

/** The allergens to be avoided and the diets to be kept, each with what it means. */
export function TraitChoice({ chosen, onToggle }: ChoiceProps) {
  const { t } = useTranslation('traits')
  const group = (legend: string, traits: readonly Trait[], nameOf: (trait: Trait) => string) => (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {traits.map((trait) => (
          <label
            key={trait}
            className="flex min-h-14 items-start gap-3 rounded-md border border-line px-3 py-2.5 transition-colors hover:bg-tint/50 has-checked:border-accent-text/60 has-checked:bg-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent"
          >
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-tint text-accent-text in-[:has(>:checked)]:bg-accent in-[:has(>:checked)]:text-on-accent">
              <TraitIcon trait={trait} className="size-5" />
            </span>
            <span className="min-w-0 grow">
              <span className="block leading-snug font-semibold">{nameOf(trait)}</span>
              <span className="block text-sm leading-snug text-pretty text-muted">{t(`about.${trait}`)}</span>
            </span>
            <input
              type="checkbox"
              checked={chosen.has(trait)}
              onChange={() => onToggle(trait)}
              className="mt-0.5 size-5 shrink-0 accent-accent outline-none"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      {group(t('allergens'), ALLERGENS, (trait) => t(`name.${trait}`))}
      {group(t('diets'), DIETS, (trait) => t(`must.${trait as 'vegan'}`))}
    </div>
  )
}
