import { ALLERGENS, type Trait, type Traits } from '#features/dietary/traits.ts'
import { textIn } from '#kit/server/texts.ts'
import { sayList } from '#kit/shared/formats.ts'
import { type Language, LANGUAGE_FACTS } from '#kit/shared/languages.ts'

const isAllergen = (trait: Trait) => (ALLERGENS as readonly Trait[]).includes(trait)

/** What is said of allergens and diets in an answer, in a guest's language. */
export function sentencesIn(language: Language) {
  const list = (words: readonly string[]) => sayList(LANGUAGE_FACTS[language].locale, words)
  const trait = (key: string) => textIn(language, 'traits', key)
  const names = (traits: readonly Trait[]) => list(traits.map((each) => trait(`inline.${each}`)))
  const say = (key: string, values?: Record<string, string>) =>
    textIn(language, 'assistant', `diet.${key}`, values)
  return {
    list,
    names,
    say,
    /** What is declared of these traits: what is contained, what is not, and which diets are kept. */
    declared: (traits: Traits, asked: readonly Trait[], isBrief: boolean): string[] => {
      const allergens = asked.filter(isAllergen)
      const [has, hasNot] = [true, false].map((is) => allergens.filter((allergen) => traits[allergen] === is))
      const diets = asked.filter((each) => !isAllergen(each) && traits[each] !== undefined)
      const kept = diets.map((diet) => {
        if (diet === 'spicy') return traits[diet] ? trait('against.spicy') : trait('must.spicy')
        return traits[diet] ? trait(`name.${diet}`) : trait(`against.${diet}`)
      })
      const told = isBrief ? diets.flatMap((each, at) => (traits[each] ? (kept[at] ?? []) : [])) : kept
      return [
        ...(has?.length ? [say('contains', { what: names(has) })] : []),
        ...(hasNot?.length && !isBrief ? [say('free', { what: names(hasNot) })] : []),
        ...(told.length > 0 ? [`${list(told)}.`] : []),
      ]
    },
    /** `without gluten, vegan` */
    wanted: (traits: readonly Trait[]) => {
      const allergens = traits.filter(isAllergen)
      const diets = traits.filter((trait) => !isAllergen(trait))
      return list([
        ...(allergens.length > 0 ? [say('without', { what: names(allergens) })] : []),
        ...diets.map((diet) => (diet === 'spicy' ? trait('must.spicy') : trait(`inline.${diet}`))),
      ])
    },
  }
}
