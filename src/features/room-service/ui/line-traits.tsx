import { Suspense } from 'react'
import { combined, isDeclared, type Trait, type Traits } from '#features/dietary/traits.ts'
import { TraitMarks } from '#features/dietary/ui/trait-marks.tsx'
import type { OrderLine } from '../contract.ts'

type Line = Pick<OrderLine, 'traits' | 'choices'>

/** What is declared of a dish with all that was chosen for it. */
export const wholeOf = ({ traits, choices }: Line): Traits =>
  combined([traits, ...choices.map((choice) => choice.traits)])

type LineTraitsProps = { line: Line; avoided: readonly Trait[]; className?: string }

/** What a line of an order contains, with what of it is avoided; nothing where nothing is declared. */
export function LineTraits({ line, avoided, className = 'mt-1' }: LineTraitsProps) {
  const whole = wholeOf(line)
  if (avoided.length === 0 && !isDeclared(whole)) return null
  return (
    <Suspense>
      <TraitMarks traits={whole} avoided={avoided} className={className} />
    </Suspense>
  )
}
