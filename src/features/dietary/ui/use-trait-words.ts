import { useTranslation } from 'react-i18next'
import type { Language } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { ALLERGENS, type Trait, type Traits } from '../traits.ts'

const isAllergen = (trait: Trait) => (ALLERGENS as readonly Trait[]).includes(trait)

/** The allergens that something is declared to contain. */
export const allergensIn = (traits: Traits): Trait[] => ALLERGENS.filter((trait) => traits[trait] === true)

/** Sentences about allergens and diets; `shownIn` instead of the screen's own language. */
export function useTraitWords(shownIn?: Language) {
  const { t } = useTranslation('traits', shownIn ? { lng: shownIn } : {})
  const { list } = useFormatters()
  const inline = (traits: readonly Trait[], style?: 'narrow') =>
    list(
      traits.map((trait) => t(`inline.${trait}`)),
      style,
    )
  const split = (traits: readonly Trait[]) => ({
    allergens: traits.filter(isAllergen),
    diets: traits.filter((trait) => !isAllergen(trait)),
  })
  return {
    inline,
    /** `Contains gluten and milk`; null where nothing is declared to be in it. */
    contains: (traits: readonly Trait[]) =>
      traits.length > 0 ? t('containsList', { list: inline(traits) }) : null,
    /** What of a guest's list a dish is against, in one phrase for the allergens and one for each diet. */
    conflicts: (against: readonly Trait[]): string[] => {
      const { allergens, diets } = split(against)
      const contained = allergens.length > 0 ? [t('conflict', { list: inline(allergens) })] : []
      return [...contained, ...diets.map((trait) => t(`against.${trait as 'vegan'}`))]
    },
    undeclared: (traits: readonly Trait[]) =>
      traits.length > 0 ? t('unknown', { list: inline(traits) }) : null,
    /** `Avoiding nuts · Only vegan` */
    avoiding: (avoided: readonly Trait[]) => {
      const { allergens, diets } = split(avoided)
      const named = allergens.length > 0 ? [t('avoidChip', { list: inline(allergens) })] : []
      return [...named, ...diets.map((trait) => t(`must.${trait as 'vegan'}`))].join(' · ')
    },
    /** That the kitchen has been told what a guest avoids, or will be with the order. */
    told: (avoided: readonly Trait[], isSent: boolean) => {
      const { allergens, diets } = split(avoided)
      const musts = list(diets.map((trait) => t(`must.${trait as 'vegan'}`)))
      if (allergens.length === 0) return t(isSent ? 'toldMusts' : 'willTellMusts', { list: musts })
      const told = t(isSent ? 'told' : 'willTell', { list: inline(allergens) })
      return diets.length > 0 ? `${told} ${musts}.` : told
    },
  }
}
