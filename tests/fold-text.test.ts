import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import { foldText } from '#kit/shared/text.ts'
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
  "O’Beirn O'Beirn OʼBeirn",
  'Ｓｍｉｔｈ １０１',
  'Ђорђе Živković Nguyễn',
])('%s is folded the same way in the database and on the screen', async (text) => {
  expect(await inDatabase(text)).toBe(foldText(text))
})

test('digits of all scripts count as the same', async () => {
  expect(await inDatabase('٣٠٣ ۳۰۳ 303')).toBe('303 303 303')
})
