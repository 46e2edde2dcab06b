import { useTranslation } from 'react-i18next'
import { againstOf } from '#features/dietary/traits.ts'
import { TraitMarks } from '#features/dietary/ui/trait-marks.tsx'
import { useAvoided } from '#features/dietary/ui/use-avoided.ts'
import { allergensIn, useTraitWords } from '#features/dietary/ui/use-trait-words.ts'
import type { GuestMenuItem } from '../dish-shapes.ts'
import { traitsAsServed } from '../as-served.ts'

/** What a dish of the menu contains as it comes: what the guest avoids stands out, the rest is one quiet line. */
export function CardTraits({ item }: { item: GuestMenuItem }) {
  const { t } = useTranslation('traits')
  const { inline } = useTraitWords()
  const avoided = useAvoided()
  const traits = traitsAsServed(item)
  const { contains } = againstOf(traits, avoided)
  const allergens = allergensIn(traits).filter((trait) => !contains.includes(trait))
  const diets = (['spicy', traits.vegan ? 'vegan' : 'vegetarian'] as const).filter(
    (trait) => traits[trait] && !contains.includes(trait),
  )
  return (
    <>
      <TraitMarks traits={traits} avoided={avoided} isBrief />
      {allergens.length + diets.length > 0 && (
        <p className="flex min-w-0 gap-x-1.5 text-[0.8125rem] leading-4.5 text-muted">
          {allergens.length > 0 && (
            <Words label={t('contains')} words={inline(allergens, 'narrow')} className="min-w-0" />
          )}
          {allergens.length > 0 && diets.length > 0 && <span aria-hidden>·</span>}
          {diets.length > 0 && (
            <Words
              label={t('diets')}
              words={inline(diets, 'narrow')}
              className="max-w-3/5 shrink-0 text-good"
            />
          )}
        </p>
      )}
    </>
  )
}

type WordsProps = { label: string; words: string; className: string }

/** Cut where the card is too narrow; who reads by ear hears all of it. */
const Words = ({ label, words, className }: WordsProps) => (
  <span title={words} className={`-my-0.5 truncate py-0.5 first-letter:uppercase ${className}`}>
    <span className="sr-only">{`${label}: `}</span>
    {words}
  </span>
)
