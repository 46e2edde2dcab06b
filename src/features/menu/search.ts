import { ALL_ATTACHED } from '#features/language/lists.ts'
import { foldText } from '#kit/shared/text.ts'
import type { MenuItem } from './dish-shapes.ts'

type Named = Pick<MenuItem, 'name' | 'description' | 'category'>

/** Shorter words differ by one letter too often to be taken for each other. */
const FORGIVEN_FROM = 4
/** From this length on, a word still being typed is forgiven a typo, too. */
const BEGINNING_FROM = 6

/** Everything written about a dish, in every language, ready to be searched. */
const searchTextOf = (item: Named) =>
  foldText(
    [...[item.name, item.description].flatMap((texts) => Object.values(texts)), item.category].join(' '),
  )

const ARTICLES = ALL_ATTACHED.map(({ article }) => new RegExp(`^${article}(?=\\p{L}{3})`, 'u'))
const withoutArticle = (word: string) => ARTICLES.reduce((rest, article) => rest.replace(article, ''), word)

/** The words of a folded text, attached articles aside. */
const wordsOf = (text: string) =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(withoutArticle)

/** Whether a word is another one but for one letter: another, missing, too many, or two exchanged. */
function isTypoOf(word: string, meant: string) {
  if (word.length < FORGIVEN_FROM) return false
  let same = 0
  while (same < word.length && word[same] === meant[same]) same++
  const agree = (typed: number, written: number) => {
    const [rest, there] = [word.slice(same + typed), meant.slice(same + written)]
    return word.length < BEGINNING_FROM ? rest === there : there.startsWith(rest)
  }
  const areExchanged = word[same] === meant[same + 1] && word[same + 1] === meant[same]
  return agree(1, 1) || agree(0, 1) || agree(1, 0) || (areExchanged && agree(2, 2))
}

/**
 * Dishes in which every word of the search occurs, accents and case forgiven. Where there is none, those for which one
 * typo in each word of four letters or more is forgiven.
 */
export function searchMenu<Item extends Named>(items: readonly Item[], search: string): Item[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  const texts = items.map((item) => ({ item, text: searchTextOf(item) }))
  const exact = texts.filter(({ text }) => words.every((word) => text.includes(word)))
  if (exact.length > 0) return exact.map(({ item }) => item)
  return texts
    .filter(({ text }) => {
      const written = wordsOf(text)
      return words.every(
        (word) => text.includes(word) || written.some((meant) => isTypoOf(withoutArticle(word), meant)),
      )
    })
    .map(({ item }) => item)
}
