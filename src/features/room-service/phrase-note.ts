import type { Language } from '#kit/shared/languages.ts'
import { foldText, lengthOf } from '#kit/shared/text.ts'
import type { PHRASES } from './phrases.ts'

type Phrase = (typeof PHRASES)[number]

const said = (line: string) => foldText(line).replace(/(?<!\s)\s*\.$/, '')

/** Whether a line is a phrase, in whatever language it was tapped. */
const isOf = ({ text }: Phrase) => {
  const texts = new Set(Object.values(text).map(said))
  return (line: string) => texts.has(said(line))
}

export const hasPhrase = (note: string, phrase: Phrase) => note.split('\n').some(isOf(phrase))

export const withoutPhrase = (note: string, phrase: Phrase) => {
  const isPhrase = isOf(phrase)
  return note
    .split('\n')
    .filter((line) => !isPhrase(line))
    .join('\n')
}

/** The note with a phrase as its last line; null where that would be too long. */
export function withPhrase(note: string, { text }: Phrase, language: Language, limit: number): string | null {
  const before = note.trimEnd()
  const longer = [before, text[language]].filter(Boolean).join('\n')
  return lengthOf(longer) <= limit ? longer : null
}
