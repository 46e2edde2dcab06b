export const TOPIC_MAX = 100
export const CONTENT_WORDS_MAX = 200
/** The database's own limit: 200 words of 20 letters. */
export const CONTENT_MAX = 4000
/** From so few remaining words on, a form says how many there are (KNW-04). */
export const FEW_WORDS_LEFT = 20
/** Entries that a hotel may have. */
export const ENTRIES_MAX = 1000

/** Words as KNW-04 counts them: split on whitespace. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** How many words the content may still have; negative when there are too many. */
export const wordsLeft = (content: string): number => CONTENT_WORDS_MAX - countWords(content)

/** What an embedding is made of (KNW-07). */
export const embeddedText = ({ topic, content }: { topic: string; content: string }) =>
  `Topic: ${topic}\n${content}`

/** A question as a topic: one line without what it ends with, cut between words where it is too long (KNW-03). */
export function topicFrom(question: string): string {
  const line = question
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\s?!.…؟]+$/, '')
  if (line.length <= TOPIC_MAX) return line
  const cut = line.slice(0, TOPIC_MAX)
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), TOPIC_MAX / 2)).trimEnd()
}
