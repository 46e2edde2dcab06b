import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Database, Tx } from '#kit/server/database.ts'
import { REPEATED_LENGTH } from '#kit/shared/sizes.ts'
import { foldText } from '#kit/shared/text.ts'
import { changedFields } from '#kit/shared/same.ts'
import type { KnowledgeEntry, KnowledgeImport, KnowledgeProblem } from '../contract.ts'
import { type EntryRow, readKnowledgeFile } from './import-file.ts'
import { addEntries, holdEntries, listEntries, saveEntry } from './queries.ts'
import { ENTRIES_MAX } from '../rules.ts'

type Row = EntryRow & { phrasings: string[]; active: boolean }
type Plan = {
  added: Row[]
  changed: { row: Row; entry: KnowledgeEntry }[]
  sameCount: number
  problems: KnowledgeProblem[]
}

const draftOf = ({ topic, content, phrasings, active }: Row | KnowledgeEntry) => ({
  topic,
  content,
  phrasings,
  active,
})

/** The entry that a row refers to: by id, otherwise with the same text, otherwise the only one with its topic. */
function entryOf(row: EntryRow, entries: readonly KnowledgeEntry[]): KnowledgeEntry | null | 'unknown' {
  if (row.id !== null) return entries.find(({ id }) => id === row.id) ?? 'unknown'
  const ofTopic = entries.filter(({ topic }) => foldText(topic) === foldText(row.topic))
  const same = ofTopic.find(({ content }) => content === row.content)
  return same ?? (ofTopic.length === 1 ? (ofTopic[0] ?? null) : null)
}

/** Compares the rows of a file with the hotel's entries. */
export function planKnowledgeImport(rows: readonly EntryRow[], entries: readonly KnowledgeEntry[]): Plan {
  const plan: Plan = { added: [], changed: [], sameCount: 0, problems: [] }
  const firstLine = new Map<string, number>()
  for (const given of rows) {
    const { line } = given
    const entry = entryOf(given, entries)
    if (entry === 'unknown') {
      plan.problems.push({
        line,
        code: 'unknown-id',
        column: 'id',
        value: (given.id ?? '').slice(0, REPEATED_LENGTH),
      })
      continue
    }
    const row = {
      ...given,
      phrasings: given.phrasings ?? entry?.phrasings ?? [],
      active: given.active ?? entry?.active ?? true,
    }
    const key = entry?.id ?? `${foldText(row.topic)}\n${row.content}`
    const known = firstLine.get(key)
    if (known !== undefined) {
      plan.problems.push({ line, code: 'duplicate', column: null, value: String(known) })
      continue
    }
    firstLine.set(key, line)
    if (!entry) plan.added.push(row)
    else if (changedFields(draftOf(entry), draftOf(row)).length === 0) plan.sameCount++
    else plan.changed.push({ row, entry })
  }
  const total = entries.length + plan.added.length
  if (total > ENTRIES_MAX)
    plan.problems.push({ line: 1, code: 'too-many-entries', column: null, value: String(ENTRIES_MAX) })
  return plan
}

/** Imports a CSV file into a hotel's knowledge, all or nothing; a dry run only returns what it would do. */
export async function importEntries(
  database: Database,
  actor: HotelAdminActor,
  { file, isDryRun }: { file: string; isDryRun: boolean },
): Promise<KnowledgeImport> {
  const { rows, problems } = readKnowledgeFile(file)
  if (problems.length > 0) return refused(problems)
  return database.withActor(actor, async (tx) => {
    const read = isDryRun ? listEntries : holdEntries
    const plan = planKnowledgeImport(rows, await read(tx, actor.hotelId, null))
    if (plan.problems.length > 0) return refused(plan.problems)
    if (!isDryRun) await apply(tx, actor, plan)
    return answer(isDryRun ? 'planned' : 'imported', plan)
  })
}

async function apply(tx: Tx, actor: HotelAdminActor, { added, changed, sameCount }: Plan) {
  const { hotelId } = actor
  await addEntries(tx, hotelId, added.map(draftOf))
  for (const { row, entry } of changed) await saveEntry(tx, hotelId, entry, draftOf(row), null)
  await recordChange(tx, actor, {
    hotelId,
    action: 'import',
    entity: 'knowledge',
    entityId: null,
    before: { changed: changed.map(({ entry }) => ({ id: entry.id, ...draftOf(entry) })) },
    after: {
      changed: changed.map(({ row, entry }) => ({ id: entry.id, ...draftOf(row) })),
      added: added.map(draftOf),
      sameCount,
    },
  })
}

const refused = (problems: KnowledgeProblem[]): KnowledgeImport => ({
  outcome: 'refused',
  added: [],
  changed: [],
  sameCount: 0,
  problems,
})

const shown = ({ line, topic, content, active }: Row) => ({ line, topic, content, active })

const answer = (outcome: 'planned' | 'imported', { added, changed, sameCount }: Plan): KnowledgeImport => ({
  outcome,
  sameCount,
  problems: [],
  added: added.map(shown),
  changed: changed.map(({ row }) => shown(row)),
})
