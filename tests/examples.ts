import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '#kit/shared/languages.ts'

type Examples = {
  /** Notes of guests, half of them of their health. */
  notes: Record<'health' | 'harmless', string[]>
  /** Topic and text of an entry, and the hours that it states. */
  hours: [topic: string, content: string, reading: string][]
  /** Whether a pool is open now, and other questions of it. */
  askNow: string[]
  askElse: string[]
  /** Questions of allergens and diets at the demo hotel, and what the answers say. */
  diets: [question: string, ...said: string[]][]
}

/** What people write in a language, and what must be understood of it: `tests/examples/<language>.json`. */
export const examplesOf = (language: Language) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'examples', `${language}.json`), 'utf8')) as Examples
