import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { languageName } from '#kit/shared/language-name.ts'
import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { textNames } from '#kit/shared/texts.ts'
import { useLanguage } from './use-language.ts'

const TEXTS = ['name', 'description', 'title', 'label', 'text'] as const
const FIELDS = TEXTS.flatMap((text) => {
  const names = textNames(text, `${text}En`)
  return LANGUAGES.map((language) => ({ field: names[language], text, language }))
})

type Field = (typeof FIELDS)[number]['field']

/** Whether a field is a text whose name says its language, such as `nameAr`. */
export const saysLanguage = (name: string): name is Field => FIELDS.some(({ field }) => field === name)

/** What such a field is called: `Arabic name`. */
export function textLabel(t: TFunction<'hotel-admin'>, reader: Language, name: Field): string {
  const found = FIELDS.find(({ field }) => field === name)
  return found ? t(`editor.textIn.${found.text}`, { language: languageName(found.language, reader) }) : name
}

export function useTextLabel() {
  const { t } = useTranslation('hotel-admin')
  const reader = useLanguage()
  return (name: Field) => textLabel(t, reader, name)
}
