import { useTranslation } from 'react-i18next'
import { againstOf, TRAITS } from '#features/diet/traits.ts'
import { TraitIcon } from '#features/diet/ui/trait-icon.tsx'
import { TraitMarks } from '#features/diet/ui/trait-marks.tsx'
import { useAvoided } from '#features/diet/ui/use-avoided.ts'
import type { GuestMenuItem } from '../contract.ts'
import { traitsAsServed } from '../as-served.ts'

/** What a dish of the menu contains as it comes: in words what the guest avoids, in icons the rest. */
export function CardTraits({ item }: { item: GuestMenuItem }) {
  const { t } = useTranslation('traits')
  const avoided = useAvoided()
  const traits = traitsAsServed(item)
  const { contains } = againstOf(traits, avoided)
  const shown = TRAITS.filter((trait) => traits[trait] && !contains.includes(trait) && trait !== 'halal')
  return (
    <>
      <TraitMarks traits={traits} avoided={avoided} isBrief />
      {shown.length > 0 && (
        <ul className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-muted">
          {shown.map((trait) => (
            <li key={trait} title={t(`name.${trait}`)}>
              <TraitIcon trait={trait} className="size-4.5" />
              <span className="sr-only">{t(`name.${trait}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
