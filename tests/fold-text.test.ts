import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import { foldText } from '#kit/shared/text.ts'
import { makeGuest, makeHotel, orderOf } from './factories.ts'
import { ask } from './own-database.ts'
import { openProduct } from './product.ts'

const product = openProduct()

const inDatabase = (text: string) =>
  product.database.withActor(SYSTEM, async (tx) => {
    const [row] = await tx.execute<{ text: string }>(sql`SELECT fold_text(${text}) AS text`)
    return row?.text
  })

test.each([
  'Šarić-Đurić ČĆŽ čćž',
  'Müller Strauß Æsir Œuvre',
  'Łukasz Ørsted Çelik Yıldız İpek',
  'أَحْمَد إبراهيم آمنة ٱلعتيبي مصطفى فاطمة محـــمد',
  "O’Beirn O'Beirn OʼBeirn O´Beirn O`Beirn Oʻbeirn O‛Beirn O＇Beirn O′Beirn O″Beirn",
  '\u200Fأشجع Mu\u00ADller\u200B',
  'Ｓｍｉｔｈ １０１',
  'Ђорђе Živković Nguyễn',
])('%s is folded the same way in the database and on the screen', async (text) => {
  expect(await inDatabase(text)).toBe(foldText(text))
})

test('digits of all scripts count as the same', async () => {
  expect(await inDatabase('٣٠٣ ۳۰۳ 303')).toBe('303 303 303')
})

const textOf = (migration: string) => readFileSync(`db/migrations/${migration}.sql`, 'utf8')

test('staff find oneill who was there before apostrophes were left out: guest, booking, hotel', async () => {
  const { database, databaseUrl } = product
  const [oldFolding = ''] = textOf('0007_folded_search').split(/(?<=;)\n/)
  await ask(databaseUrl, oldFolding.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'))
  const hotel = await makeHotel(database)
  const guest = await makeGuest(database, hotel, { loginName: 'O’Neill', roomNumber: '118' })
  const order = orderOf([[hotel.dishes[0], 1]])
  await product.as({ guest }).bookings.place({ slug: hotel.slug, key: randomUUID(), order })
  await ask(databaseUrl, 'UPDATE hotels SET name = $1 WHERE id = $2', ['O´Neill’s', hotel.id])
  const staff = product.asStaff(hotel.admin)
  const at = { slug: hotel.slug, search: 'oneill' }
  const found = async () => [
    (await staff.guests.list(at)).guests.length,
    (await staff.bookings.list({ ...at, scope: 'ongoing' })).bookings.length,
    (await ask(databaseUrl, "SELECT FROM hotels WHERE search_key LIKE '%oneill%'")).length,
  ]
  expect(await found()).toEqual([0, 0, 0])
  for (const statement of textOf('0043_apostrophes_in_search').split(/;$/m)) await ask(databaseUrl, statement)
  expect(await found()).toEqual([1, 1, 1])
})
