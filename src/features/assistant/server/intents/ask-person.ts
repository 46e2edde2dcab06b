import { any, pattern } from '#features/language/server/service-words.ts'
import { textIn } from '#kit/server/texts.ts'
import type { Answer, Question } from '../question.ts'
import { lineOf } from './line.ts'

const PERSON = pattern(any(({ person }) => person))
const NOT_PERSON = pattern(any(({ notPerson }) => notPerson))
/** Whoever writes more than that tells what it is about, which may be answered. */
const WORDS_MAX = 14

/** Whether a message asks to talk to a person. */
export function asksForPerson(text: string): boolean {
  const { tokens, said } = lineOf(text)
  return tokens.length <= WORDS_MAX && PERSON.test(` ${said}`) && !NOT_PERSON.test(` ${said}`)
}

/** The answer to a guest who asks for a person, who is called by a press below it; null for all others. */
export const answerPersonAsked = ({ text, language }: Pick<Question, 'text' | 'language'>): Answer | null =>
  asksForPerson(text)
    ? {
        text: textIn(language, 'assistant', 'person'),
        source: 'facts',
        entries: [],
        intent: { kind: 'person' },
      }
    : null
