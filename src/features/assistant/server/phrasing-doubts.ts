import type { PhrasingDoubt } from '#features/knowledge/contract.ts'
import { foldedWords } from '#features/language/server/fold.ts'
import { AGREEING } from '#features/language/server/follow-up-words.ts'
import { TALK } from '#features/language/server/lists.ts'
import { AROUND, isGreeting, numberOf } from '#features/language/server/order-words.ts'
import { smallTalkOf } from '#features/language/small-talk.ts'
import type { MenuItem } from '#features/menu/dish-shapes.ts'
import type { OptionGroup } from '#features/menu/options-contract.ts'
import { listOptionGroups } from '#features/menu/server/options-queries.ts'
import { listMenuItems } from '#features/menu/server/queries.ts'
import type { Tx } from '#kit/server/database.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { lineOf } from './intents/line.ts'
import { cancelsSuggestion } from './intents/managing.ts'
import { parseOrderIntent } from './intents/read-order.ts'

const YES_OR_NO = new Set(
  LANGUAGES.flatMap((language) => foldedWords(`${TALK[language].yes} ${TALK[language].no}`)),
)
const isSaid = (word: string) => YES_OR_NO.has(word) || numberOf(word) !== null
/** Whether words are a yes, a no or a number, and otherwise say nothing. */
const isShort = (words: readonly string[]) =>
  words.some(isSaid) && words.every((word) => isSaid(word) || isGreeting(word) || AROUND.has(word))

/** Whether a message means something in its conversation alone: a yes, a number, "cancel it". */
export function isReply(text: string): boolean {
  const { said } = lineOf(text)
  return (
    smallTalkOf(text) !== null ||
    cancelsSuggestion(text) ||
    AGREEING.test(` ${said.trim()} `) ||
    isShort(foldedWords(text))
  )
}

const isNumber = (text: string) => !/\p{L}/u.test(text)

function ordersDish(text: string, dishes: readonly MenuItem[], groups: readonly OptionGroup[]): boolean {
  const words = foldedWords(text).join(' ')
  const isName = dishes.some(({ name }) =>
    Object.values(name).some((each) => each !== null && foldedWords(each).join(' ') === words),
  )
  const intent = isName ? null : parseOrderIntent(text, dishes, groups)
  return isName || (intent?.kind === 'order' && intent.lines.length + intent.choices.length > 0)
}

/** Why each phrasing may be read as something else than a question that its entry answers; null where nothing speaks for that. */
export async function phrasingDoubts(
  tx: Tx,
  hotelId: string,
  phrasings: readonly string[],
): Promise<(PhrasingDoubt | null)[]> {
  const dishes = await listMenuItems(tx, hotelId, false)
  const groups = await listOptionGroups(tx, hotelId, [
    ...new Set(dishes.flatMap((item) => item.optionGroupIds)),
  ])
  return phrasings.map((text) => {
    if (isNumber(text)) return 'number'
    if (isReply(text)) return 'reply'
    return ordersDish(text, dishes, groups) ? 'dish' : null
  })
}
