import type { TFunction } from 'i18next'
import { languageName } from '#kit/shared/language-name.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#kit/shared/languages.ts'
import type { OfferFields } from '../../editing.ts'
import { OFFER_TEXTS } from '../../fields.ts'
import type { ResourceFields } from './use-resource-form.ts'

type Text = (typeof OFFER_TEXTS)[keyof typeof OFFER_TEXTS][Language]
type Name = keyof OfferFields | keyof ResourceFields

/** What a field of a form is called; a text in another language than English with that language. */
export function fieldLabel(t: TFunction<'work'>, reader: Language, name: Name): string {
  for (const text of ['name', 'description', 'location'] as const) {
    const language = LANGUAGES.find((language) => OFFER_TEXTS[text][language] === name)
    if (language === DEFAULT_LANGUAGE) return t(`editor.field.${text}`)
    if (language) return `${t(`editor.field.${text}`)} (${languageName(language, reader)})`
  }
  return t(`editor.field.${name as Exclude<Name, Text>}`)
}
