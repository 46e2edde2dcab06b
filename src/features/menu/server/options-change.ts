import { anyErrors } from '#kit/server/errors.ts'
import { versioned } from '#kit/server/versioned.ts'
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

type GroupFields = Omit<OptionGroup, 'id'>

/** A group as a draft wants it, whose choices keep what is declared of them where the draft does not say. */
export const draftedOn = (before: readonly Choice[], draft: OptionGroupDraft): GroupFields => ({
  ...draft,
  choices: draft.choices.map((choice) => ({
    ...choice,
    traits: choice.traits ?? before.find(({ id }) => id === choice.id)?.traits ?? {},
  })),
})

/** As the audit keeps it: the choices by name in their order, and in full those that the other side has not so. */
const audited = ({ name, min, max, choices }: GroupFields, other?: GroupFields) => ({
  ...flatten(OPTION_TEXTS, { name }),
  min,
  max,
  choices: choices.map((choice) => choice.name.en),
  changed: choices
    .filter((choice) => !other?.choices.some((each) => isSame(each, choice)))
    .map((choice) => flatten(OPTION_TEXTS, choice)),
})

export const optionGroups = versioned<StaffOptionGroup, GroupFields>({
  part: 'menu',
  entity: 'option_group',
  named: 'name',
  draftOf: ({ id: _id, version: _version, ...draft }) => draft,
  facts: (_tx, _hotelId, draft, other) => audited(draft, other),
  limit: { most: GROUPS_OF_HOTEL_MAX, count: countOptionGroups },
  hold: holdOptionGroup,
  check: async (tx, hotelId, { choices }, before) => {
    const ids = choices.map(({ id }) => id)
    if (await areElsewhere(tx, hotelId, before?.id ?? null, ids)) throw anyErrors.NOT_FOUND()
  },
  add: addOptionGroup,
  save: (tx, hotelId, { id }, draft) => saveOptionGroup(tx, hotelId, id, draft),
  remove: removeOptionGroup,
})
