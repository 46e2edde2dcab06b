import type { Language } from '#kit/shared/languages.ts'
import { inOrder, placeBefore, type Placed } from '#kit/shared/order.ts'
import type { Announcement } from './contract.ts'

type Texts = Pick<
  Announcement,
  'titleEn' | 'titleAr' | 'titleBs' | 'descriptionEn' | 'descriptionAr' | 'descriptionBs'
>

/** Where the texts of each language stand. */
export const TEXTS = {
  en: { title: 'titleEn', description: 'descriptionEn' },
  ar: { title: 'titleAr', description: 'descriptionAr' },
  bs: { title: 'titleBs', description: 'descriptionBs' },
} as const satisfies Record<Language, { title: keyof Texts; description: keyof Texts }>

/** Languages in which a title or description is missing. */
export const missingLanguages = (texts: Texts): Language[] =>
  (['en', 'ar', 'bs'] as const).filter(
    (language) => !texts[TEXTS[language].title]?.trim() || !texts[TEXTS[language].description]?.trim(),
  )

/** The places of announcements that get another one when they are numbered anew; the first has the highest. */
export const placesOf = (all: readonly Placed[]): Placed[] =>
  all.flatMap(({ id, orderIndex }, at) =>
    orderIndex === all.length - 1 - at ? [] : [{ id, orderIndex: all.length - 1 - at }],
  )

/**
 * Puts one before another, or last; null when one of them is not there.
 * @param all in their order, the highest index first
 */
export function moveBefore(all: readonly Placed[], id: string, beforeId: string | null): Placed[] | null {
  const rising = all.toReversed()
  const others = rising.filter((one) => one.id !== id)
  const after = others.findIndex((one) => one.id === beforeId)
  if (beforeId !== null && after < 0) return null
  return placeBefore(rising, () => true, id, others[after + 1]?.id ?? null)
}

/** The list with new places, in its new order. */
export const inNewOrder = <One extends Placed>(all: readonly One[], places: readonly Placed[]): One[] =>
  inOrder(all, places).toReversed()
