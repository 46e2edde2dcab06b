import { useTranslation } from 'react-i18next'
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

/** Names and descriptions as they are kept in English; in other languages those that the product knows. */
export function useSettingNames() {
  const { t } = useTranslation('platform')
  const isEnglish = useLanguage() === DEFAULT_LANGUAGE
  const isKnown = (flagName: string) => !isEnglish && flagName === 'multi_language'
  return {
    nameOfService: ({ icon, serviceName }: GlobalService) =>
      isEnglish ? serviceName : t(`settings.serviceNames.${icon}`),
    textOfService: ({ icon, description }: GlobalService) =>
      isEnglish ? description : t(`settings.serviceTexts.${icon}`),
    nameOfFlag: ({ flagName }: Pick<FeatureFlag, 'flagName'>) =>
      isKnown(flagName) ? t('settings.multiLanguage') : titleCased(flagName),
    textOfFlag: ({ flagName, description }: FeatureFlag) =>
      isKnown(flagName) ? t('settings.multiLanguageText') : description,
  }
}

/** Day and time of a change, by the reader's own clock. */
export function useMoment() {
  const { date, time } = useFormatters()
  return (moment: string) => `${date(moment)}, ${time(moment)}`
}
