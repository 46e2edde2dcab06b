import { type HealthNoted, readNote } from '#features/dietary/read-note.ts'
import { ALLERGENS, type Trait, TRAITS } from '#features/dietary/traits.ts'
import { isWish } from './phrases.ts'

/** What the notes of an order say that could concern its guest's health, the allergens in the order of the law. */
export function healthNoted(notes: readonly (string | null)[]): HealthNoted {
  const read = notes.flatMap((note) => {
    const lines = note?.split('\n').filter((line) => !isWish(line)) ?? []
    return readNote(lines.join('\n'))
  })
  const named = new Set(read.flatMap(({ allergens }) => allergens))
  return {
    allergens: ALLERGENS.filter((allergen) => named.has(allergen)),
    isUnnamed: read.some(({ isUnnamed }) => isUnnamed),
  }
}

type Avoided = { avoided: readonly Trait[]; concernsHealth: boolean }

/** What must not be in an order: what its guest avoids, and what its notes say besides. */
export function avoidedIn(avoided: readonly Trait[], notes: readonly (string | null)[]): Avoided {
  const { allergens, isUnnamed } = healthNoted(notes)
  const isAvoided = (trait: Trait) =>
    avoided.includes(trait) || (allergens as readonly Trait[]).includes(trait)
  return { avoided: allergens.length === 0 ? avoided : TRAITS.filter(isAvoided), concernsHealth: isUnnamed }
}
