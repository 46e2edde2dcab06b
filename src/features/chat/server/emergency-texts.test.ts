import { beforeEach, expect, test } from 'vitest'
import { newSessionId } from '#features/chat/rules.ts'
import { DANGERS } from '#features/language/dangers.ts'
import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { inLanguages } from '#kit/shared/texts.ts'
import { makeHotel, type TestHotel } from '#tests/factories.ts'
import { type Api, openProduct } from '#tests/product.ts'
import { EMERGENCY_TEXT_MAX } from '../rules.ts'

const product = openProduct()
let hotel: TestHotel
let slug: string
let chat: Api['chat']

beforeEach(async () => {
  hotel = await makeHotel(product.database)
  slug = hotel.slug
  chat = product.asStaff(hotel.admin).chat
})

const NONE = inLanguages((): string | null => null)
const MEETING = 'Meet at the fountain.\nThe night porter has the key.'
const SMOKE = { en: 'There is smoke in the corridor, fire!', ar: 'حريق في غرفتي', bs: 'Gori mi soba, požar!' }

/** A visitor writes of an emergency in a conversation of their own; what they read. */
async function cry(language: Language, message = SMOKE[language]) {
  const visitor = product.as({ device: { id: crypto.randomUUID(), knownAt: [], isNew: false } }).chat
  const said = { slug, sessionId: newSessionId(), message, key: crypto.randomUUID(), language }
  for await (const event of await visitor.send(said))
    if (event.kind === 'done') return event.message?.text.split('\n') ?? []
  return []
}
const textsOf = async (danger: (typeof DANGERS)[number]) =>
  (await chat.listEmergencyTexts({ slug })).find((each) => each.danger === danger)

test('without texts of its own a hotel says ours, with the number of its place', async () => {
  const all = await chat.listEmergencyTexts({ slug })
  expect(all.map(({ danger }) => danger)).toEqual([...DANGERS])
  for (const { number, ours, dial, own } of all) {
    expect(own).toEqual(NONE)
    for (const language of LANGUAGES) {
      expect(ours[language]).toContain(number)
      expect(dial[language]).toContain(number)
    }
  }
  expect((await cry('en'))[0]).toBe((await textsOf('fire'))?.ours.en)
})

test('of a gas leak the hotel’s entry, which may name a telephone of the room, is neither said nor shown', async () => {
  const entry = { topic: 'Emergency', content: 'Dial 9 from the room phone.' }
  await product.asStaff(hotel.admin).knowledge.add({ slug, entry })
  expect((await textsOf('fire'))?.entry.en).toBe(entry.content)
  expect((await textsOf('gas'))?.entry).toEqual(NONE)
  expect(await cry('en')).toContain(entry.content)
  const told = await cry('en', 'there is a strong smell of gas in our room')
  expect(told[0]).toBe((await textsOf('gas'))?.ours.en)
  expect(told).not.toContain(entry.content)
})

test('a text of its own stands below the number and the reception at once, in its language alone', async () => {
  const own = { ...NONE, en: MEETING }
  expect(await chat.saveEmergencyTexts({ slug, danger: 'fire', own, seen: NONE })).toEqual(own)
  const fire = await textsOf('fire')
  const [first, second, ...more] = await cry('en')
  expect(first).toBe(fire?.dial.en)
  expect(second).toContain('We are alerting our staff')
  expect(more).toEqual(['', ...MEETING.split('\n')])
  for (const language of LANGUAGES.filter((each) => each !== 'en'))
    expect((await cry(language))[0]).toBe(fire?.ours[language])
  expect((await cry('en', 'my wife is unconscious, call an ambulance'))[0]).toBe(
    (await textsOf('life'))?.ours.en,
  )
  await chat.saveEmergencyTexts({ slug, danger: 'fire', own: NONE, seen: own })
  expect((await cry('en'))[0]).toBe(fire?.ours.en)
})

test('in every danger and language the number to dial comes before what the hotel says', async () => {
  const own = inLanguages(() => 'Do nothing.')
  for (const danger of DANGERS) await chat.saveEmergencyTexts({ slug, danger, own, seen: NONE })
  for (const { number, dial } of await chat.listEmergencyTexts({ slug }))
    for (const language of LANGUAGES) expect(dial[language]).toContain(number)
  for (const language of LANGUAGES) {
    const lines = await cry(language)
    expect(lines[0]).toBe((await textsOf('fire'))?.dial[language])
    expect(lines.at(-1)).toBe('Do nothing.')
  }
})

test('the second of two people who change them is told, and the activity says what was changed', async () => {
  const own = { ...NONE, en: MEETING }
  await chat.saveEmergencyTexts({ slug, danger: 'fire', own, seen: NONE })
  await expect(
    chat.saveEmergencyTexts({ slug, danger: 'fire', own: { ...NONE, en: 'Run.' }, seen: NONE }),
  ).rejects.toMatchObject({ code: 'CHANGED', data: { current: own } })
  const { entries } = await product.asStaff(hotel.admin).audit.list({ slug, entity: 'emergency_texts' })
  expect(entries.map(({ changes }) => changes.map(({ field, after }) => [field, after]))).toEqual([
    [
      ['danger', 'fire'],
      ['textEn', MEETING],
    ],
  ])
})

test('a text that is too long is refused, and another hotel says nothing of it', async () => {
  const long = { ...NONE, en: 'x'.repeat(EMERGENCY_TEXT_MAX + 1) }
  await expect(chat.saveEmergencyTexts({ slug, danger: 'gas', own: long, seen: NONE })).rejects.toMatchObject(
    { status: 400 },
  )
  const other = await makeHotel(product.database)
  await chat.saveEmergencyTexts({ slug, danger: 'fire', own: { ...NONE, en: MEETING }, seen: NONE })
  const theirs = await product.asStaff(other.admin).chat.listEmergencyTexts({ slug: other.slug })
  expect(theirs.every(({ own }) => LANGUAGES.every((language) => own[language] === null))).toBe(true)
})
