import { textNames } from '#kit/shared/texts.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { inOrder, placeBefore, type Placed } from '#kit/shared/order.ts'
import type { Announcement } from './contract.ts'

/** What the texts of an announcement are called where they lie flat. */
export const ANNOUNCEMENT_TEXTS = {
  title: textNames('title', 'titleEn'),
  description: textNames('description', 'descriptionEn'),
}

/** Languages in which a title or description is missing. */
export const missingLanguages = ({ title, description }: Pick<Announcement, 'title' | 'description'>) =>
  LANGUAGES.filter((language) => !title[language]?.trim() || !description[language]?.trim())

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
