import { describe, expect, test } from 'vitest'
import { buildPhrasingIndex, readQuestion } from './phrasings.ts'

const PHRASINGS = [
  ['when is breakfast'],
  ['can I bring my dog', 'smijem li povesti psa'],
  ['is the terrace open in winter', 'kada se otvara bazen'],
  ['متى يفتح المسبح'],
  ['what do you have', '???'],
]
const index = await buildPhrasingIndex(PHRASINGS.map((each) => each.map(readQuestion)))

test('every phrasing finds its own entry, whatever its case and signs', () => {
  for (const [at, phrasings] of PHRASINGS.entries()) {
    for (const phrasing of phrasings.filter((each) => each !== '???'))
      expect(index.find(`${phrasing.toUpperCase()} ?!`)).toEqual({ at, likeness: 1, isSame: true })
  }
})

test.each([
  ['When is the brekfast?', 0],
  ['when do you have breakfast', 0],
  ['could we please bring our dogs', 1],
  ['da li smijem povesti psa', 1],
  ['is the terrace open in the winter', 2],
  ['متى يفتحون المسبح', 3],
])('%s is near one', (question, at) => {
  expect(index.find(question)?.at).toBe(at)
})

describe('another question is none of them', () => {
  test.each([
    'how much is breakfast',
    'where is breakfast',
    'when is breakfast for children',
    'can I bring my dog to breakfast',
    'can I not bring my dog',
    'is the terrace not open in winter',
    'is only the terrace open in winter',
    'is terrace 2 open in winter',
    'koliko košta bazen',
    'كم سعر المسبح',
    'who won the world cup',
    '???',
    '',
  ])('%s', (question) => {
    expect(index.find(question)).toBeNull()
  })
})

test('without phrasings nothing is found', async () => {
  const none = await buildPhrasingIndex([[], []])
  expect(none.find('when is breakfast')).toBeNull()
})
