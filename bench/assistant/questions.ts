import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ARABIC } from '#demo/knowledge/arabic.ts'
import { BOSNIAN } from '#demo/knowledge/bosnian.ts'
import { ENGLISH } from '#demo/knowledge/english.ts'
import type { DemoEntry } from '#demo/knowledge/entry.ts'
import type { Language } from '#kit/shared/languages.ts'
import { MORE_ARABIC } from './entries-arabic.ts'
import { MORE_BOSNIAN } from './entries-bosnian.ts'

export type Entry = { key: string; topic: string; content: string }

/** A guest's question with the key of the entry that answers it; null when none does. */
export type Question = { id: number; key: string | null; text: string }

const ENTRIES: Partial<Record<Language, Record<string, DemoEntry>>> = {
  en: ENGLISH,
  bs: { ...BOSNIAN, ...MORE_BOSNIAN },
  ar: { ...ARABIC, ...MORE_ARABIC },
}

/** The languages with questions. */
export const MEASURED = Object.keys(ENTRIES) as Language[]

export const entriesIn = (language: Language): Entry[] =>
  Object.entries(ENTRIES[language] ?? {}).map(([key, [topic, content]]) => ({ key, topic, content }))

/**
 * The questions in a language, numbered from 1. Odd ones are for developing the retrieval (`tuning`); even ones are
 * for the reported figures (`heldOut`).
 */
export function questionsIn(language: Language, half: 'tuning' | 'heldOut'): Question[] {
  const file = path.join(import.meta.dirname, `questions-${language}.txt`)
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line, at) => {
      const [key = '', text = ''] = line.split(' | ')
      return { id: at + 1, key: key === '-' ? null : key, text }
    })
    .filter(({ id }) => (id % 2 === 1) === (half === 'tuning'))
}
