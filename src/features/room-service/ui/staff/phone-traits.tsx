import type { Trait } from '#features/dietary/traits.ts'
import { useTraitWords } from '#features/dietary/ui/use-trait-words.ts'
import { allergensOf, conflictsOf, type Made } from './avoided.ts'
import { LineMarks } from './kitchen-line.tsx'

type TraitsProps = { line: Made; avoids: readonly Trait[] }

/** What a dish contains; before it what of it the guest avoids, and what nobody has declared. */
export function PhoneTraits({ line, avoids }: TraitsProps) {
  const words = useTraitWords()
  const { contains } = conflictsOf(line, avoids)
  const rest = words.contains(allergensOf(line).filter((trait) => !contains.includes(trait)))
  return (
    <>
      <LineMarks line={line} avoids={avoids} className="text-sm first-letter:uppercase" />
      {rest && <span className="block text-sm text-muted">{rest}</span>}
    </>
  )
}
