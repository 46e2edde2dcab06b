import { oc } from '@orpc/contract'
import { z } from 'zod'
import { TEXT_FILE_LENGTH } from '#kit/shared/sizes.ts'
import { changedError, commonErrors } from '#kit/shared/errors.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { Id, OfHotel, plainText, requiredText } from '#kit/shared/shapes.ts'
import {
  CONTENT_MAX,
  distinctPhrasings,
  PHRASING_MAX,
  PHRASINGS_MAX,
  PROPOSED_MAX,
  TOPIC_MAX,
  wordsLeft,
} from './rules.ts'

export const QUESTION_MAX = 500

/** An entry of the assistant's knowledge; `version` increases with every change. */
export const KnowledgeEntry = z.object({
  id: Id,
  topic: z.string(),
  content: z.string(),
  /** Questions that it answers, as guests word them. */
  phrasings: z.array(z.string()),
  active: z.boolean(),
  /** Whether semantic search finds it too: `off` without an embedding provider. */
  embedding: z.enum(['off', 'waiting', 'ready']),
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type KnowledgeEntry = z.infer<typeof KnowledgeEntry>

export const Phrasing = requiredText(PHRASING_MAX)

/** Topic and content are required (KNW-02); up to 100 characters (KNW-03) and 200 words (KNW-04). */
export const KnowledgeDraft = z.strictObject({
  topic: requiredText(TOPIC_MAX),
  content: requiredText(CONTENT_MAX).refine((content) => wordsLeft(content) >= 0),
  /** Left out, those that it has stay. */
  phrasings: z.array(Phrasing).max(PHRASINGS_MAX).transform(distinctPhrasings).optional(),
  active: z.boolean().default(true),
})
export type KnowledgeDraft = z.infer<typeof KnowledgeDraft>

/** Why an entry was saved without an embedding (KNW-08). */
export const EmbeddingProblem = z.enum(['invalid', 'unreachable'])
export type EmbeddingProblem = z.infer<typeof EmbeddingProblem>

const Saved = z.object({ entry: KnowledgeEntry, embeddingProblem: EmbeddingProblem.nullable() })

/** The entries that match a question, best first. */
export const Answers = z.object({
  /** Whether the first entry is a good enough answer; otherwise the assistant says that it does not know. */
  isConfident: z.boolean(),
  /** From 0 to 1: the share of right answers among those that look like this one. */
  certainty: z.number(),
  entries: z.array(
    z.object({
      id: Id,
      topic: z.string(),
      content: z.string(),
      /** The part of the content that speaks of the question: all of it where it is short. */
      passage: z.string(),
      /** From 0 to 1: how much of the question the entry covers. */
      strength: z.number(),
    }),
  ),
})
export type Answers = z.infer<typeof Answers>

/** An active entry that may answer a question. */
export const ProposedEntry = z.object({ id: Id, topic: z.string() })
export type ProposedEntry = z.infer<typeof ProposedEntry>

/** Two active entries that say the same twice, or contradict one another about something. */
export const AlikeEntries = z.object({
  kind: z.enum(['contradiction', 'duplicate']),
  about: z.enum(['time', 'price', 'phone', 'yesNo']).nullable(),
  ids: z.tuple([Id, Id]),
})
export type AlikeEntries = z.infer<typeof AlikeEntries>

/** A question that was once answered wrongly, and whether what should answer it does now. */
export const KnowledgeCheck = z.object({
  id: Id,
  question: z.string(),
  /** What should answer; its topic is null where it is gone. Null: the assistant should say that it does not know. */
  entry: z.object({ id: Id, topic: z.string().nullable() }).nullable(),
  createdAt: z.iso.datetime(),
  /** Why it does not hold; null where it does. */
  why: z.enum(['unknown', 'other', 'answered', 'inactive', 'gone']).nullable(),
  /** The entry that answers instead. */
  by: ProposedEntry.nullable(),
})
export type KnowledgeCheck = z.infer<typeof KnowledgeCheck>

/** Why guests may mean something else by a phrasing: an answer to what was said before, a number, a dish of the menu. */
const PhrasingDoubt = z.enum(['reply', 'number', 'dish'])
export type PhrasingDoubt = z.infer<typeof PhrasingDoubt>

export const KnowledgeProblem = z.object({
  line: z.int(),
  code: z.enum([
    'not-utf-8',
    'quote-not-closed',
    'line-too-long',
    'no-header',
    'too-many-lines',
    'too-many-entries',
    'column-missing',
    'column-twice',
    'too-many-fields',
    'missing',
    'too-long',
    'too-many-words',
    'too-many-phrasings',
    'phrasing-too-long',
    'active',
    'unknown-id',
    'duplicate',
  ]),
  column: z.enum(['id', 'topic', 'content', 'phrasings', 'active']).nullable(),
  value: z.string(),
})
export type KnowledgeProblem = z.infer<typeof KnowledgeProblem>

const ImportedEntry = z.object({ line: z.int(), topic: z.string(), content: z.string(), active: z.boolean() })

/** What a file does, or would do: entries are matched by id or topic, new ones are added, known ones changed. */
export const KnowledgeImport = z.object({
  outcome: z.enum(['refused', 'planned', 'imported']),
  added: z.array(ImportedEntry),
  changed: z.array(ImportedEntry),
  sameCount: z.int(),
  problems: z.array(KnowledgeProblem),
})
export type KnowledgeImport = z.infer<typeof KnowledgeImport>

const errors = {
  ...commonErrors,
  ...changedError(KnowledgeEntry),
  /** The hotel has as many entries as it may. */
  TOO_MANY: { status: 409 },
} as const

const route = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, summary: string) => ({
  method,
  summary,
  path: `/hotels/{slug}/knowledge${path}` as const,
  tags: ['Knowledge'],
})

const OfEntry = OfHotel.extend({ id: Id, version: z.int().min(1) })

export const knowledgeContract = {
  list: oc
    .errors(commonErrors)
    .route(route('GET', '', "The entries of a hotel's knowledge, newest first"))
    .input(OfHotel)
    .output(z.array(KnowledgeEntry)),
  add: oc
    .errors(errors)
    .route(route('POST', '', 'Add an entry'))
    .input(OfHotel.extend({ entry: KnowledgeDraft }))
    .output(Saved),
  update: oc
    .errors(errors)
    .route(route('PUT', '/{id}', 'Save an entry'))
    .input(OfEntry.extend({ entry: KnowledgeDraft }))
    .output(Saved),
  setActive: oc
    .errors(errors)
    .route(route('PATCH', '/{id}', 'Activate or deactivate an entry'))
    .input(OfEntry.extend({ active: z.boolean() }))
    .output(KnowledgeEntry),
  remove: oc
    .errors(errors)
    .route(route('POST', '/{id}/delete', 'Delete an entry'))
    .input(OfEntry)
    .output(z.object({ id: Id })),
  ask: oc
    .errors(commonErrors)
    .route(route('POST', '/ask', 'The entries that a question finds, and their strength'))
    .input(OfHotel.extend({ question: requiredText(QUESTION_MAX) }))
    .output(Answers),
  quote: oc
    .errors(commonErrors)
    .route(
      route(
        'POST',
        '/quote',
        'What guests would read of an entry as it is written now, and in which language',
      ),
    )
    .input(
      OfHotel.extend({
        /** The entry that is edited; null: a new one. */
        id: Id.nullable(),
        question: Phrasing,
        topic: plainText(TOPIC_MAX),
        content: requiredText(CONTENT_MAX),
      }),
    )
    .output(z.object({ passage: z.string(), language: z.enum(LANGUAGES).nullable() })),
  propose: oc
    .errors(commonErrors)
    .route(
      route('POST', '/propose', 'The entries that may answer each of several questions, likeliest first'),
    )
    .input(OfHotel.extend({ questions: z.array(Phrasing).max(PROPOSED_MAX) }))
    .output(z.array(z.object({ question: z.string(), entries: z.array(ProposedEntry) }))),
  doubt: oc
    .errors(commonErrors)
    .route(
      route(
        'POST',
        '/doubts',
        'Which of several phrasings guests may mean otherwise than as a question, and why',
      ),
    )
    .input(OfHotel.extend({ phrasings: z.array(Phrasing).max(PHRASINGS_MAX) }))
    .output(z.array(z.object({ phrasing: z.string(), why: PhrasingDoubt }))),
  compare: oc
    .errors(commonErrors)
    .route(route('GET', '/compare', 'Active entries that repeat or contradict one another'))
    .input(OfHotel)
    .output(z.array(AlikeEntries)),
  listChecks: oc
    .errors(commonErrors)
    .route(
      route(
        'GET',
        '/checks',
        'Questions that were answered wrongly, with whether what should answer them does now; those first where it does not',
      ),
    )
    .input(OfHotel)
    .output(z.array(KnowledgeCheck)),
  removeCheck: oc
    .errors(commonErrors)
    .route(route('POST', '/checks/{id}/delete', 'Delete a check'))
    .input(OfHotel.extend({ id: Id }))
    .output(z.object({ id: Id })),
  tellApart: oc
    .errors(commonErrors)
    .route(
      route(
        'POST',
        '/tell-apart',
        'Keep two entries that are alike, and list them again only when one changes',
      ),
    )
    .input(OfHotel.extend({ ids: z.array(Id).length(2), isApart: z.boolean() }))
    .output(z.null()),
  importFile: oc
    .errors(commonErrors)
    .route(route('POST', '/import', 'Add and change entries from a CSV file, all or nothing'))
    .input(OfHotel.extend({ file: z.string().max(TEXT_FILE_LENGTH), isDryRun: z.boolean() }))
    .output(KnowledgeImport),
}
