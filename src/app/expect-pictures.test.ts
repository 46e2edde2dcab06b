import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import { makeHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { expectPictures } from './expect-pictures.ts'

const product = openProduct()
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'hotelly-pictures-'))
  await makeHotel(product.database)
})
afterAll(() => rm(dataDir, { recursive: true }))

test('refuses to start without the folder of the pictures that hotels show', async () => {
  const look = () => expectPictures({ s3: null, dataDir }, product.database)
  await look()
  await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`UPDATE hotels SET logo_url = '/files/hotel-logos/x/logo.webp'`),
  )
  await expect(look()).rejects.toThrow(path.join(dataDir, 'images'))
  await mkdir(path.join(dataDir, 'images'))
  await expect(look()).rejects.toThrow('missing or empty')
  await writeFile(path.join(dataDir, 'images', 'anything'), '')
  await look()
})
