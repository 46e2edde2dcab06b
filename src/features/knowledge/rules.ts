import { foldText } from '#kit/shared/text.ts'

export const TOPIC_MAX = 100
export const CONTENT_WORDS_MAX = 200
/** The database's own limit, in characters: 200 words of 20 letters. */
export const CONTENT_MAX = 4000
/** A content of this many words is said as a whole. */
export const SAID_WHOLE_WORDS = 45
/** When this few words or fewer are left, the form shows how many (KNW-04). */
export const FEW_WORDS_LEFT = 20
/** Maximum number of entries per hotel. */
export const ENTRIES_MAX = 1000

/** How many questions an entry may have as guests word them, and how long each may be. */
export const PHRASINGS_MAX = 20
export const PHRASING_MAX = 200

/** How many checks a hotel may have, and how long one is kept. */
export const CHECKS_MAX = 500
export const CHECK_DAYS = 365

/** How many questions can be asked for the entries that may answer them. */
export const PROPOSED_MAX = 100

/** Words as KNW-04 counts them: split on whitespace. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** The number of words left for the content; negative when it is too long. */
export const wordsLeft = (content: string): number => CONTENT_WORDS_MAX - countWords(content)

/** The text from which an embedding is made (KNW-07). */
export const embeddedText = ({ topic, content }: { topic: string; content: string }) =>
  `Topic: ${topic}\n${content}`

/** A guest's question as a phrasing: in one line, cut between words if too long. */
export function phrasingFrom(question: string): string {
  const line = question.trim().replace(/\s+/g, ' ')
  if (line.length <= PHRASING_MAX) return line
  const cut = line.slice(0, PHRASING_MAX)
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), PHRASING_MAX / 2)).trimEnd()
}

/** Turns a question into a topic: one line without the final punctuation, cut between words if too long (KNW-03). */
export function topicFrom(question: string): string {
  const line = question
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\s?!.…؟]+$/, '')
  if (line.length <= TOPIC_MAX) return line
  const cut = line.slice(0, TOPIC_MAX)
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), TOPIC_MAX / 2)).trimEnd()
}

/** Phrasings in one line each, without those that are there already, letter by letter or but for case and signs. */
export function distinctPhrasings(phrasings: readonly string[]): string[] {
  const known = new Map<string, string>()
  for (const given of phrasings) {
    const phrasing = given.trim().replace(/\s+/g, ' ')
    const key =
      foldText(phrasing)
        .replace(/[\s?!.,…؟،]+/g, ' ')
        .trim() || phrasing
    if (phrasing !== '' && !known.has(key)) known.set(key, phrasing)
  }
  return [...known.values()]
}
