import { toBeAsked } from '#features/dietary/ui/use-consent.tsx'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { traitsAsServed } from '#features/menu/as-served.ts'

/** Whether a dish can be added to the order without a question. */
export const mayAdd = (slug: string, item: GuestMenuItem) =>
  toBeAsked(slug, [{ name: item.id, traits: traitsAsServed(item) }]).length === 0
