import { changedFields, isSame } from '#kit/shared/same.ts'
import type { HotelAdminActor } from './actor.ts'
import { recordChange } from './audit.ts'
import type { Tx } from './database.ts'
import { anyErrors, changedSince, tooMany } from './errors.ts'
import { lockExclusive, type Part } from './hotel-parts.ts'

/** Something that several members of staff edit; `version` rises with every change. */
type Versioned = { id: string; version: number; imageUrl?: string | null }
type Facts = Record<string, unknown>

/** How a feature keeps such things; every function takes the transaction first. */
type Kept<Thing extends Versioned, Draft> = {
  /** The part of the hotel that one transaction at a time changes. */
  part: Part
  /** What the audit calls one. */
  entity: string
  /** The fact by which the audit names one. */
  named: string
  draftOf: (thing: Thing) => Draft
  facts: (tx: Tx, hotelId: string, draft: Draft, other?: Draft) => Facts | Promise<Facts>
  /** How many a hotel has, and may have. */
  limit?: { most: number; count: (tx: Tx, hotelId: string) => Promise<number> }
  hold: (tx: Tx, hotelId: string, id: string) => Promise<Thing | null>
  /** Throws what keeps a draft from being saved; `before` is null for a new one. */
  check?: (tx: Tx, hotelId: string, draft: Draft, before: Thing | null) => Promise<void>
  add: (tx: Tx, hotelId: string, draft: Draft) => Promise<Thing>
  save: (tx: Tx, hotelId: string, before: Thing, draft: Draft) => Promise<Thing>
  remove: (tx: Tx, hotelId: string, id: string) => Promise<unknown>
  /** Whether any of them shows a picture. */
  isShown?: (tx: Tx, hotelId: string, url: string) => Promise<boolean>
}

/** `gone` are pictures that nothing shows any more, to be removed after the commit. */
export type Changed<Thing> = { thing: Thing; isChanged: boolean; gone: string[] }

/** The fields that differ, and the name, on both sides. */
export function differing(named: string, before: Facts, after: Facts) {
  const names = [named, ...changedFields(before, after)]
  const pick = (facts: Facts) => Object.fromEntries(names.map((name) => [name, facts[name]]))
  return { before: pick(before), after: pick(after) }
}

/** Adds, changes and removes such things: held, compared with what the caller saw, limited, saved, audited. */
export function versioned<Thing extends Versioned, Draft>(kept: Kept<Thing, Draft>) {
  const holdSeen = async (tx: Tx, hotelId: string, { id, version }: Versioned): Promise<Thing> => {
    await lockExclusive(tx, hotelId, kept.part)
    const thing = await kept.hold(tx, hotelId, id)
    if (!thing) throw anyErrors.NOT_FOUND()
    if (thing.version !== version) throw changedSince(thing)
    return thing
  }
  const record = async (
    tx: Tx,
    actor: HotelAdminActor,
    { action, id, before, after }: { action: string; id: string; before?: Draft; after?: Draft },
  ) => {
    const { hotelId } = actor
    const was = before && (await kept.facts(tx, hotelId, before, after))
    const is = after && (await kept.facts(tx, hotelId, after, before))
    const sides = was && is ? differing(kept.named, was, is) : { before: was, after: is }
    await recordChange(tx, actor, { hotelId, action, entity: kept.entity, entityId: id, ...sides })
  }
  const goneOf = async (tx: Tx, hotelId: string, { imageUrl }: Thing) =>
    imageUrl && kept.isShown && !(await kept.isShown(tx, hotelId, imageUrl)) ? [imageUrl] : []

  return {
    add: async (tx: Tx, actor: HotelAdminActor, draft: Draft): Promise<Changed<Thing>> => {
      const { hotelId } = actor
      await lockExclusive(tx, hotelId, kept.part)
      if (kept.limit && (await kept.limit.count(tx, hotelId)) >= kept.limit.most) throw tooMany()
      await kept.check?.(tx, hotelId, draft, null)
      const thing = await kept.add(tx, hotelId, draft)
      await record(tx, actor, { action: 'add', id: thing.id, after: draft })
      return { thing, isChanged: true, gone: [] }
    },

    /** @param decide what it is to be, from what it is */
    change: async (
      tx: Tx,
      actor: HotelAdminActor,
      seen: Versioned,
      decide: (before: Draft) => Draft,
      action = 'update',
    ): Promise<Changed<Thing>> => {
      const { hotelId } = actor
      const held = await holdSeen(tx, hotelId, seen)
      const before = kept.draftOf(held)
      const after = decide(before)
      if (isSame(before, after)) return { thing: held, isChanged: false, gone: [] }
      await kept.check?.(tx, hotelId, after, held)
      const thing = await kept.save(tx, hotelId, held, after)
      await record(tx, actor, { action, id: held.id, before, after })
      const isSamePicture = thing.imageUrl === held.imageUrl
      return { thing, isChanged: true, gone: isSamePicture ? [] : await goneOf(tx, hotelId, held) }
    },

    remove: async (tx: Tx, actor: HotelAdminActor, seen: Versioned): Promise<Changed<Thing>> => {
      const held = await holdSeen(tx, actor.hotelId, seen)
      await kept.remove(tx, actor.hotelId, held.id)
      await record(tx, actor, { action: 'delete', id: held.id, before: kept.draftOf(held) })
      return { thing: held, isChanged: true, gone: await goneOf(tx, actor.hotelId, held) }
    },
  }
}
