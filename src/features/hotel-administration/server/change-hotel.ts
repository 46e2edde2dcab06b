import { randomUUID } from 'node:crypto'
import { moveCheckouts } from '#features/guests/server/queries.ts'
import type { Actor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { changedFields } from '#kit/shared/same.ts'
import type { AnyHotel, HotelDraft, NewPrices } from '../contract.ts'
import { convertPrices, copyContents } from './copy.ts'
import { createHotel } from './create.ts'
import { changePrices } from './currency.ts'
import { findAnyHotel, hideHotel, holdAnyHotel, isSlugTaken, saveHotel } from './queries.ts'
import { addHotel } from '#features/hotels/server/queries.ts'
import { isReservedSlug, randomSlug, toSlug } from '#features/hotels/rules.ts'

export type HotelResult =
  | { outcome: 'changed'; hotel: AnyHotel }
  | { outcome: 'stale'; hotel: AnyHotel }
  | { outcome: 'absent' | 'slug-taken' | 'currency-unfit' | 'prices-changed' | 'active' | 'other-slug' }

const entity = 'hotel'

async function getHotel(tx: Tx, id: string): Promise<AnyHotel> {
  const hotel = await findAnyHotel(tx, id)
  if (!hotel) throw new Error('A hotel that was just saved does not exist')
  return hotel
}

/**
 * Adds a hotel, with default contents or copied from a template (OP-50). Copied pictures are already stored under `id`.
 */
export async function addHotelAs(
  tx: Tx,
  actor: Actor,
  wanted: { id?: string; slug: string; hotel: HotelDraft; template: AnyHotel | null },
): Promise<HotelResult> {
  const { id = randomUUID(), hotel: draft, template } = wanted
  const slug = toSlug(wanted.slug) || toSlug(draft.name) || randomSlug()
  if (isReservedSlug(slug) || (await isSlugTaken(tx, slug))) return { outcome: 'slug-taken' }
  if (template) {
    await addHotel(tx, { ...draft, id, slug })
    await copyContents(tx, template.id, id)
    if (!(await convertPrices(tx, id, template.currency, draft.currency)))
      return { outcome: 'currency-unfit' }
  } else await createHotel(tx, { ...draft, id, slug })
  const after = { slug, ...draft, ...(template ? { template: template.slug } : {}) }
  await recordChange(tx, actor, { hotelId: id, action: 'create', entity, entityId: id, after })
  return { outcome: 'changed', hotel: await getHotel(tx, id) }
}

/**
 * Changes the fields of a hotel's form. If the currency or time zone changes, prices and checkouts read the same as
 * before.
 * @param seen the version the editor saw; null for a switch, which is valid regardless of other changes
 * @param prices of all dishes, if the currency changes
 */
export async function changeHotel(
  tx: Tx,
  actor: Actor,
  action: string,
  { id, seen }: { id: string; seen: number | null },
  wanted: Partial<HotelDraft>,
  prices: NewPrices = [],
): Promise<HotelResult> {
  const before = await holdAnyHotel(tx, id)
  if (!before) return { outcome: 'absent' }
  if (seen !== null && before.version !== seen) return { outcome: 'stale', hotel: before }
  const touched = changedFields(before, wanted)
  if (touched.length === 0) return { outcome: 'changed', hotel: before }
  const currency = wanted.currency ?? before.currency
  if (currency !== before.currency) {
    if (!(await changePrices(tx, before, currency, prices))) return { outcome: 'prices-changed' }
  }
  await saveHotel(tx, id, wanted)
  const zones = { from: before.timeZone, to: wanted.timeZone ?? before.timeZone }
  const checkouts = zones.from === zones.to ? 0 : await moveCheckouts(tx, id, zones)
  const pick = (from: Partial<HotelDraft>) => Object.fromEntries(touched.map((key) => [key, from[key]]))
  const after = { ...pick(wanted), ...(checkouts > 0 ? { checkouts } : {}) }
  const change = { hotelId: id, action, entity, entityId: id, before: pick(before), after }
  await recordChange(tx, actor, change)
  return { outcome: 'changed', hotel: await getHotel(tx, id) }
}

/**
 * Hides an inactive hotel until it is restored or purged; `confirmed` is the slug entered to confirm (HOT-03, OP-03).
 */
export async function deleteHotel(
  tx: Tx,
  actor: Actor,
  { id, confirmed }: { id: string; confirmed: string },
): Promise<HotelResult> {
  const hotel = await holdAnyHotel(tx, id)
  if (!hotel) return { outcome: 'absent' }
  if (hotel.isActive) return { outcome: 'active' }
  const { slug, name } = hotel
  if (confirmed.trim() !== slug) return { outcome: 'other-slug' }
  await hideHotel(tx, id)
  await recordChange(tx, actor, {
    hotelId: id,
    action: 'delete',
    entity,
    entityId: id,
    before: { slug, name },
  })
  return { outcome: 'changed', hotel }
}
