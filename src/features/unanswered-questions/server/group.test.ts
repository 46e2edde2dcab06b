import { expect, test } from 'vitest'
import { groupAlike } from './group.ts'

/** Guests' questions; those with the same meaning share a list. */
const ASKED: readonly (readonly string[])[] = [
  [
    'Is there a pool?',
    'Imate li bazen?',
    'هل لديكم مسبح؟',
    'do you have a swimming pool',
    'imal bazen',
    'is there a poool',
  ],
  [
    'What time is breakfast?',
    'Kad je doručak?',
    'متى الفطور؟',
    'brekfast time pls',
    'u koliko sati je dorucak',
  ],
  ['Do you have parking?', 'Imate li parking?', 'عندكم باركن؟', 'is parking free', 'parkng?'],
  ['Can I bring my dog?', 'Mogu li dovesti psa?', 'ممكن اجيب كلبي معي؟', 'are dogs allowed in the room'],
  ['Do you have a gym?', 'Imate li teretanu?', 'عندكم جيم؟', 'is there a fitness room'],
  ['Is there a helipad?', 'do you have a helipad', 'helipadd available?', 'Imate li helipad?'],
  ['Where is the sauna?', 'Gdje je sauna?', 'هل توجد ساونا؟'],
  ['I lost my room key', 'izgubio sam karticu od sobe', 'ضيعت كرت الغرفة'],
  ['Can you wash my clothes?', 'Možete li oprati odjeću?', 'ممكن تغسلوا هدومي؟'],
  ['How do I get to the airport?', 'Kako do aerodroma?', 'كيف أروح المطار؟'],
  ['wifi password?', 'koja je šifra za wifi', 'شو باسورد الواي فاي'],
  ['Do you rent bicycles?', 'Iznajmljujete li bicikle?', 'هل تؤجرون دراجات؟', 'bike rental'],
  ['Do you have a chess set?', 'Imate li šah', 'chess set please'],
  ['pool towels', 'peškiri za bazen', 'مناشف للمسبح'],
  ['Is there a shuttle to the airport?', 'prevoz do aerodroma', 'توصيل الى المطار'],
]

test('questions with the same meaning form one group, and others do not', async () => {
  const questions = ASKED.flatMap((alike, key) => alike.map((text) => ({ text, key })))
  expect(questions.length).toBeGreaterThanOrEqual(40)
  const groupOf = new Map<number, number>()
  for (const [at, places] of (await groupAlike(questions.map(({ text }) => text))).entries()) {
    for (const place of places) groupOf.set(place, at)
  }
  const pairs = questions.flatMap((each, at) =>
    questions
      .slice(at + 1)
      .map((other, more) => ({
        isSame: each.key === other.key,
        isJoined: groupOf.get(at) === groupOf.get(at + 1 + more),
      })),
  )
  const count = (is: (pair: (typeof pairs)[number]) => boolean) => pairs.filter(is).length
  const right = count(({ isSame, isJoined }) => isSame && isJoined)
  expect(right / count(({ isJoined }) => isJoined)).toBeGreaterThanOrEqual(0.95)
  expect(right / count(({ isSame }) => isSame)).toBeGreaterThanOrEqual(0.8)
})

test.each([
  ['the languages', ['Is there a pool?', 'Imate li bazen?', 'هل لديكم مسبح؟'], 1],
  ['accents, case and marks', ['Čamac?', 'camac', 'ČAMAC!!'], 1],
  ['a misspelt word that nobody knows the meaning of', ['do you have a karaoke', 'karaokee?'], 1],
  ['words that say nothing', ['can you help me', 'Can you help me?', 'what is this'], 2],
  ['other things', ['When is breakfast?', 'Where is the parking?'], 2],
  ['nothing', [], 0],
])('%s', async (_what, questions, groups) => {
  expect(await groupAlike(questions)).toHaveLength(groups)
})

test('every question is in exactly one group, in the given order', async () => {
  const questions = ['sauna', 'pool', 'Sauna?', 'bazen', '🙂', 'x'.repeat(2000)]
  const groups = await groupAlike(questions)
  expect(groups).toContainEqual([0, 2])
  expect(groups).toContainEqual([1, 3])
  expect(new Set(groups.flat())).toEqual(new Set(questions.keys()))
  expect(groups.flat()).toHaveLength(questions.length)
})
