import type { OptionGroup, OptionGroupDraft } from './options-contract.ts'

export const RULES = ['one', 'any', 'upTo', 'range'] as const

/** How many choices guests take, as staff say it; the numbers are those of `upTo` and `range`. */
export type Rule = { kind: (typeof RULES)[number]; min: number; max: number }

/** How staff say how many may be chosen. */
export function ruleOf({
  min,
  max,
  choices: { length },
}: Pick<OptionGroup, 'min' | 'max'> & { choices: readonly unknown[] }): Rule {
  if (min === 1 && max === 1) return { kind: 'one', min: 1, max: 2 }
  if (min > 0) return { kind: 'range', min, max }
  return max >= length ? { kind: 'any', min: 1, max: 2 } : { kind: 'upTo', min: 1, max }
}

/** How many of so many choices are taken at least and at most. */
export function limitsOf({ kind, min, max }: Rule, count: number): Pick<OptionGroupDraft, 'min' | 'max'> {
  const most = Math.max(1, Math.min(max, count))
  switch (kind) {
    case 'one':
      return { min: 1, max: 1 }
    case 'any':
      return { min: 0, max: Math.max(1, count) }
    case 'upTo':
      return { min: 0, max: most }
    case 'range':
      return { min: Math.min(min, most), max: most }
  }
}
