import { CircleHelp, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Language } from '#kit/shared/languages.ts'
import { againstOf, type Trait, type Traits } from '../traits.ts'
import { allergensIn, useTraitWords } from './use-trait-words.ts'

type TraitMarksProps = {
  traits: Traits
  /** What whoever reads it avoids. */
  avoided: readonly Trait[]
  shownIn?: Language
  /** Without what it contains besides. */
  isBrief?: boolean
  className?: string
}

/** What something contains, quietly; before it, in words that stand out, what of it is avoided or not declared. */
export function TraitMarks({ traits, avoided, shownIn, isBrief, className = '' }: TraitMarksProps) {
  const words = useTraitWords(shownIn)
  const { contains: against, undeclared } = againstOf(traits, avoided)
  const rest = isBrief
    ? null
    : words.contains(allergensIn(traits).filter((trait) => !against.includes(trait)))
  const open = words.undeclared(undeclared)
  if (against.length === 0 && !open && !rest) return null
  return (
    <span className={`grid justify-items-start gap-1 text-sm leading-snug ${className}`}>
      {words.conflicts(against).map((text) => (
        <Mark key={text} icon={<TriangleAlert aria-hidden className={ICON} />} look="bg-late-tint text-late">
          {text}
        </Mark>
      ))}
      {open && (
        <Mark icon={<CircleHelp aria-hidden className={ICON} />} look="bg-wait-tint text-wait">
          {open}
        </Mark>
      )}
      {rest && <span className="text-muted">{rest}</span>}
    </span>
  )
}

const ICON = 'mt-0.5 size-3.5 shrink-0'

const Mark = ({ icon, look, children }: { icon: ReactNode; look: string; children: string }) => (
  <span className={`flex gap-1.5 rounded-sm px-2 py-1 font-medium ${look}`}>
    {icon}
    <span className="min-w-0 first-letter:uppercase">{children}</span>
  </span>
)
