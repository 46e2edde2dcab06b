import { implement } from '@orpc/server'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import type { Tx } from '#kit/server/database.ts'
import { hotelAdmin } from '#kit/server/guards.ts'
import { changeEntry, type ChangeResult, createEntry, deleteEntry, tellApart } from './change.ts'
import { type EmbeddingProblem, knowledgeContract, type KnowledgeEntry } from '../contract.ts'
import { compareEntries } from './compare.ts'
import { embedEntry, kindOf } from './embed.ts'
import { findEntries } from './find.ts'
import { importEntries } from './import.ts'
import { listEntries, markTried, readComparedEntries } from './queries.ts'

const os = implement(knowledgeContract).$context<RequestContext>()
const errors = errorsOf(knowledgeContract)
type AdminContext = RequestContext & { actor: HotelAdminActor }

const SHOWN_ANSWERS = 5

const announce = ({ events, actor }: AdminContext, id: string | null) =>
  events.announce('knowledge', { hotelId: actor.hotelId, id })

async function change(
  context: AdminContext,
  work: (tx: Tx) => Promise<ChangeResult>,
): Promise<KnowledgeEntry> {
  const result = await context.database.withActor(context.actor, work)
  if (result.outcome === 'absent') throw errors.NOT_FOUND()
  const { entry } = result
  if (result.outcome === 'stale') throw errors.CHANGED({ data: { current: entry } })
  announce(context, entry.id)
  return entry
}

/** Creates the embedding of an entry just saved, if it has none for its current text (KNW-06). */
async function withEmbedding(
  context: AdminContext,
  entry: KnowledgeEntry,
): Promise<{ entry: KnowledgeEntry; embeddingProblem: EmbeddingProblem | null }> {
  const { embeddings, database, actor } = context
  if (!embeddings || entry.embedding !== 'waiting') return { entry, embeddingProblem: null }
  const embeddingProblem = await embedEntry(database, embeddings, { ...entry, hotelId: actor.hotelId })
  announce(context, entry.id)
  return { entry: embeddingProblem ? entry : { ...entry, embedding: 'ready' }, embeddingProblem }
}

export const knowledgeHandlers = {
  list: os.list
    .use(hotelAdmin)
    .handler(({ context: { database, actor, embeddings } }) =>
      database.withActor(actor, (tx) => listEntries(tx, actor.hotelId, kindOf(embeddings))),
    ),

  add: os.add.use(hotelAdmin).handler(async ({ input, context }) => {
    const { actor, database, embeddings } = context
    const added = await database.withActor(actor, async (tx) => {
      const entry = await createEntry(tx, actor, input.entry, kindOf(embeddings))
      if (entry && embeddings) await markTried(tx, actor.hotelId, entry.id)
      return entry
    })
    if (!added) throw errors.KNOWLEDGE_FULL()
    announce(context, added.id)
    return withEmbedding(context, added)
  }),

  update: os.update.use(hotelAdmin).handler(async ({ input, context }) => {
    const { actor, embeddings } = context
    const { entry: draft, ...seen } = input
    const saved = await change(context, async (tx) => {
      const result = await changeEntry(tx, actor, 'update', seen, draft, kindOf(embeddings))
      if (result.outcome === 'changed' && embeddings) await markTried(tx, actor.hotelId, seen.id)
      return result
    })
    return withEmbedding(context, saved)
  }),

  setActive: os.setActive.use(hotelAdmin).handler(({ input: { active, ...seen }, context }) => {
    const action = active ? 'activate' : 'deactivate'
    const { actor, embeddings } = context
    return change(context, (tx) => changeEntry(tx, actor, action, seen, { active }, kindOf(embeddings)))
  }),

  remove: os.remove.use(hotelAdmin).handler(async ({ input, context }) => {
    const { id } = await change(context, (tx) => deleteEntry(tx, context.actor, input))
    return { id }
  }),

  ask: os.ask.use(hotelAdmin).handler(async ({ input, context }) => {
    const { entries, ...found } = await findEntries(
      context,
      context.actor.hotelId,
      input.question,
      SHOWN_ANSWERS,
    )
    return { ...found, entries: entries.filter(({ strength }) => strength > 0) }
  }),

  compare: os.compare
    .use(hotelAdmin)
    .handler(async ({ context: { database, actor } }) =>
      compareEntries(await database.withActor(actor, (tx) => readComparedEntries(tx, actor.hotelId))),
    ),

  tellApart: os.tellApart.use(hotelAdmin).handler(async ({ input: { ids, isApart }, context }) => {
    const { database, actor } = context
    if (!(await database.withActor(actor, (tx) => tellApart(tx, actor, ids, isApart))))
      throw errors.NOT_FOUND()
    announce(context, null)
    return null
  }),

  importFile: os.importFile.use(hotelAdmin).handler(async ({ input, context }) => {
    const result = await importEntries(context.database, context.actor, input)
    if (result.outcome === 'imported') announce(context, null)
    return result
  }),
}
