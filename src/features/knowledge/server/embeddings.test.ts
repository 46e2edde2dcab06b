import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import { EmbeddingFailure, type Embeddings, openEmbeddings } from '#kit/server/embeddings.ts'
import { makeHotel, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { findEntries } from './find.ts'
import { embedMissing } from './keep-embedded.ts'

/** The embedding space of the test provider has one dimension for each of these words. */
const WORDS = ['breakfast', 'morning', 'car', 'garage']
const vectorOf = (text: string, dimension: number) =>
  Array.from({ length: dimension }, (_, at) => (text.toLowerCase().includes(WORDS[at] ?? '-') ? 1 : 0.01))

type Behave = (response: ServerResponse, input: string) => void
const answer = (response: ServerResponse, body: string) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(body)
const well =
  (dimension = 4): Behave =>
  (response, input) =>
    answer(response, JSON.stringify({ data: [{ embedding: vectorOf(input, dimension) }] }))
const said =
  (body: string): Behave =>
  (response) =>
    answer(response, body)

let behave: Behave = well()
let asked: { model: string; input: string; authorization: string | undefined }[] = []
const server = createServer((request, response) => {
  let text = ''
  request.on('data', (chunk: Buffer) => (text += chunk.toString()))
  request.on('end', () => {
    const { model, input } = JSON.parse(text) as { model: string; input: string }
    asked.push({ model, input, authorization: request.headers.authorization })
    behave(response, input)
  })
})

const product = openProduct()
let hotel: TestHotel
let url: string
let embeddings: Embeddings

const open = (model = 'small') => openEmbeddings({ url, model, apiKey: 'key', confidentFrom: 0.9 })
const staff = () => product.as({ staff: hotel.admin, embeddings }).knowledge
const add = (topic: string, content: string) => staff().add({ slug: hotel.slug, entry: { topic, content } })
const states = async () => (await staff().list({ slug: hotel.slug })).map(({ embedding }) => embedding)

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(async () => {
  hotel = await makeHotel(product.database)
  behave = well()
  asked = []
  embeddings = open()
})

test('an entry is embedded as topic and content, and again only when they change (KNW-06, KNW-07)', async () => {
  const { entry, embeddingProblem } = await add('Breakfast', 'From seven.')
  expect([entry.embedding, embeddingProblem]).toEqual(['ready', null])
  expect(asked).toEqual([
    { model: 'small', input: 'Topic: Breakfast\nFrom seven.', authorization: 'Bearer key' },
  ])
  const { id } = entry
  await staff().setActive({ slug: hotel.slug, id, version: 1, active: false })
  await staff().update({
    slug: hotel.slug,
    id,
    version: 2,
    entry: { topic: 'Breakfast', content: 'From seven.' },
  })
  expect(asked).toHaveLength(1)
  await staff().update({
    slug: hotel.slug,
    id,
    version: 3,
    entry: { topic: 'Breakfast', content: 'From six.' },
  })
  expect(asked.map(({ input }) => input).at(-1)).toBe('Topic: Breakfast\nFrom six.')
})

test.each<[string, Behave, string]>([
  ['500', (response) => response.writeHead(500).end('no'), 'unreachable'],
  ['a redirect', (response) => response.writeHead(302, { location: '/other' }).end(), 'unreachable'],
  ['a cut connection', (response) => response.destroy(), 'unreachable'],
  ['nothing', said(''), 'invalid'],
  ['HTML', said('<html>'), 'invalid'],
  ['no numbers', said('{"data":[{"embedding":[]}]}'), 'invalid'],
  ['NaN', said('{"data":[{"embedding":[NaN,1]}]}'), 'invalid'],
  ['null among numbers', said('{"data":[{"embedding":[null,1]}]}'), 'invalid'],
  ['numbers beyond measure', said('{"data":[{"embedding":[1e300,1]}]}'), 'invalid'],
  ['zeros alone', said('{"data":[{"embedding":[0,0]}]}'), 'invalid'],
  ['5,000 numbers', said(JSON.stringify({ data: [{ embedding: Array(5000).fill(1) }] })), 'invalid'],
  ['10 MB', said(`{"data":"${'x'.repeat(10_000_000)}"}`), 'invalid'],
])(
  'when the provider responds with %s, the entry is saved without an embedding (KNW-08)',
  async (_what, fault, problem) => {
    behave = fault
    const { entry, embeddingProblem } = await add('Breakfast', 'From seven.')
    expect([entry.embedding, embeddingProblem]).toEqual(['waiting', problem])
    const found = await findEntries(product.contextOf(), hotel.id, 'breakfast', 1)
    expect(found).toMatchObject({ isConfident: true, entries: [{ content: 'From seven.' }] })
  },
)

test('a provider that hangs is abandoned after the time limit', async () => {
  behave = () => {}
  await expect(embeddings.embed('x', 100)).rejects.toMatchObject({ reason: 'unreachable' })
})

test('one response with another dimension is an error, the second is a new dimension', async () => {
  await embeddings.embed('x')
  behave = well(6)
  await expect(embeddings.embed('x')).rejects.toBeInstanceOf(EmbeddingFailure)
  expect(embeddings.dimension()).toBe(4)
  expect(await embeddings.embed('x')).toHaveLength(6)
  expect(embeddings.dimension()).toBe(6)
})

test('when the model changes, everything is embedded again, and found by words meanwhile', async () => {
  await add('Breakfast', 'From seven.')
  await add('Garage', 'Under the hotel.')
  embeddings = open('large')
  behave = well(8)
  expect(await states()).toEqual(['waiting', 'waiting'])
  const context = product.contextOf({ embeddings })
  expect((await findEntries(context, hotel.id, 'breakfast', 1)).entries).toMatchObject([
    { topic: 'Breakfast' },
  ])
  await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`UPDATE chatbot_knowledge SET embedding_tried_at = NULL WHERE hotel_id = ${hotel.id}`),
  )
  await embedMissing({ ...product, embeddings })
  expect(await states()).toEqual(['ready', 'ready'])
})

test('with embeddings, a question finds an entry that shares no word with it', async () => {
  await add('Breakfast', 'From seven.')
  await add('Garage', 'Under the hotel.')
  await product.events.flush()
  behave = (response) => answer(response, JSON.stringify({ data: [{ embedding: vectorOf('garage', 4) }] }))
  const found = await findEntries(product.contextOf({ embeddings }), hotel.id, 'zzz', 2)
  expect(found).toMatchObject({ isConfident: true, entries: [{ topic: 'Garage' }, { topic: 'Breakfast' }] })
})

test('a failing provider delays one question only, and questions are answered by words', async () => {
  await add('Breakfast', 'From seven.')
  await product.events.flush()
  behave = (response) => response.writeHead(500).end()
  asked = []
  for (let time = 0; time < 3; time++) {
    const found = await findEntries(product.contextOf({ embeddings }), hotel.id, 'breakfast', 1)
    expect(found.isConfident).toBe(true)
  }
  expect(asked).toHaveLength(1)
})
