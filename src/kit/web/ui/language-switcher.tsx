import { Check } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_FACTS, LANGUAGES } from '#kit/shared/languages.ts'
import { useMultiLanguage } from '../multi-language.ts'
import { useLanguage } from '../use-language.ts'
import { Menu, MenuItem } from './menu.tsx'

/** Changes the language without a reload; hidden when the platform has languages switched off. */
export function LanguageSwitcher({ className = '' }: { className?: string }) {
  const { t, i18n } = useTranslation('common')
  const current = useLanguage()
  const id = useId()
  const isMultiLanguage = useMultiLanguage()
  const { name, short } = LANGUAGE_FACTS[current]
  if (!isMultiLanguage) return null
  return (
    <Menu
      id={id}
      label={`${short}, ${t('language', { language: name })}`}
      trigger={
        <span className="text-sm font-semibold [&:lang(ar)]:text-xl [&:lang(ar)]:leading-none">{short}</span>
      }
      triggerClass={`grid size-11 shrink-0 place-items-center whitespace-nowrap rounded-full border border-line bg-card ${className}`}
    >
      {LANGUAGES.map((language) => (
        <MenuItem
          key={language}
          isChosen={language === current}
          onChoose={() => void i18n.changeLanguage(language)}
        >
          <span lang={language}>{LANGUAGE_FACTS[language].name}</span>
          {language === current && <Check aria-hidden className="ms-auto size-4" />}
        </MenuItem>
      ))}
    </Menu>
  )
}
