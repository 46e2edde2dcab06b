import { implement } from '@orpc/server'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import type { Tx } from '#kit/server/database.ts'
import { hotelAdmin } from '#kit/server/guards.ts'
import type { Changed } from '#kit/server/versioned.ts'
import { entriesWith, tellApart } from './change.ts'
import { type EmbeddingProblem, knowledgeContract, type KnowledgeEntry } from '../contract.ts'
import { compareEntries } from './compare.ts'
import { embedEntry, kindOf } from './embed.ts'
import { listChecks } from './check-queries.ts'
import { forgetCheck, judge } from './checks.ts'
import { answerEach, findEntries, proposeEach } from './find.ts'
import { phrasingsDoubted } from './hooks.ts'
import { importEntries } from './import.ts'
import { quote, readOthers } from './quote.ts'
import { listEntries, markTried, readComparedEntries } from './queries.ts'

const os = implement(knowledgeContract).$context<RequestContext>()
const errors = errorsOf(knowledgeContract)
type AdminContext = RequestContext & { actor: HotelAdminActor }

const SHOWN_ANSWERS = 5

const announce = ({ events, actor }: AdminContext, id: string | null) =>
  events.announce('knowledge', { hotelId: actor.hotelId, id })

async function change(
  context: AdminContext,
  work: (tx: Tx) => Promise<Changed<KnowledgeEntry>>,
): Promise<KnowledgeEntry> {
  const { thing, isChanged } = await context.database.withActor(context.actor, work)
  if (isChanged) announce(context, thing.id)
  return thing
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
    const { actor, embeddings } = context
    const added = await change(context, async (tx) => {
      const result = await entriesWith(kindOf(embeddings)).add(tx, actor, input.entry)
      if (embeddings) await markTried(tx, actor.hotelId, result.thing.id)
      return result
    })
    return withEmbedding(context, added)
  }),

  update: os.update.use(hotelAdmin).handler(async ({ input: { entry: draft, ...seen }, context }) => {
    const { actor, embeddings } = context
    const saved = await change(context, async (tx) => {
      const result = await entriesWith(kindOf(embeddings)).change(tx, actor, seen, (before) => ({
        ...draft,
        phrasings: draft.phrasings ?? before.phrasings,
      }))
      if (embeddings) await markTried(tx, actor.hotelId, seen.id)
      return result
    })
    return withEmbedding(context, saved)
  }),

  setActive: os.setActive.use(hotelAdmin).handler(({ input: { active, ...seen }, context }) => {
    const action = active ? 'activate' : 'deactivate'
    const entries = entriesWith(kindOf(context.embeddings))
    return change(context, (tx) =>
      entries.change(tx, context.actor, seen, (draft) => ({ ...draft, active }), action),
    )
  }),

  remove: os.remove.use(hotelAdmin).handler(async ({ input, context }) => {
    const { id } = await change(context, (tx) => entriesWith(null).remove(tx, context.actor, input))
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

  quote: os.quote
    .use(hotelAdmin)
    .handler(async ({ input: { question, ...draft }, context: { database, actor } }) =>
      quote(draft, await database.withActor(actor, (tx) => readOthers(tx, actor.hotelId, draft)), question),
    ),

  propose: os.propose
    .use(hotelAdmin)
    .handler(({ input, context }) => proposeEach(context, context.actor.hotelId, input.questions)),

  doubt: os.doubt.use(hotelAdmin).handler(async ({ input, context: { database, actor } }) => {
    const [doubts = []] = await database.withActor(actor, (tx) =>
      phrasingsDoubted.tell(tx, actor.hotelId, input.phrasings),
    )
    return input.phrasings.flatMap((phrasing, place) => {
      const why = doubts[place] ?? null
      return why === null ? [] : [{ phrasing, why }]
    })
  }),

  compare: os.compare
    .use(hotelAdmin)
    .handler(async ({ context: { database, actor } }) =>
      compareEntries(await database.withActor(actor, (tx) => readComparedEntries(tx, actor.hotelId))),
    ),

  listChecks: os.listChecks.use(hotelAdmin).handler(async ({ context }) => {
    const { database, actor } = context
    const rows = await database.withActor(actor, (tx) => listChecks(tx, actor.hotelId))
    const answering = await answerEach(
      context,
      actor.hotelId,
      rows.map(({ question }) => question),
    )
    const checks = rows.map((row, at) => judge(row, answering[at] ?? null))
    return checks.toSorted((a, b) => Number(a.why === null) - Number(b.why === null))
  }),

  removeCheck: os.removeCheck.use(hotelAdmin).handler(async ({ input: { id }, context }) => {
    const { database, actor } = context
    if (!(await database.withActor(actor, (tx) => forgetCheck(tx, actor, id)))) throw errors.NOT_FOUND()
    announce(context, null)
    return { id }
  }),

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
