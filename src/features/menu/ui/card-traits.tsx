import { useTranslation } from 'react-i18next'
import { againstOf, type Trait } from '#features/dietary/traits.ts'
import { TraitIcon } from '#features/dietary/ui/trait-icon.tsx'
import { TraitMarks } from '#features/dietary/ui/trait-marks.tsx'
import { useAvoided } from '#features/dietary/ui/use-avoided.ts'
import { allergensIn } from '#features/dietary/ui/use-trait-words.ts'
import type { GuestMenuItem } from '../dish-shapes.ts'
import { traitsAsServed } from '../as-served.ts'

/** What a dish of the menu contains as it comes: in words what the guest avoids, in icons the rest. */
export function CardTraits({ item }: { item: GuestMenuItem }) {
  const { t } = useTranslation('traits')
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
        <div className="flex min-h-6 flex-wrap items-center gap-x-3 text-muted">
          <Icons traits={allergens} label={t('contains')} />
          <Icons traits={diets} label={t('diets')} className="text-good" />
        </div>
      )}
    </>
  )
}

type IconsProps = { traits: readonly Trait[]; label: string; className?: string }

function Icons({ traits, label, className = '' }: IconsProps) {
  const { t } = useTranslation('traits')
  if (traits.length === 0) return null
  return (
    <ul aria-label={label} className={`flex flex-wrap items-center gap-2 ${className}`}>
      {traits.map((trait) => (
        <li key={trait} title={t(`name.${trait}`)}>
          <TraitIcon trait={trait} className="size-4.5" />
          <span className="sr-only">{t(`name.${trait}`)}</span>
        </li>
      ))}
    </ul>
  )
}
