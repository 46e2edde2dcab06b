import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { demoOffers } from '#demo/offers.ts'
import { healthNoted } from '#features/room-service/noted.ts'
import { hasPhrase } from '#features/room-service/phrase-note.ts'
import { PHRASES, translatePhrases } from '#features/room-service/phrases.ts'
import { readDietQuestion, statesAllergy } from '#features/assistant/server/facts/diet/read-question.ts'
import { isGrounded, piecesOf } from '#features/assistant/server/answer/grounded.ts'
import { askedOpenNow } from '#features/assistant/server/facts/hours/open-now.ts'
import { readHours } from '#features/assistant/server/facts/hours/read-hours.ts'
import { menuFactOf } from '#features/assistant/server/facts/menu-facts.ts'
import { partsOf } from '#features/assistant/server/answer/parts.ts'
import { subjectsOf } from '#features/assistant/server/answer/subjects.ts'
import { readWebhookReply } from '#features/assistant/server/outside/webhook-reply.ts'
import { withoutDeclined } from '#features/assistant/server/intents/declined.ts'
import { lineOf } from '#features/assistant/server/intents/line.ts'
import { isAboutBooked, cancelsSuggestion } from '#features/assistant/server/intents/managing.ts'
import { readService, type Readable, servicesNamed } from '#features/assistant/server/intents/read-service.ts'
import { createReading } from '#features/assistant/server/intents/reading-time.ts'
import { readTime } from '#features/assistant/server/intents/read-time.ts'
import { parseOrderIntent } from '#features/assistant/server/intents/read-order.ts'
import { smallTalkOf } from '#features/language/small-talk.ts'
import { compareEntries } from '#features/knowledge/server/compare.ts'
import { analyze } from '#features/language/server/analyze.ts'
import { languageOf } from '#features/language/server/language-of.ts'
import { passageOf } from '#features/knowledge/server/retrieval/passage.ts'
import { readEntry } from '#features/knowledge/server/retrieval/read.ts'
import { buildSearchIndex } from '#features/knowledge/server/retrieval/search.ts'
import { HOURS, ORDERS, SERVICES } from '#features/language/server/lists.ts'
import { partsOf as notePartsOf } from '#features/language/health-words.ts'
import { alikeName, alikeRoom } from '#features/language/alike.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { readMoney } from '#kit/shared/read-money.ts'
import { cleanText, foldName, foldText, inOneLine } from '#kit/shared/text.ts'
import { toLatin } from '#features/language/transliterate.ts'
import { inEnglish, type Texts } from '#kit/shared/texts.ts'
import { readDay } from '#kit/web/read-day.ts'
import { DEMO_DISHES } from './demo-dishes.ts'

const named = (name: { en: string } & Partial<Texts>): Texts => ({ ...inEnglish(name.en), ...name })
const OFFERS = demoOffers.map(({ category, kind, team, name }, at): Readable => ({
  id: `${at}`,
  category,
  kind,
  team,
  name: named(name),
  questions: [],
}))
const ENTRY = { topic: 'Breakfast', content: 'A buffet on the terrace every day from 7:00 to 10:30.' }
const index = buildSearchIndex([ENTRY].map(readEntry))

/** Everything that reads words which people type; what staff and models write is read too. */
const READERS: Record<string, (text: string) => unknown> = {
  'what a message declines': withoutDeclined,
  'whether a message lets go': cancelsSuggestion,
  'whether a message is about what is booked': (text) => isAboutBooked(text, OFFERS),
  'what is ordered': (text) => parseOrderIntent(text, DEMO_DISHES),
  'what is booked': (text) => readService(text, OFFERS),
  'which services are named': (text) => servicesNamed(text, OFFERS),
  'a time': (text) => readTime(lineOf(text)),
  'whether an allergy is stated': statesAllergy,
  'a question about diets': readDietQuestion,
  'a question about the menu': (text) => menuFactOf(text, DEMO_DISHES),
  'the parts of a question': partsOf,
  'two subjects in a question': subjectsOf,
  'whether something is open': (text) => LANGUAGES.map((language) => askedOpenNow(text, language)),
  'opening hours': (text) => readHours({ topic: 'Spa', content: text }, analyze('spa')),
  'small talk': smallTalkOf,
  'a sentence of a model': (text) => isGrounded(text, [ENTRY]),
  'the sentences of a model': piecesOf,
  'the reply of a webhook': (body) => readWebhookReply({ status: 200, contentType: 'text/plain', body }),
  'a question to the entries': (text) => index.search(text, 5),
  'an entry': (content) => readEntry({ topic: 'Spa', content }),
  'entries that are alike': (content) =>
    compareEntries(['1', '2'].map((id) => ({ id, topic: 'Spa', content: `${content}${id}` }))),
  'the passage of an entry': (content) => passageOf(content, [1]),
  'a language': languageOf,
  'words of health in a note': (text) => notePartsOf(text).length,
  'what a note says of health': (text) => healthNoted([text]),
  'phrases in a note': (text) => translatePhrases(text, 'bs'),
  'whether a note has a phrase': (text) => PHRASES.slice(0, 1).map((phrase) => hasPhrase(text, phrase)),
  'a last name': alikeName,
  'a room': alikeRoom,
  'a login name': foldName,
  'a search': foldText,
  'a name in Latin letters': toLatin,
  'a clean text': cleanText,
  'a cell': inOneLine,
  'a price': (text) => readMoney(text, 'EUR'),
  'a day': (text) => readDay(text, 'en'),
}

/** Twice the longest message, so that what is worse than linear shows. */
const LENGTH = 2000
/** How much longer than a plain text of its length any text may take, beyond what is little in any case. */
const TIMES_MAX = 15
const FLOOR_MS = 40
const filled = (unit: string) => unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH)

const PLAIN = [
  'Good evening, could you please bring two bowls of soup and a bottle of water to our room at eight tomorrow? ',
  'مساء الخير، هل يمكنكم إحضار طبقين من الحساء وزجاجة ماء إلى غرفتنا غدًا في الساعة الثامنة من فضلكم؟ ',
  'Dobro veče, možete li nam molim vas donijeti dvije čorbe i flašu vode u sobu sutra u osam sati? ',
].map(filled)

/** Words of the readers' own patterns, so that each nearly matches over and over. */
const OWN = LANGUAGES.flatMap((language) => [
  ...[ORDERS[language].wanting, ORDERS[language].telling].flat(),
  ...[SERVICES[language].wanting, SERVICES[language].declining, SERVICES[language].bare].flat(),
  ...[SERVICES[language].broken, SERVICES[language].months].flat(),
  ...Object.values(HOURS[language]).filter((words) => typeof words === 'string'),
])
  .flatMap((pattern) => pattern.split(/[^\p{L}\p{N} ]+/u))
  .map((words) => words.trim())
const NEARLY = [...new Set(OWN.filter((words) => words.length > 1))]
  .filter((_words, at) => at % 12 === 0)
  .flatMap((words) => [words, `${words} `])

const ADVERSARIAL = [
  // one long word, in three scripts
  ['a', 'š', 'ž', 'dj', 'ije', 'ing', 'ae', 'م', 'و', 'ال', 'ين', 'ـ', '1', '٣', '𝟙'],
  // letters that become several, or nothing, when they are folded
  ['\uFDFA', '\uFDFB', 'ﷺ x', 'ﬃ', 'İ', 'ß', '㎯', '\u0301', 'a\u0301', 'َ', '\u200B', '\u00AD', '👩‍👩‍👧‍👦'],
  // what separates
  [' ', '\n', '\t', '.', ',', '?', '? ', '؟ ', ':', '"', "'", '."', '-', ' - ', '(', '‹1', '/', '8.', '8. '],
  // numbers and what counts them
  ['8:00 ', '8 am ', '8:00-', '1.', '1/', '1 ', '12.50 ', '$', '1 eur', 'دولار', '24/7 ', '٨ ص '],
  ['need no ', 'no ', 'two ', 'a, ', 'x و', 'soup and ', 'clean ', 'in ', 'for ', 'and      ', '8      '],
  ['\n ', ' \n', '. ', 'وقهوة ', 'وشاي ', 'čorba i ', 'towel, ', 'januar', 'february ', 'decemb'],
].flat()

/** The shortest of several times: what else the machine does makes none shorter. */
function millisecondsOf(read: (text: string) => unknown, text: string, times = 3): number {
  let least = Infinity
  for (let time = 0; time < times && least > FLOOR_MS / 10; time++) {
    const from = performance.now()
    read(text)
    least = Math.min(least, performance.now() - from)
  }
  return least
}

test.each(Object.entries(READERS))(
  '%s is read in no more time than its length asks for',
  (_name, read) => {
    const most = FLOOR_MS + TIMES_MAX * Math.max(...PLAIN.map((text) => millisecondsOf(read, text)))
    const slow = [...ADVERSARIAL, ...NEARLY]
      .filter((unit) => {
        const text = filled(unit)
        return millisecondsOf(read, text) > most && millisecondsOf(read, text, 9) > most
      })
      .map((unit) => JSON.stringify(unit))
    expect(slow).toEqual([])
  },
  60_000,
)

const busyFor = (milliseconds: number) => {
  const before = process.threadCpuUsage()
  for (let spent = 0; spent < milliseconds * 1000; spent = process.threadCpuUsage(before).user)
    foldText('Ž'.repeat(1000))
}

test('a message whose reading takes too long is not read further, once the process has run its code', () => {
  const first = createReading()
  first(() => busyFor(60))
  expect(first(() => 'more')).toBe('more')
  // what is spare is used up by whoever comes first
  first(() => busyFor(500))
  expect(first(() => 'more')).toBeNull()

  const next = createReading()
  expect(next(() => 'begun')).toBe('begun')
  next(() => busyFor(25))
  expect(next(() => 'more')).toBeNull()
})
