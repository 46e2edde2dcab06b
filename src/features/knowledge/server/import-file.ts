import { z } from 'zod'
import { neededText, readTable, refuse } from '#kit/server/read-table.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import type { KnowledgeProblem } from '../contract.ts'
import {
  CONTENT_MAX,
  CONTENT_WORDS_MAX,
  distinctPhrasings,
  ENTRIES_MAX,
  PHRASING_MAX,
  PHRASINGS_MAX,
  TOPIC_MAX,
  wordsLeft,
} from '../rules.ts'
import { TALK } from '#features/language/server/lists.ts'

const answers = (answer: 'yes' | 'no') => LANGUAGES.flatMap((language) => TALK[language][answer].split(/\s+/))
const YES = ['1', ...answers('yes')]
const NO = ['0', ...answers('no')]

const COLUMNS = {
  id: { schema: z.string().transform((text) => text || null) },
  topic: { schema: neededText(TOPIC_MAX), isNeeded: true },
  content: {
    schema: neededText(CONTENT_MAX).refine((text) => wordsLeft(text) >= 0, {
      message: 'too-many-words',
      params: { value: CONTENT_WORDS_MAX },
    }),
    isNeeded: true,
  },
  /** One a line. */
  phrasings: {
    names: ['guests_also_ask'],
    schema: z.string().transform((text, context) => {
      const phrasings = distinctPhrasings(text.split(/[\r\n]+/))
      const long = phrasings.find((phrasing) => phrasing.length > PHRASING_MAX)
      if (phrasings.length > PHRASINGS_MAX) refuse(context, 'too-many-phrasings', String(PHRASINGS_MAX))
      if (long !== undefined) refuse(context, 'phrasing-too-long', String(PHRASING_MAX))
      return phrasings
    }),
  },
  active: {
    schema: z.string().transform((text, context) => {
      const said = text.toLowerCase()
      if (said && !YES.includes(said) && !NO.includes(said)) refuse(context, 'active', said)
      return said ? YES.includes(said) : undefined
    }),
  },
}

/** One entry in a file. Undefined: the file does not say, so an existing entry keeps what it has. */
export type EntryRow = {
  line: number
  id: string | null
  topic: string
  content: string
  phrasings: string[] | undefined
  active: boolean | undefined
}

/**
 * Parses and validates entries as CSV: topic, content, and optionally phrasings, active and id. Returns every problem of every
 * line, and the rows that have a topic and a content.
 */
export function readKnowledgeFile(text: string): { rows: EntryRow[]; problems: KnowledgeProblem[] } {
  const { rows, problems } = readTable(COLUMNS, Buffer.from(text), ENTRIES_MAX)
  return {
    rows: rows.flatMap(({ line, values: { id = null, topic, content, phrasings, active } }) =>
      topic === undefined || content === undefined ? [] : [{ line, id, topic, content, phrasings, active }],
    ),
    problems: problems.map((problem) => ({ column: null, value: '', ...problem }) as KnowledgeProblem),
  }
}
