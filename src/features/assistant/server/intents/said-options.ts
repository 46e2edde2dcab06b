import { foldedWords } from '#features/language/server/fold.ts'
import { namesOfSame } from '#features/language/server/food-words.ts'
import { withoutJoined } from '#features/language/server/lexicon.ts'
import {
  ADDING,
  AROUND,
  INSTEAD_OF,
  isCorrecting,
  MEASURES,
  NOTES,
  numberOf,
  PLAIN,
} from '#features/language/server/order-words.ts'
import { remembered } from '#features/language/server/remembered.ts'
import { STOP_WORDS } from '#features/language/server/stop-words.ts'
import type { MenuItem } from '#features/menu/dish-shapes.ts'
import { chosenIn } from '#features/menu/options.ts'
import type { Choice, OptionGroup } from '#features/menu/options-contract.ts'
import { type Asked, askedBy, dishFor, type Found, startsRemark } from './asked-dish.ts'
import { clausesOf, type Token } from './clauses.ts'
import { isSaid, type MenuIndex } from './menu-index.ts'

type Groups = readonly OptionGroup[]

/** More dishes are not tried with what else a clause says. */
const TRIED_MAX = 5

const namesOfText = remembered((text) => {
  const words = foldedWords(text)
  return [words, ...namesOfSame(words).map((other) => other.words)]
})
const namesOf = ({ name }: Pick<Choice, 'name'>) =>
  Object.values(name).flatMap((text) => (text ? namesOfText(text) : []))
const isSaidSo = (word: string, named: string) =>
  isSaid(word, named) || (word !== withoutJoined(word) && isSaid(withoutJoined(word), named))
const isIn = (word: string, names: readonly (readonly string[])[]) =>
  names.flat().some((each) => isSaidSo(word, each))
const isSilent = (word: string) => STOP_WORDS.has(word) && !NOTES.has(word) && numberOf(word) === null
const isAround = (word: string) =>
  AROUND.has(word) || ADDING.has(word) || MEASURES.has(word) || isSilent(word)

/** Whether a word may be of a choice's name, or of what is chosen: `oat milk` of the milk. */
const isOfGroup = (word: string, group: OptionGroup) =>
  [group, ...group.choices].some((named) => isIn(word, namesOf(named)))
export const isOfOptions = (word: string, groups: Groups) => groups.some((group) => isOfGroup(word, group))

/** How well words name a choice; null where they do not, or could as well name another of its group. */
function matchOf(words: readonly string[], choice: Choice, group: OptionGroup) {
  const names = namesOf(choice)
  const others = group.choices.filter((other) => other !== choice).flatMap(namesOf)
  const own = words.filter((word) => isIn(word, names))
  const isElse = (word: string) =>
    !(STOP_WORDS.has(word) && ADDING.has(word)) &&
    isIn(word, others) &&
    !own.includes(word) &&
    !isIn(word, namesOf(group))
  if (own.length === 0 || words.some(isElse)) return null
  const shares = names.map(
    (name) => name.filter((each) => own.some((word) => isSaidSo(word, each))).length / name.length,
  )
  const share = Math.max(...shares)
  const isTold = own.some((word) => !isAround(word) && !isIn(word, others) && !isIn(word, namesOf(group)))
  return isTold || share === 1 ? { choice, count: own.length, share } : null
}

/** The choice of a group that words name; null without one, or where it may be another. */
function optionOf(words: readonly string[], group: OptionGroup, leastShare: number): Choice | null {
  const [best, second] = group.choices
    .flatMap((choice) => matchOf(words, choice, group) ?? [])
    .filter(({ share }) => share >= leastShare)
    .toSorted((one, other) => other.count - one.count || other.share - one.share)
  const isAlone = best && (!second || best.count > second.count || best.share > second.share)
  if (isAlone) return best.choice
  // `normal milk`
  const isOwn = (word: string) => !isAround(word) && isOfGroup(word, group)
  const isPlain = words.some((word) => PLAIN.has(word)) && words.some(isOwn)
  return (isPlain && group.choices.find(({ isDefault }) => isDefault)) || null
}

/** The choices that words name, none where they say anything else. */
export function optionsFor(words: readonly string[], groups: Groups, leastShare = 0): Choice[] {
  const found = groups.flatMap((group) => {
    const option = optionOf(words, group, leastShare)
    return option ? [{ group, option }] : []
  })
  const isTaken = (word: string) =>
    isAround(word) || PLAIN.has(word) || found.some(({ group }) => isOfGroup(word, group))
  return words.every(isTaken) ? found.map(({ option }) => option) : []
}

/** Of what is said, as many of each group as it takes: the last where only one is. */
export const lastOfEach = (groups: Groups, said: readonly Choice[]): Choice[] =>
  groups.flatMap((group) => {
    const ids = said.map(({ id }) => id).filter((id) => chosenIn([group], [id]).length > 0)
    return chosenIn([group], [...new Set(ids)].slice(-group.max))
  })

type Dish = { found: Found; options: readonly Choice[] }

/** What stands around a dish's name in a clause, its number apart. */
const wordsBeside = (head: readonly Token[], own: (word: string) => boolean) =>
  head.map(({ word }) => word).filter((word) => numberOf(word) === null && !own(word))

/** The dish that a clause names with choices in the same breath: `a large cappuccino`. */
export function dishWithOptions(asked: Asked, head: readonly Token[], index: MenuIndex): Dish {
  const found = dishFor(asked, index)
  if (found?.kind === 'sure') {
    const beside = wordsBeside(head, (word) => index.isOf(word, found.item))
    return withSaid(found.item, optionsFor(beside, index.optionsOf(found.item), 1))
  }
  const tried = index.find(asked.words).filter(({ item }) => index.optionsOf(item).length > 0)
  for (const { item } of tried.slice(0, TRIED_MAX)) {
    const groups = index.optionsOf(item)
    const words = asked.words.filter((word) => !isOfOptions(word, groups))
    const alone = dishFor({ ...asked, words }, index)
    const said = optionsFor(
      wordsBeside(head, (word) => words.includes(word)),
      groups,
    )
    if (alone?.kind === 'sure' && alone.item === item && said.length > 0) return withSaid(item, said)
  }
  return { found, options: [] }
}

/** Where a dish's name ends that a clause begins with, before what chooses of its options: `cappuccino oat milk, very hot`; 0 without one. */
export function endOfDish(tokens: readonly Token[], index: MenuIndex): number {
  for (let end = tokens.length - 1; end > 0; end--) {
    const asked = askedBy(tokens.slice(0, end), index)
    const found = asked.words.length > 0 ? dishFor(asked, index) : null
    if (found?.kind !== 'sure') continue
    const groups = index.optionsOf(found.item)
    const rest = tokens.slice(end)
    if (withOptionApart(rest, groups).length > 1 || optionsFor(wordsIn(rest), groups).length > 0) return end
  }
  return 0
}

const withSaid = (item: MenuItem, options: readonly Choice[]): Dish =>
  options.some(({ isSoldOut }) => isSoldOut)
    ? { found: { kind: 'soldOut' }, options: [] }
    : { found: { kind: 'sure', item }, options }

/** A part of a remark, and whether it asks for something rather than for less of it. */
type Piece = { tokens: readonly Token[]; isAdding: boolean }

const wordsIn = (tokens: readonly Token[]) => tokens.map(({ word }) => word)

/** Where the parts of a remark begin; `with extra` begins one. */
const beginningsOf = (tokens: readonly Token[], groups: Groups) =>
  tokens.flatMap(({ word }, at) => {
    const alone = withoutJoined(word)
    const isAttached = alone !== word && isOfOptions(alone, groups)
    const begins = at === 0 || ((isAttached || startsRemark(tokens, at)) && !startsRemark(tokens, at - 1))
    return begins ? [at] : []
  })

const insteadAt = (tokens: readonly Token[]) => {
  const line = ` ${wordsIn(tokens).join(' ')} `
  const said = INSTEAD_OF.exec(line)
  return said ? line.slice(0, said.index).split(' ').length - 2 : -1
}

/** A remark that begins with options, what else it says apart; without what an option stands for: `salad instead of rice`. */
function withOptionApart(tokens: readonly Token[], groups: Groups): (readonly Token[])[] {
  const names = (some: readonly Token[]) => optionsFor(wordsIn(some), groups).length > 0
  const instead = insteadAt(tokens)
  if (instead > 0 && names(tokens.slice(0, instead))) return [tokens.slice(0, instead)]
  if (names(tokens)) return [tokens]
  // `oat flakes` are no oat drink
  const namesWhole = (some: readonly Token[]) => {
    const telling = some.filter(({ word }) => !isAround(word))
    return optionsFor(wordsIn(some), groups, telling.length > 1 ? 0 : 1).length > 0
  }
  const ends = tokens.map((_, at) => at).filter((at) => at > 0 && namesWhole(tokens.slice(0, at)))
  const last = ends.at(-1)
  if (last === undefined) return [tokens]
  // `very` belongs to what follows it
  const end = Math.max(tokens.slice(0, last).findLastIndex(({ word }) => !isAround(word)) + 1, 1)
  // `medium well` is neither
  const next = tokens[end]
  const groupsOfFirst = groups.filter(
    (group) => optionsFor(wordsIn(tokens.slice(0, end)), [group]).length > 0,
  )
  const isTwo = next && groupsOfFirst.some((group) => group.max === 1 && isOfGroup(next.word, group))
  return isTwo ? [tokens] : [tokens.slice(0, end), tokens.slice(end)]
}

/** Whether words, without a number, begin with a choice. */
export const beginsWithOption = (tokens: readonly Token[], groups: Groups) => {
  const [first = []] = withOptionApart(
    tokens.filter(({ word }) => numberOf(word) === null),
    groups,
  )
  return optionsFor(wordsIn(first), groups).length > 0
}

function piecesOf(note: string, groups: Groups): Piece[] {
  const clauses = clausesOf(note, {
    isExact: () => false,
    isKnown: (word) => isOfOptions(word, groups),
    isWhole: (tokens) => optionsFor(wordsIn(tokens), groups).length > 0,
  })
  const pieces: Piece[] = []
  for (const { tokens } of clauses) {
    const asks = (some: readonly Token[]) => some.every(({ word }) => !NOTES.has(word) || ADDING.has(word))
    // `with chard with potatoes` is one choice
    const isOne = asks(tokens) && optionsFor(wordsIn(tokens), groups).length > 0
    const beginnings = isOne ? [0] : beginningsOf(tokens, groups)
    for (const [at, begin] of beginnings.entries()) {
      const end = beginnings[at + 1]
      // `no actually rare` is one piece
      if (end !== undefined && tokens.slice(begin, end).every(({ word }) => isCorrecting(word))) {
        beginnings[at + 1] = begin
        continue
      }
      for (const own of withOptionApart(tokens.slice(begin, end), groups)) {
        const first = own[0]?.word ?? ''
        const before =
          startsRemark(own, 0) || withoutJoined(first) !== first || (pieces.at(-1)?.isAdding ?? true)
        pieces.push({ tokens: own, isAdding: before && asks(own) && !isTwoWords(own) })
      }
    }
  }
  return pieces
}

/** `من غير` is "without". */
const isTwoWords = (tokens: readonly Token[]) => startsRemark(tokens, 0) && !NOTES.has(tokens[0]?.word ?? '')

type Remark = {
  options: readonly Choice[]
  /** What is left for the kitchen to read. */
  note: string | null
  /** The words for choices that are not to be had now; they stay in the note. */
  soldOut: readonly string[]
}

/** The choices of other groups than these are of. */
const otherThan = (all: readonly Choice[], some: readonly Choice[], groups: Groups) =>
  all.filter((each) =>
    groups.every(({ choices }) => !choices.includes(each) || !some.some((other) => choices.includes(other))),
  )

/** Tells what a remark chooses of a dish's options from what else it says. */
export function readRemark(note: string, groups: Groups): Remark {
  if (groups.length === 0) return { options: [], note, soldOut: [] }
  const options: Choice[] = []
  const soldOut: string[] = []
  const left: { start: number; end: number }[] = []
  let goesOn = false
  for (const { tokens, isAdding } of piecesOf(note, groups)) {
    const start = tokens[0]?.start ?? 0
    const end = tokens.at(-1)?.end ?? start
    const meant = tokens.slice(
      Math.max(
        tokens.findIndex(({ word }) => !isCorrecting(word)),
        0,
      ),
    )
    const isInstead = meant.length < tokens.length
    const named = optionsFor(wordsIn(meant), groups, isAdding || isInstead ? 0 : 1)
    const isGone = named.some((choice) => choice.isSoldOut)
    if (isGone) soldOut.push(note.slice(start, end))
    const isTaken = named.length > 0 && !isGone
    if (isTaken && isInstead) options.splice(0, options.length, ...otherThan(options, named, groups))
    if (isTaken) options.push(...named)
    else if (goesOn) left.splice(-1, 1, { start: left.at(-1)?.start ?? start, end })
    else left.push({ start, end })
    goesOn = !isTaken
  }
  const rest = left.map(({ start, end }) => note.slice(start, end)).join(', ')
  return { options, note: options.length > 0 ? rest || null : note, soldOut }
}
