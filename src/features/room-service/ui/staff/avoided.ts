import { useTranslation } from 'react-i18next'
import { againstOf, combined, DIETS, type Trait } from '#features/dietary/traits.ts'
import { sayList } from '#kit/shared/formats.ts'
import { LANGUAGE_FACTS } from '#kit/shared/languages.ts'
import type { Order, OrderLine } from '../../contract.ts'
import { useWording } from '#features/bookings/ui/staff/wording.ts'

type Diet = (typeof DIETS)[number]
type Allergen = Exclude<Trait, Diet>
export type Made = Pick<OrderLine, 'traits' | 'choices'>

const isDiet = (trait: Trait): trait is Diet => (DIETS as readonly Trait[]).includes(trait)
const isAllergen = (trait: Trait): trait is Allergen => !isDiet(trait)

/** What is declared of a line, its choices included. */
export const traitsOf = ({ traits, choices }: Made) =>
  combined([traits, ...choices.map((choice) => choice.traits)])

/** What of the guest's list a line contains, and what of it is not declared. */
export const conflictsOf = (line: Made, avoids: readonly Trait[]) => againstOf(traitsOf(line), avoids)

/** Whether something of the guest's list is in a line, or not declared of it. */
export function isAgainst(line: Made, avoids: readonly Trait[]) {
  const { contains, undeclared } = conflictsOf(line, avoids)
  return contains.length + undeclared.length > 0
}

/** Words for what guests avoid and lines contain. */
export function useAvoidedWords() {
  const language = useWording()
  const { t } = useTranslation(['hotel-admin', 'traits'], { lng: language })
  const { locale } = LANGUAGE_FACTS[language]
  const list = (words: readonly string[]) => sayList(locale, words)
  const names = (traits: readonly Trait[]) => list(traits.map((trait) => t(`traits:inline.${trait}`)))
  const wanted = (trait: Trait) => t(isDiet(trait) ? `traits:must.${trait}` : `traits:name.${trait}`)
  return {
    list,
    /** Each as it stands out in a list: `Nuts`, `Only vegan`. */
    wanted,
    /** The same of all that is to be acknowledged of an order; last, that a note speaks of health. */
    warnings: ({ avoids, concernsHealth }: Pick<Order, 'avoids' | 'concernsHealth'>) => [
      ...avoids.map(wanted),
      ...(concernsHealth ? [t('bookings.healthNoted')] : []),
    ],
    /** `contains nuts and milk`, `Not vegan`. */
    contained: (traits: readonly Trait[]) => {
      const allergens = traits.filter(isAllergen)
      const said = allergens.length > 0 ? [t('bookings.contains', { list: names(allergens) })] : []
      return [...said, ...traits.filter(isDiet).map((diet) => t(`traits:against.${diet}`))]
    },
    /** `nuts: not declared`. */
    undeclared: (traits: readonly Trait[]) => t('traits:unknown', { list: names(traits) }),
  }
}

/** What a line is declared to contain. */
export const allergensOf = (line: Made) => {
  const traits = traitsOf(line)
  return (Object.keys(traits) as Trait[]).filter((trait) => isAllergen(trait) && traits[trait] === true)
}
