/** Where one sentence ends and the next begins: a new line, or a mark at the end and a beginning after it. */
const BETWEEN = /(?<=[.!?؟…]["'»”)]*)\s+(?=[\p{Lu}\p{Lo}\p{N}"'«„“(])|(?<!\s)\s*\n\s*/u

/** The sentences and lines of a text, in order. */
export const sentencesOf = (text: string): string[] =>
  text.split(BETWEEN).filter((each) => each.trim() !== '')
