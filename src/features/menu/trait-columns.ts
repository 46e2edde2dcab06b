import { foldName } from '#kit/shared/text.ts'
import { ALLERGENS, DIETS, type Trait, type Traits } from '#features/dietary/traits.ts'

/** The columns of a menu file that declare something of a dish: `of` these, those that it names are so. */
export const TRAIT_COLUMNS = {
  allergens: { of: ALLERGENS, is: true },
  free_of: { of: ALLERGENS, is: false },
  diets: { of: DIETS, is: true },
  not_diets: { of: DIETS, is: false },
} as const satisfies Record<string, { of: readonly Trait[]; is: boolean }>

export type TraitColumn = keyof typeof TRAIT_COLUMNS
/** What the columns of one line name; a column that the file does not have is missing. */
export type NamedTraits = Partial<Record<TraitColumn, Trait[]>>

export const TRAIT_COLUMN_NAMES = Object.keys(TRAIT_COLUMNS) as TraitColumn[]

/** What is declared of a dish, by column. */
export const traitsByColumn = (traits: Traits): Record<TraitColumn, Trait[]> =>
  Object.fromEntries(
    TRAIT_COLUMN_NAMES.map((column) => {
      const { of, is } = TRAIT_COLUMNS[column]
      return [column, of.filter((trait) => traits[trait] === is)]
    }),
  ) as Record<TraitColumn, Trait[]>

/** The trait that a column means by a name, in any case. */
export const traitNamed = (column: TraitColumn, name: string): Trait | undefined =>
  TRAIT_COLUMNS[column].of.find((trait) => foldName(trait) === foldName(name))

/** What is declared after a line: a column that is there says it all, one that is missing leaves what it would say. */
export function declaredBy(before: Traits, named: NamedTraits): Traits {
  const kept = traitsByColumn(before)
  const said = TRAIT_COLUMN_NAMES.flatMap((column) =>
    (named[column] ?? kept[column]).map((trait) => ({
      trait,
      is: TRAIT_COLUMNS[column].is,
      isNamed: column in named,
    })),
  )
  // what the line names comes last, and holds
  return Object.fromEntries(
    said.toSorted((a, b) => Number(a.isNamed) - Number(b.isNamed)).map(({ trait, is }) => [trait, is]),
  )
}
