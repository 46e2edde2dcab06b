import { AROUND, isCorrecting, numberOf, OF_ALL } from '#features/language/server/order-words.ts'
import { isNumber, isWhole } from './asked-dish.ts'
import type { Clause, Token } from './clauses.ts'
import { saysNo } from './declined.ts'
import type { MenuIndex } from './menu-index.ts'
import { isDish, type State } from './order-entries.ts'

/** `both the soup and the salad` is one of each. */
export const withoutBoth = (clauses: readonly Clause[], index: MenuIndex): Clause[] =>
  clauses.map((clause, at) => {
    const [first, ...rest] = clause.tokens
    const isBoth = first && numberOf(first.word) === 2 && OF_ALL.test(` ${first.word} `)
    const isPair = clauses[at + 1]?.isJoined === true && isWhole(rest, index)
    return isBoth && isPair ? { ...clause, tokens: rest } : clause
  })

/** Whether words only say how many. */
const isBareCount = (tokens: readonly Token[]) =>
  tokens.some(isNumber) && tokens.every((token) => isNumber(token) || AROUND.has(token.word))

const isTakenBack = (tokens: readonly Token[]) =>
  tokens.length > 0 && tokens.every(({ word }) => isCorrecting(word))

/** Clauses without those that only take something back: `two soups, no wait, three`; and the clauses that stand for it. */
export function withoutTakenBack(clauses: readonly Clause[]) {
  const left: Clause[] = []
  const instead = new Set<number>()
  let taken: Token[] = []
  for (const clause of clauses) {
    const [first] = clause.tokens
    if (isTakenBack(clause.tokens)) taken = [...taken, ...clause.tokens]
    else if (isBareCount(clause.tokens)) left.push({ ...clause, tokens: [...taken, ...clause.tokens] })
    else left.push(clause)
    if (first && taken.some(({ word }) => saysNo(word)) && left.at(-1) === clause) instead.add(first.start)
    if (!isTakenBack(clause.tokens)) taken = []
  }
  return { left, instead }
}

/** What was read where its last dish stands in the place of the one before. */
export function insteadOfLast(before: State, after: State): State {
  const gone = before.entries.findLast(isDish)
  const last = after.entries.at(-1)
  if (!gone || !last || !isDish(last) || after.entries.length !== before.entries.length + 1) return after
  const isSame = 'quantity' in gone && 'quantity' in last && !last.isCounted
  const meant = isSame ? { ...last, quantity: gone.quantity, isCounted: gone.isCounted } : last
  return { ...after, entries: [...before.entries.filter((entry) => entry !== gone), meant] }
}
