import { Check } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { useMultiLanguage } from '../multi-language.ts'
import { useLanguage } from '../use-language.ts'
import { Menu, MenuItem } from './menu.tsx'

/** Each language under its own name, whatever is on the screen. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ar: 'العربية', bs: 'Bosanski' }

/** Changes the language at once, without a reload; hidden when the platform has languages switched off. */
export function LanguageSwitcher({ className = '' }: { className?: string }) {
  const { t, i18n } = useTranslation('common')
  const current = useLanguage()
  const id = useId()
  const isMultiLanguage = useMultiLanguage()
  if (!isMultiLanguage) return null
  return (
    <Menu
      id={id}
      label={`${current.toUpperCase()}, ${t('language', { language: LANGUAGE_NAMES[current] })}`}
      trigger={<span className="text-sm font-semibold uppercase">{current}</span>}
      triggerClass={`grid size-11 shrink-0 place-items-center whitespace-nowrap rounded-full border border-line bg-card ${className}`}
    >
      {LANGUAGES.map((language) => (
        <MenuItem
          key={language}
          isChosen={language === current}
          onChoose={() => void i18n.changeLanguage(language)}
        >
          <span lang={language}>{LANGUAGE_NAMES[language]}</span>
          {language === current && <Check aria-hidden className="ms-auto size-4" />}
        </MenuItem>
      ))}
    </Menu>
  )
}
