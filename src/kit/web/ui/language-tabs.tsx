import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageName } from '#kit/shared/language-name.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_FACTS, LANGUAGES } from '#kit/shared/languages.ts'
import { moveAmongTabs } from '../tab-keys.ts'
import { useLanguage } from '../use-language.ts'

type TabsProps = {
  /** The languages in which a text is missing. */
  missing: readonly Language[]
  language: Language
  onLanguage: (language: Language) => void
  children: ReactNode
}

/** One form for all languages: a tab for each, with a dot where a text is missing. */
export function LanguageTabs({ missing, language, onLanguage, children }: TabsProps) {
  const id = useId()
  const reader = useLanguage()
  const { t } = useTranslation('hotel-admin')
  return (
    <div>
      <div
        role="tablist"
        aria-label={t('editor.languages')}
        onKeyDown={moveAmongTabs}
        className="flex gap-1 border-b border-line"
      >
        {LANGUAGES.map((shown) => (
          <button
            key={shown}
            id={`${id}-${shown}`}
            type="button"
            role="tab"
            aria-selected={shown === language}
            aria-controls={`${id}-panel`}
            tabIndex={shown === language ? 0 : -1}
            onClick={() => onLanguage(shown)}
            className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 font-medium text-muted hover:text-ink aria-selected:border-accent-text aria-selected:text-ink"
          >
            <span lang={shown}>{LANGUAGE_FACTS[shown].name}</span>
            {missing.includes(shown) && (
              <>
                <span aria-hidden className="size-2 rounded-full bg-wait" />
                <span className="sr-only">
                  {t('editor.missingIn', { language: languageName(shown, reader) })}
                </span>
              </>
            )}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${language}`}
        className="grid gap-4 pt-4"
      >
        {children}
      </div>
    </div>
  )
}

/** @param first the language that the form begins with */
export const useFormLanguage = (first: Language = DEFAULT_LANGUAGE) => useState(first)
