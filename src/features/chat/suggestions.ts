import type { Language } from '#kit/shared/languages.ts'

const SUGGESTED = 4
const LENGTH_MAX = 40
const ARABIC = /\p{Script=Arabic}/u
const BOSNIAN = /[čćšžđ]/i

/** How well a topic fits a reader: its own script, and in Bosnian its own letters. */
function fitOf(topic: string, language: Language): number {
  const isArabic = ARABIC.test(topic)
  if (language === 'ar') return isArabic ? 2 : 1
  if (isArabic) return 0
  return BOSNIAN.test(topic) === (language === 'bs') ? 2 : 1
}

/** A few of the hotel's topics to ask about, those in the reader's language first. */
export const suggestionsFrom = (topics: readonly string[], language: Language): string[] =>
  [...new Set(topics)]
    .filter((topic) => topic.length <= LENGTH_MAX && fitOf(topic, language) > 0)
    .toSorted((one, other) => fitOf(other, language) - fitOf(one, language))
    .slice(0, SUGGESTED)
