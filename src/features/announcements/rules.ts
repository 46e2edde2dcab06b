import { textNames } from '#kit/shared/texts.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { inOrder, placeBefore, type Placed } from '#kit/shared/order.ts'
import type { Announcement } from './contract.ts'

/** Names of an announcement's texts where each language has a field of its own. */
export const ANNOUNCEMENT_TEXTS = {
  title: textNames('title', 'titleEn'),
  description: textNames('description', 'descriptionEn'),
}

/** Languages in which a title or description is missing. */
export const missingLanguages = ({ title, description }: Pick<Announcement, 'title' | 'description'>) =>
  LANGUAGES.filter((language) => !title[language]?.trim() || !description[language]?.trim())

/** The announcements whose index changes when all are renumbered, with the new index; the first has the highest. */
export const placesOf = (all: readonly Placed[]): Placed[] =>
  all.flatMap(({ id, orderIndex }, at) =>
    orderIndex === all.length - 1 - at ? [] : [{ id, orderIndex: all.length - 1 - at }],
  )

/**
 * Moves an announcement before another, or to the end; null when either does not exist.
 * @param all in display order, highest index first
 */
export function moveBefore(all: readonly Placed[], id: string, beforeId: string | null): Placed[] | null {
  const rising = all.toReversed()
  const others = rising.filter((each) => each.id !== id)
  const after = others.findIndex((other) => other.id === beforeId)
  if (beforeId !== null && after < 0) return null
  return placeBefore(rising, () => true, id, others[after + 1]?.id ?? null)
}

/** The list with its new indexes, in its new order. */
export const inNewOrder = <One extends Placed>(all: readonly One[], places: readonly Placed[]): One[] =>
  inOrder(all, places).toReversed()
