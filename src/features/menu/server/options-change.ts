import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { lockExclusive } from '#kit/server/hotel-parts.ts'
import { isSame } from '#kit/shared/same.ts'
import { flatten } from '#kit/shared/texts.ts'
import { OPTION_TEXTS } from '../fields.ts'
import { GROUPS_OF_HOTEL_MAX } from '../limits.ts'
import type { Choice, OptionGroup, OptionGroupDraft, StaffOptionGroup } from '../options-contract.ts'
import {
  addOptionGroup,
  areElsewhere,
  countOptionGroups,
  holdOptionGroup,
  removeOptionGroup,
  saveOptionGroup,
} from './options-queries.ts'

type Seen = { id: string; version: number }
type GroupFields = Omit<OptionGroup, 'id'>

export type OptionsResult =
  | { outcome: 'changed' | 'same' | 'stale'; group: StaffOptionGroup }
  | { outcome: 'absent' | 'too-many' }

/** A group as a draft wants it, whose choices keep what is declared of them where the draft does not say. */
const draftedOn = (before: readonly Choice[], draft: OptionGroupDraft): GroupFields => ({
  ...draft,
  choices: draft.choices.map((choice) => ({
    ...choice,
    traits: choice.traits ?? before.find(({ id }) => id === choice.id)?.traits ?? {},
  })),
})

/** As the audit keeps it: the choices by name in their order, and in full those that the other side has not so. */
const audited = ({ name, min, max, choices }: GroupFields, other?: GroupFields) => ({
  ...flatten(OPTION_TEXTS, { name }),
  ...{ min, max, choices: choices.map((choice) => choice.name.en) },
  changed: choices
    .filter((choice) => !other?.choices.some((one) => isSame(one, choice)))
    .map((choice) => flatten(OPTION_TEXTS, choice)),
})

const idsOf = ({ choices }: GroupFields) => choices.map(({ id }) => id)

const record = (
  tx: Tx,
  actor: HotelAdminActor,
  action: string,
  id: string,
  { before, after }: { before?: GroupFields; after?: GroupFields },
) =>
  recordChange(tx, actor, {
    ...{ hotelId: actor.hotelId, action, entity: 'option_group', entityId: id },
    ...(before && { before: audited(before, after) }),
    ...(after && { after: audited(after, before) }),
  })

export async function createOptionGroup(
  tx: Tx,
  actor: HotelAdminActor,
  wanted: OptionGroupDraft,
): Promise<OptionsResult> {
  const { hotelId } = actor
  const draft = draftedOn([], wanted)
  await lockExclusive(tx, hotelId, 'menu')
  if ((await countOptionGroups(tx, hotelId)) >= GROUPS_OF_HOTEL_MAX) return { outcome: 'too-many' }
  if (await areElsewhere(tx, hotelId, null, idsOf(draft))) return { outcome: 'absent' }
  const id = await addOptionGroup(tx, hotelId, draft)
  await saveOptionGroup(tx, hotelId, id, draft)
  await record(tx, actor, 'add', id, { after: draft })
  const group = await holdOptionGroup(tx, hotelId, id)
  return group ? { outcome: 'changed', group } : { outcome: 'absent' }
}

async function holdSeen(tx: Tx, hotelId: string, { id, version }: Seen): Promise<OptionsResult> {
  await lockExclusive(tx, hotelId, 'menu')
  const group = await holdOptionGroup(tx, hotelId, id)
  if (!group) return { outcome: 'absent' }
  return { outcome: group.version === version ? 'same' : 'stale', group }
}

export async function changeOptionGroup(
  tx: Tx,
  actor: HotelAdminActor,
  seen: Seen,
  wanted: OptionGroupDraft,
): Promise<OptionsResult> {
  const { hotelId } = actor
  const held = await holdSeen(tx, hotelId, seen)
  if (held.outcome !== 'same') return held
  const { id, version: _version, ...before } = held.group
  const draft = draftedOn(before.choices, wanted)
  if (isSame(before, draft)) return held
  if (await areElsewhere(tx, hotelId, id, idsOf(draft))) return { outcome: 'absent' }
  await saveOptionGroup(tx, hotelId, id, draft)
  await record(tx, actor, 'update', id, { before, after: draft })
  const group = await holdOptionGroup(tx, hotelId, id)
  return group ? { outcome: 'changed', group } : { outcome: 'absent' }
}

export async function deleteOptionGroup(tx: Tx, actor: HotelAdminActor, seen: Seen): Promise<OptionsResult> {
  const held = await holdSeen(tx, actor.hotelId, seen)
  if (held.outcome !== 'same') return held
  await removeOptionGroup(tx, actor.hotelId, seen.id)
  await record(tx, actor, 'delete', seen.id, { before: held.group })
  return { outcome: 'changed', group: held.group }
}
