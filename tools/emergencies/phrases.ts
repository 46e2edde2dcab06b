import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Danger, DANGERS } from '#features/language/dangers.ts'
import { EMERGENCIES } from '#features/language/server/lists.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'

/** What a guest might write, and of what emergency it is; null for none. */
export type Phrase = { text: string; danger: Danger | null }

/** The phrases of a file, one a line: what it is (`none` for nothing of the kind), a tab, the words. */
export const readPhrases = (file: string): Phrase[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [label, text = ''] = line.split('\t')
      return { text, danger: DANGERS.find((danger) => danger === label) ?? null }
    })

/** What is learned from: our languages, and some of those in which guests write all the same. */
const FILES = [...LANGUAGES, 'others']
export const phrasesToLearn = (): Phrase[] =>
  FILES.flatMap((name) => readPhrases(path.join(import.meta.dirname, `${name}.txt`)))

/** Changes with every phrase and with every word that is a sign of something. */
export const digestOf = (phrases: readonly Phrase[]): string =>
  createHash('sha256')
    .update(JSON.stringify([phrases, EMERGENCIES]))
    .digest('hex')
