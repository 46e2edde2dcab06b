import { FOODS } from '#features/language/server/asked-words.ts'
import { namesFood } from '#features/language/server/food-words.ts'
import { AROUND, MEASURES, numberOf } from '#features/language/server/order-words.ts'
import { STOP_WORDS } from '#features/language/server/stop-words.ts'
import { isOneOf } from '#features/language/words.ts'

const isSilent = (word: string) => AROUND.has(word) || STOP_WORDS.has(word) || numberOf(word) !== null
const isFoodWord = (word: string) => MEASURES.has(word) || isOneOf(word, FOODS)

/** Whether folded words are nothing but what kitchens elsewhere have: `a burger`. */
export function isFood(words: readonly string[]): boolean {
  const telling = words.filter((word) => !isSilent(word))
  return telling.length > 0 && (telling.every(isFoodWord) || namesFood(telling))
}
