import { expect, test } from 'vitest'
import { openDemoTalk } from '#tests/demo-talk.ts'
import { partsOf } from '../lists.ts'

const last = openDemoTalk()

test.each([
  ['en', 'which desserts do you have?', 3],
  ['en', 'what is vegan on the menu?', 3],
  ['en', 'which dishes contain nuts?', 2],
  ['en', 'which desserts do you have, and what is vegan?', 6],
  ['bs', 'koje deserte imate?', 3],
  ['bs', 'šta imate vegansko?', 3],
  ['bs', 'imate li nešto bez glutena?', 3],
  ['en', 'do you have anything vegan?', 3],
  ['ar', 'شو عندكم نباتي؟', 3],
  ['ar', 'ما الحلويات لديكم؟', 3],
  ['ar', 'ما الأطباق النباتية؟', 3],
] as const)('each line of a list can be opened (%s: %s)', async (language, question, least) => {
  const { text, listed } = await last(language, [question])
  const lines = (partsOf(text, listed) ?? []).flatMap((part) => (part.kind === 'list' ? part.lines : []))
  expect(lines.length, text).toBeGreaterThanOrEqual(least)
  expect(lines.every(({ about }) => about.kind === 'dish')).toBe(true)
})

test.each([
  ['en', 'what massages do you offer?', '• Massage: 60 minutes', 'Full body'],
  ['en', 'which massages do you have?', '• Massage: 60 minutes', 'Full body'],
  ['en', 'what tours do you offer?', '• Old town walk: 150 minutes', ''],
  ['bs', 'koje masaže nudite?', '• Masaža: 60 minuta', 'Cijelo tijelo'],
  ['bs', 'koje izlete nudite?', '• Šetnja čaršijom: 150 minuta', ''],
  ['ar', 'ما أنواع المساج التي تقدمونها؟', '• ⁨تدليك⁩: 60 دقيقة', 'للجسم كله'],
] as const)('offers of a kind are listed, as far as there are any (%s: %s)', async (...row) => {
  const [language, question, line, choice] = row
  const { text, listed } = await last(language, [question])
  const lines = (partsOf(text, listed) ?? []).flatMap((part) => (part.kind === 'list' ? part.lines : []))
  expect(lines).toMatchObject([{ about: { kind: 'offer' } }])
  expect(text).toContain(line)
  expect(text).toContain(choice)
})

test.each(['what massage oils do you have?', 'what time do you have a massage?', 'how long is a massage?'])(
  'what else is asked of an offer is no list of such: %s',
  async (question) => {
    expect((await last('en', [question])).listed).toEqual([])
  },
)

test('what one dish costs is no list, nor are sections of the menu', async () => {
  expect((await last('en', ['how much is the baklava?'])).listed).toEqual([])
  const { text, listed } = await last('en', ['what is on the menu?'])
  expect(text).toContain('•')
  expect(partsOf(text, listed)).toBeNull()
})
