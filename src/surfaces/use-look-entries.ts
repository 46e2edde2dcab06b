import { Languages, Monitor, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_FACTS, LANGUAGES } from '#kit/shared/languages.ts'
import { useMultiLanguage } from '#kit/web/multi-language.ts'
import type { PaletteEntry } from '#kit/web/ui/palette-search.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { THEMES, useTheme } from '#kit/web/use-theme.ts'

const THEME_ICON = { light: Sun, dark: Moon, system: Monitor } as const

/** The entries of a palette that change language and theme. */
export function useLookEntries(group: string): PaletteEntry[] {
  const { t, i18n } = useTranslation('common')
  const language = useLanguage()
  const isMultiLanguage = useMultiLanguage()
  const { theme, choose } = useTheme()
  return [
    ...LANGUAGES.filter((each) => each !== language && isMultiLanguage).map((other) => ({
      id: `language-${other}`,
      group,
      icon: Languages,
      label: t('language', { language: LANGUAGE_FACTS[other].name }),
      run: () => void i18n.changeLanguage(other),
    })),
    ...THEMES.filter((each) => each !== theme).map((other) => ({
      id: `theme-${other}`,
      group,
      icon: THEME_ICON[other],
      label: t('theme.label', { theme: t(`theme.${other}`) }),
      run: () => choose(other),
    })),
  ]
}
