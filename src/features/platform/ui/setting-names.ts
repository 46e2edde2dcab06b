import { useTranslation } from 'react-i18next'
import { useCategoryTexts } from '#features/categories/ui/use-category-texts.ts'
import { DEFAULT_LANGUAGE } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import type { FeatureFlag, GlobalService } from '../contract.ts'

/** `multi_language` → `Multi Language` (SET-06). */
export const titleCased = (flagName: string) =>
  flagName
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** In English, names and descriptions as stored; in other languages, what the product says of them. */
export function useSettingNames() {
  const { t } = useTranslation('platform')
  const textsOf = useCategoryTexts()
  const isEnglish = useLanguage() === DEFAULT_LANGUAGE
  const isKnown = (flagName: string) => !isEnglish && flagName === 'multi_language'
  return {
    nameOfService: ({ category, serviceName }: GlobalService) =>
      isEnglish ? serviceName : textsOf(category).name,
    textOfService: ({ category, description }: GlobalService) =>
      isEnglish ? description : textsOf(category).about,
    nameOfFlag: ({ flagName }: Pick<FeatureFlag, 'flagName'>) =>
      isKnown(flagName) ? t('settings.multiLanguage') : titleCased(flagName),
    textOfFlag: ({ flagName, description }: FeatureFlag) =>
      isKnown(flagName) ? t('settings.multiLanguageText') : description,
  }
}

/** The date and time of a change, in the reader's time zone. */
export function useMoment() {
  return useFormatters().moment
}
