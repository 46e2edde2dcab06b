import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '#kit/shared/languages.ts'
import { type Entry, entriesIn, MEASURED, type Question, questionsIn } from './questions.ts'

export type Half = 'tuning' | 'heldOut'
/** Entries of one hotel with questions about them, of which one half is for tuning, the other for the figures. */
export type QuestionSet = {
  name: 'short entries' | 'long entries' | 'bare labels'
  language: Language
  entries: readonly Entry[]
  questions(half: Half): readonly Question[]
}

/**
 * A set in one file: `#` begins an entry with its topic, the line after it is its content, `?` a question that it
 * answers, `-` one that no entry answers.
 */
function readSet(folder: string, language: Language): Omit<QuestionSet, 'name'> {
  const file = path.join(import.meta.dirname, folder, `${language}.txt`)
  const entries: Entry[] = []
  const questions: Question[] = []
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const [mark, text] = [line.slice(0, 2), line.slice(2)]
    const entry = entries.at(-1)
    if (mark === '# ') entries.push({ key: text, topic: text, content: '' })
    else if (mark === '? ') questions.push({ id: questions.length + 1, key: entry?.key ?? null, text })
    else if (mark === '- ') questions.push({ id: questions.length + 1, key: null, text })
    else if (entry) entry.content += entry.content ? `\n${line}` : line
  }
  return {
    language,
    entries,
    questions: (half) => questions.filter(({ id }) => (id % 2 === 1) === (half === 'tuning')),
  }
}

const named = (name: QuestionSet['name'], folder: string, languages: readonly Language[]): QuestionSet[] =>
  languages.map((language) => ({ name, ...readSet(folder, language) }))

export const SETS: readonly QuestionSet[] = [
  ...MEASURED.map((language) => ({
    name: 'short entries' as const,
    language,
    entries: entriesIn(language),
    questions: (half: Half) => questionsIn(language, half),
  })),
  ...named('long entries', 'long', ['en', 'bs', 'ar']),
  ...named('bare labels', 'labels', ['en']),
]
