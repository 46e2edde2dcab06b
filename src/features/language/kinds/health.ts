export type Allergen =
  | 'gluten'
  | 'crustaceans'
  | 'eggs'
  | 'fish'
  | 'peanuts'
  | 'soybeans'
  | 'milk'
  | 'nuts'
  | 'celery'
  | 'mustard'
  | 'sesame'
  | 'sulphites'
  | 'lupin'
  | 'molluscs'

/**
 * What guests write of allergens, of allergies and of their health. Words are folded as in search and separated by
 * spaces; `orah*` stands for any ending, `sea_food` for words that follow one another. A word too many costs a
 * glance, a missing one may cost a guest's health.
 */
export type HealthWords = {
  /** Each allergen with what is made of it, in everyday words; letters may be mistyped in the longer ones. */
  allergens: Record<Allergen, string>
  /** Allergies and intolerances; letters may be mistyped in the longer ones. */
  allergy: string
  /** That somebody cannot have something, without a word of those. */
  cannot: string
  /** Reactions, illness and medicine. */
  health: string
  /** What an allergen's name is only a part of. */
  besides: string
  /** Words that look like one of these, or like a mistyped one; with their accents where only these tell them apart. */
  right: string
  /** Asks for more of what it stands beside, and what may stand between: `extra grated cheese`. */
  more: string
  between: string
  /** Keeps what follows away; the second kind goes on after an "and", as does what calls for care. */
  without: string
  never: string
  and: string
}
