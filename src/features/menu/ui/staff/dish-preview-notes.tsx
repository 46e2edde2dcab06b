import { useTranslation } from 'react-i18next'
import { ALLERGENS, combined, type Traits } from '#features/dietary/traits.ts'
import { sayList } from '#kit/shared/formats.ts'
import { type Language, LANGUAGE_FACTS, listed, localized } from '#kit/shared/languages.ts'
import type { DayPart } from '../../parts-contract.ts'
import { FEW_LEFT } from '../../limits.ts'

type NotesProps = {
  /** Of the dish, and of the choices that come with it. */
  traits: readonly Traits[]
  parts: readonly DayPart[]
  left: number | null
  isSoldOut: boolean
  language: Language
}

/** What guests read below a dish: what it contains, when it is served, and how little of it is left. */
export function DishPreviewNotes({ traits, parts, left, isSoldOut, language }: NotesProps) {
  const { t } = useTranslation(['hotel-admin', 'traits'], { lng: language })
  const whole = combined(traits)
  const contained = ALLERGENS.filter((trait) => whole[trait] === true)
  const list = (words: readonly string[]) => sayList(LANGUAGE_FACTS[language].locale, words)
  const notes = [
    ...(isSoldOut || left === 0 ? [t('menu.options.soldOut')] : []),
    ...(!isSoldOut && left !== null && left > 0 && left <= FEW_LEFT
      ? [t('menu.stock.few', { count: left })]
      : []),
    ...(contained.length > 0
      ? [t('menu.traits.some', { list: list(contained.map((trait) => t(`traits:inline.${trait}`))) })]
      : []),
    ...parts.map(({ name, begins, ends }) =>
      listed([localized(name, language), t('menu.parts.span', { begins, ends })], language),
    ),
  ]
  return (
    <ul className="grid gap-0.5 px-1 text-sm text-muted empty:hidden">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
