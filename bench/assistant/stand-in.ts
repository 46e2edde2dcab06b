import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { embeddedText } from '#features/knowledge/rules.ts'
import { directionOf } from '#features/knowledge/server/retrieval/cosine.ts'
import { type Meanings, meaningsIn } from '#features/knowledge/server/retrieval/meaning.ts'
import { openEmbeddings } from '#kit/server/embeddings.ts'
import type { Half, QuestionSet } from './sets.ts'

/** For how many of the questions a provider puts the right entry first. */
export const QUALITIES = [0.5, 0.7, 0.9]

const DIMENSION = 64
/** How much of the entry that it takes a question for is in its vector. */
const TAKEN = 0.8

const seedOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE()
/** A number from 0 to 1 that a text always has. */
const numberOf = (text: string) => seedOf(text) / 2 ** 32

/** The direction that a text always has, by a linear congruential generator. */
function vectorOf(text: string): number[] {
  let state = seedOf(text)
  return Array.from({ length: DIMENSION }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 31 - 1
  })
}

const sum = (parts: readonly (readonly [number, readonly number[]])[]) =>
  Array.from({ length: DIMENSION }, (_, at) =>
    parts.reduce((all, [times, vector]) => all + times * (vector[at] ?? 0), 0),
  )

/** The vector of a text, where a share of the questions is put nearest to its own entry, the others to any other one. */
function embed(set: QuestionSet, owns: ReadonlyMap<string, string | null>, quality: number, text: string) {
  const own = owns.get(text)
  if (own === undefined) return vectorOf(text)
  const other = set.entries[Math.floor(numberOf(`other ${text}`) * set.entries.length)]
  const vectorAt = (key: string | null | undefined) => {
    const entry = set.entries.find((entry) => entry.key === key)
    return entry ? vectorOf(embeddedText(entry)) : vectorOf(text)
  }
  const isRight = own !== null && numberOf(`right ${text}`) < quality
  const taken = isRight ? own : other?.key
  return sum([
    [TAKEN, vectorAt(taken)],
    [1 - TAKEN, vectorOf(`of its own ${text}`)],
  ])
}

/** What a provider of embeddings says, over HTTP, which puts the right entry first for a known share of the questions. */
export async function meaningsBy(
  quality: number,
  set: QuestionSet,
  half: Half,
): Promise<Map<string, Meanings>> {
  const questions = set.questions(half)
  const owns = new Map(questions.map(({ text, key }) => [text, key]))
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += String(piece)
    const { input } = JSON.parse(body) as { input: string }
    response.end(JSON.stringify({ data: [{ embedding: embed(set, owns, quality, input) }] }))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const embeddings = openEmbeddings({ url, model: 'stand-in', apiKey: null, confidentFrom: null })
    const directionIn = async (text: string) => directionOf(await embeddings.embed(text))
    const entries: { direction: Float32Array }[] = []
    for (const entry of set.entries) entries.push({ direction: await directionIn(embeddedText(entry)) })
    const found = new Map<string, Meanings>()
    for (const { text } of questions) found.set(text, meaningsIn(entries, await directionIn(text)).meanings)
    return found
  } finally {
    server.close()
  }
}
