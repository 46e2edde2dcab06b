import type { Language } from '#kit/shared/languages.ts'
import { useFontsFor } from '#kit/web/use-fonts.ts'
import type { Order } from '../../contract.ts'

/** The letters that the kitchen's language needs for the dishes of these orders. */
export const useKitchenFonts = (bookings: readonly Order[], language: Language | null) =>
  useFontsFor(
    language
      ? bookings.flatMap(({ lines }) => (lines ?? []).map(({ name }) => name[language])).join(' ')
      : '',
  )
