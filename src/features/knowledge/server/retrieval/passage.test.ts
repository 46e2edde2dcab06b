import { expect, test } from 'vitest'
import { passageOf } from './passage.ts'
import { readEntry } from './read.ts'
import { buildSearchIndex } from './search.ts'
import { sentencesOf } from '#features/language/server/sentences.ts'

const SPA = {
  topic: 'Spa',
  content: `The spa lies under the hill, with a window into the roots of an oak, and is open from ten to eight. A classic massage takes 25 minutes and costs 45 euros. Book at least a day before, on 8, and come a quarter of an hour early. Expectant mothers are welcome from the fourth month, with oils that suit them. We do not cut hair, but Salon Ida in the village does.`,
}
const index = buildSearchIndex([readEntry(SPA)])
const passage = (question: string) => {
  const [hit] = index.search(question, 1).hits
  return passageOf(SPA.content, hit?.spoken.sentences ?? [])
}

test.each([
  ['how much is a massage', 'A classic massage takes 25 minutes and costs 45 euros.'],
  ['im pregnant', 'Expectant mothers are welcome from the fourth month, with oils that suit them.'],
  ['ima li frizer', 'We do not cut hair, but Salon Ida in the village does.'],
])('%s: %s', (question, sentence) => {
  expect(passage(question)).toBe(sentence)
})

test.each(['helicopter', ''])('%j is said by no sentence, so all is said', (question) => {
  expect(passage(question)).toBe(SPA.content)
})

test('a short text is said as a whole', () => {
  expect(passageOf('From seven to ten. On the terrace.', [1, 0])).toBe('From seven to ten. On the terrace.')
})

test.each([
  [
    'Open from 7.30 to 10.30. Ask for Dr. Smith? Yes!',
    ['Open from 7.30 to 10.30.', 'Ask for Dr.', 'Smith?', 'Yes!'],
  ],
  ['- towels\n- sheets\n\n- pillows', ['- towels', '- sheets', '- pillows']],
  ['يُفتح الباب. هل تريد؟ نعم.', ['يُفتح الباب.', 'هل تريد؟', 'نعم.']],
  ['bez tačke na kraju', ['bez tačke na kraju']],
  ['', []],
])('the sentences of %j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})
