import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoStaff } from '#demo/hotel.ts'
import { newSessionId } from '#features/chat/rules.ts'
import { DEMO_SLUG } from '#kit/shared/ids.ts'
import { startOutsideServer, streaming } from './outside-server.ts'
import { type RunningProduct, serverArgs, startProduct } from './running-product.ts'
import { type S3Server, startS3Server } from './s3-server.ts'
import { makePhoto } from './uploader.ts'

/** What an entry of the demo hotel says, in other words. */
const TRUE = 'Breakfast is a buffet on the terrace.'

let bucket: S3Server
let model: Awaited<ReturnType<typeof startOutsideServer>>
let backups: string
let product: RunningProduct

beforeAll(async () => {
  ;[bucket, model] = await Promise.all([startS3Server(), startOutsideServer()])
  model.answerWith(streaming(TRUE))
  backups = await mkdtemp(path.join(os.tmpdir(), 'hotelly-backups-'))
  const { settings } = bucket
  product = await startProduct({
    CHAT_MODEL_URL: model.url,
    CHAT_MODEL: 'measured',
    HOTELLY_BACKUP_DIR: backups,
    STORAGE_S3_BUCKET: settings.bucket,
    STORAGE_S3_ENDPOINT: settings.endpoint ?? '',
    STORAGE_S3_ACCESS_KEY_ID: settings.credentials?.accessKeyId ?? '',
    STORAGE_S3_SECRET_ACCESS_KEY: settings.credentials?.secretAccessKey ?? '',
  })
}, 120_000)
afterAll(async () => {
  await product.stop()
  await bucket.stop()
  model.stop()
  await rm(backups, { recursive: true, force: true })
})

const post = (where: string, body: object, cookie = '') =>
  fetch(`${product.address}${where}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

test('what runs is the server as it was built', () => {
  expect(serverArgs().at(-1)).toBe('dist/server/main.js')
})

test('the parts that are loaded when they are asked for are in it', { timeout: 60_000 }, async () => {
  const hotel = `/api/hotels/${DEMO_SLUG}`
  const document = await fetch(`${product.address}/api/openapi.json`)
  expect(await document.json()).toHaveProperty('paths')

  const { email, password } = demoStaff
  const signedIn = await post(`${hotel}/staff-session`, { email, password })
  expect(signedIn.status).toBe(200)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const uploaded = await fetch(`${product.address}/hotelly-uploads/${DEMO_SLUG}/menu-items`, {
    method: 'POST',
    headers: { cookie },
    body: new Uint8Array(await makePhoto(600, 400)),
  })
  expect(uploaded.status).toBe(200)
  const { url } = (await uploaded.json()) as { url: string }
  const picture = await fetch(`${product.address}${url}`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])

  const question = {
    message: 'Would you kindly enlighten us about quindles and the terrace?',
    language: 'en',
    key: randomUUID(),
  }
  const answer = await post(`${hotel}/chat/${newSessionId()}/messages`, question)
  expect(await answer.text()).toContain(TRUE)
  expect(model.bodies).toHaveLength(1)

  // the first backup is made ten seconds after the start
  await expect.poll(() => readdir(backups), { timeout: 40_000, interval: 500 }).toHaveLength(1)
})
