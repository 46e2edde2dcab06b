import { TraitMarks } from '#features/diet/ui/trait-marks.tsx'
import { useAvoided } from '#features/diet/ui/use-avoided.ts'
import type { GuestMenuItem } from '../contract.ts'
import { traitsAsServed } from '../declared.ts'

/** What a dish of the menu contains as it comes, with what the guest avoids. */
export function CardTraits({ item }: { item: GuestMenuItem }) {
  return <TraitMarks traits={traitsAsServed(item)} avoided={useAvoided()} className="mt-1.5" />
}
