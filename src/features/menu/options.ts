import type { Choice, OptionGroup } from './options-contract.ts'

type Groups = readonly OptionGroup[]

/** The choices of these groups that have these ids, in the order in which they are asked. */
export const chosenIn = (groups: Groups, ids: readonly string[]): Choice[] =>
  groups.flatMap(({ choices }) => choices.filter(({ id }) => ids.includes(id)))

/** What is chosen before a guest says anything. */
export const defaultsOf = (groups: Groups): Choice[] =>
  groups.flatMap(({ choices }) => choices.filter(({ isDefault, isSoldOut }) => isDefault && !isSoldOut))

/** What is chosen by a guest who says only this: it comes before the hotel's own choices, as many as each group takes. */
export const chosenWith = (groups: Groups, ids: readonly string[]): Choice[] =>
  groups.flatMap((group) => {
    const said = chosenIn([group], ids)
    const others = defaultsOf([group]).filter(({ id }) => !ids.includes(id))
    return [...said, ...others].slice(0, Math.max(said.length, group.max))
  })

/** Whether so many of a group's choices may be taken. */
export const isEnough = ({ min, max }: OptionGroup, count: number) => count >= min && count <= max

/** Whether a dish with these groups can be ordered at all: enough of each is there. */
export const canBeHad = (groups: Groups) =>
  groups.every(({ min, choices }) => choices.filter(({ isSoldOut }) => !isSoldOut).length >= min)

/** Whether a dish with these groups can be ordered with these choices: each known, none sold out, as many as asked. */
export function mayChoose(groups: Groups, ids: readonly string[]): boolean {
  const chosen = chosenIn(groups, ids)
  return (
    chosen.length === ids.length &&
    chosen.every(({ isSoldOut }) => !isSoldOut) &&
    groups.every((group) => isEnough(group, chosenIn([group], ids).length))
  )
}

export const extraOf = (choices: readonly Pick<Choice, 'price'>[]) =>
  choices.reduce((sum, { price }) => sum + price, 0)
