import path from 'node:path'
import { readEmergency } from '#features/assistant/server/emergency/read-emergency.ts'
import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { phrasesToLearn, readPhrases } from '../../tools/emergencies/phrases.ts'
import type { Figure } from '../figures.ts'
import { SETS } from './sets.ts'

const FOLDER = path.resolve(import.meta.dirname, '../emergencies')
const names = new Intl.DisplayNames('en', { type: 'language' })
const FOUND_MIN = 0.9
const FALSE_MAX = 0.05

const shareOf = <Of>(all: readonly Of[], has: (each: Of) => boolean) => all.filter(has).length / all.length

const LEARNED = new Set(phrasesToLearn().map(({ text }) => text.toLowerCase()))

/** Each fifth of the questions about other hotels, but what was learned from all the same. */
const ordinaryIn = (language: Language) =>
  SETS.filter((set) => set.name === 'long entries' && set.language === language)
    .flatMap((set) => [...set.questions('tuning'), ...set.questions('heldOut')])
    .filter(({ id, text }) => id % 5 === 1 && !LEARNED.has(text.toLowerCase()))

/** Messages of another hand than those that were learned from; half of them only look like emergencies. */
function figureIn(language: Language): Figure {
  const read = readPhrases(path.join(FOLDER, `${language}.txt`)).map((phrase) => ({
    ...phrase,
    read: readEmergency(phrase.text),
  }))
  const real = read.filter(({ danger }) => danger !== null)
  const harmless = read.filter(({ danger }) => danger === null)
  const found = shareOf(real, (phrase) => phrase.read !== null)
  const falsely = shareOf(harmless, (phrase) => phrase.read !== null)
  const called = (all: typeof read) => shareOf(all, (phrase) => phrase.read?.isSure === true)
  const right = shareOf(
    real.filter((phrase) => phrase.read !== null),
    (phrase) => phrase.read?.danger === phrase.danger,
  )
  const ordinary = ordinaryIn(language)
  const calledByOrdinary = shareOf(ordinary, ({ text }) => readEmergency(text)?.isSure === true)
  return {
    name: `emergencies in ${names.of(language)}: ${real.length} held-out messages, and ${harmless.length} that look like some`,
    measured:
      `found ${found.toFixed(3)}, of which without asking ${called(real).toFixed(3)}; false alarms ` +
      `${called(harmless).toFixed(3)}, asked for nothing ${(falsely - called(harmless)).toFixed(3)}, of ${ordinary.length} ordinary questions ${calledByOrdinary.toFixed(3)}; of the right kind ${right.toFixed(2)}`,
    against: 'the goal: found 0.98, false alarms 0.03',
    limit: `found at least ${FOUND_MIN}, false alarms at most ${FALSE_MAX}`,
    isMet: found >= FOUND_MIN && called(harmless) <= FALSE_MAX,
    values: { found, falsely: called(harmless), right },
  }
}

export const emergencyFigures = (): Figure[] => LANGUAGES.map(figureIn)
