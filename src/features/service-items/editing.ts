import { newId } from '#kit/shared/ids.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { inPlainDigits, readMoney } from '#kit/shared/read-money.ts'
import { lengthOf } from '#kit/shared/text.ts'
import { flatten, type FlatTexts, inEnglish, textNames, unflatten } from '#kit/shared/texts.ts'
import { plainPrice } from '#features/menu/fields.ts'
import { type Category, DECLARED } from '#features/categories/all.ts'
import type { OfferDraft } from './contract.ts'
import { OFFER_TEXTS } from './fields.ts'
import type { Question } from './questions.ts'
import {
  BUFFER_MAX,
  CAPACITY_MAX,
  COUNT_MAX,
  DURATION_MAX,
  OFFER_DESCRIPTION_MAX,
  OFFER_NAME_MAX,
  OFFER_LOCATION_MAX,
  QUESTION_MAX,
  TARGET_MAX,
} from './rules.ts'

export const LABEL_TEXTS = { label: textNames('label') }
type Labels = FlatTexts<typeof LABEL_TEXTS>

/** The whole numbers of an offer that are typed, and of which kind of offer each is. */
export const NUMBERS = {
  targetMinutes: { kind: 'request', min: 1, max: TARGET_MAX },
  durationMinutes: { kind: 'appointment', min: 5, max: DURATION_MAX },
  bufferMinutes: { kind: 'appointment', min: 0, max: BUFFER_MAX },
  placesMax: { kind: 'appointment', min: 1, max: CAPACITY_MAX },
} as const
export type NumberName = keyof typeof NUMBERS
export const NUMBER_NAMES = Object.keys(NUMBERS) as NumberName[]

/** An answer to choose, as it is typed; no price is one of nothing. */
export type ChoiceFields = Labels & { id: string; price: string }
/** A question as it is typed. It keeps what belongs to its other kinds while the form is open. */
export type QuestionFields = Labels & {
  id: string
  kind: Question['kind']
  min: string
  usual: string
  max: string
  price: string
  isRequired: boolean
  choices: ChoiceFields[]
}

/** What is in the form of an offer: texts in languages lie flat, prices and numbers as they are typed. */
export type OfferFields = FlatTexts<typeof OFFER_TEXTS> &
  Omit<OfferDraft, keyof typeof OFFER_TEXTS | 'category' | 'price' | 'questions' | 'imageUrl' | NumberName> &
  Record<NumberName | 'price', string> & { questions: QuestionFields[] }

const noLabel = () => flatten(LABEL_TEXTS, { label: inEnglish('') })

export const newChoice = (): ChoiceFields => ({ ...noLabel(), id: newId(), price: '' })

export const newQuestion = (): QuestionFields => ({
  ...noLabel(),
  id: newId(),
  kind: 'count',
  min: '0',
  usual: '1',
  max: '5',
  price: '',
  isRequired: false,
  choices: [newChoice(), newChoice()],
})

/** An offer of this area before anything is said about it. */
export function newOffer(category: Category): OfferDraft {
  const { kinds, teams } = DECLARED[category]
  return {
    category,
    kind: kinds[0],
    team: teams[0],
    price: 0,
    targetMinutes: 20,
    asksTime: false,
    durationMinutes: 60,
    bufferMinutes: 0,
    stepMinutes: 30,
    leadMinutes: 60,
    cancelMinutes: 120,
    placesMax: 1,
    needsAnswer: false,
    resourceIds: [],
    choosesResource: false,
    isEnabled: true,
    name: inEnglish(''),
    description: inEnglish(''),
    location: inEnglish(''),
    questions: [],
    imageUrl: null,
    icon: null,
  }
}

const writePrice = (price: number, currency: string) => (price === 0 ? '' : plainPrice(price, currency))

/** What typed text can mean as a price; nothing typed is a price of nothing. */
export const readPrices = (text: string, currency: string) =>
  text.trim() === '' ? [0] : readMoney(text, currency)

/** The whole number that a text means, or null where it is none within these bounds. */
export function readNumber(text: string, { min, max }: { min: number; max: number }): number | null {
  const digits = inPlainDigits(text)
  const number = /^\d{1,6}$/.test(digits) ? Number(digits) : -1
  return number >= min && number <= max ? number : null
}

const questionFields = (question: Question, currency: string): QuestionFields => {
  const fields: QuestionFields = {
    ...newQuestion(),
    ...flatten(LABEL_TEXTS, { label: question.label }),
    id: question.id,
    kind: question.kind,
  }
  if (question.kind === 'note' || question.kind === 'picture')
    return { ...fields, choices: [], isRequired: question.isRequired }
  if (question.kind === 'choice')
    return {
      ...fields,
      choices: question.choices.map(({ id, label, price }) => ({
        ...flatten(LABEL_TEXTS, { label }),
        id,
        price: writePrice(price, currency),
      })),
    }
  const { min, usual, max, price } = question
  return {
    ...fields,
    choices: [],
    min: String(min),
    usual: String(usual),
    max: String(max),
    price: writePrice(price, currency),
  }
}

export function fieldsOf(
  { name, description, location, category: _category, imageUrl: _url, ...offer }: OfferDraft,
  currency: string,
): OfferFields {
  const numbers = Object.fromEntries(NUMBER_NAMES.map((name) => [name, String(offer[name])]))
  return {
    ...flatten(OFFER_TEXTS, { ...offer, name, description, location }),
    ...(numbers as Record<NumberName, string>),
    price: writePrice(offer.price, currency),
    questions: offer.questions.map((question) => questionFields(question, currency)),
  }
}

/** The numbers of a question that asks how many, or null where they do not go together. */
export function readCounts(question: Pick<QuestionFields, 'min' | 'usual' | 'max'>) {
  const max = readNumber(question.max, { min: 1, max: COUNT_MAX })
  const min = max === null ? null : readNumber(question.min, { min: 0, max })
  const usual = max === null || min === null ? null : readNumber(question.usual, { min, max })
  return max === null || min === null || usual === null ? null : { min, usual, max }
}

const isOnePrice = (text: string, currency: string) => readPrices(text, currency).length === 1

function isQuestionSound({ kind, choices, price, ...question }: QuestionFields, currency: string) {
  if (kind === 'count') return readCounts(question) !== null && isOnePrice(price, currency)
  return kind !== 'choice' || choices.every((choice) => isOnePrice(choice.price, currency))
}

/** The texts beside name and description: questions, and the answers of those that offer some. */
const labelsOf = ({ questions }: Pick<OfferFields, 'questions'>): Labels[] =>
  questions.flatMap((question) => [question, ...(question.kind === 'choice' ? question.choices : [])])

const isBad = (text: string | null, most: number, isNeeded: boolean) =>
  lengthOf(text ?? '') > most || (isNeeded && lengthOf(text ?? '') === 0)

/** The languages in which a text is too long, or missing where it must not be. */
export const wrongIn = (fields: OfferFields): Language[] =>
  LANGUAGES.filter((language) => {
    const isNeeded = language === DEFAULT_LANGUAGE
    return (
      isBad(fields[OFFER_TEXTS.name[language]], OFFER_NAME_MAX, isNeeded) ||
      isBad(fields[OFFER_TEXTS.description[language]], OFFER_DESCRIPTION_MAX, false) ||
      (fields.kind === 'appointment' &&
        isBad(fields[OFFER_TEXTS.location[language]], OFFER_LOCATION_MAX, false)) ||
      labelsOf(fields).some((each) => isBad(each[LABEL_TEXTS.label[language]], QUESTION_MAX, isNeeded))
    )
  })

/** The languages in which guests would read something in English. */
export const missingIn = (fields: OfferFields): Language[] =>
  LANGUAGES.filter((language) => {
    const isMissing = (text: string | null) => !text?.trim()
    const isUntold = (text: 'description' | 'location') =>
      isMissing(fields[OFFER_TEXTS[text][language]]) &&
      LANGUAGES.some((other) => !isMissing(fields[OFFER_TEXTS[text][other]]))
    return (
      isMissing(fields[OFFER_TEXTS.name[language]]) ||
      isUntold('description') ||
      (fields.kind === 'appointment' && isUntold('location')) ||
      labelsOf(fields).some((each) => isMissing(each[LABEL_TEXTS.label[language]]))
    )
  })

/** Whether prices and numbers, as far as they concern this kind of offer, can be read. */
export const areNumbersSound = (fields: OfferFields, currency: string): boolean =>
  isOnePrice(fields.price, currency) &&
  NUMBER_NAMES.every(
    (name) => NUMBERS[name].kind !== fields.kind || readNumber(fields[name], NUMBERS[name]) !== null,
  ) &&
  fields.questions.every((question) => isQuestionSound(question, currency))

const priceIn = (text: string, currency: string) => readPrices(text, currency)[0] ?? 0

function questionOf(fields: QuestionFields, currency: string): Question {
  const { id, kind, choices, isRequired, price } = fields
  const { label } = unflatten(LABEL_TEXTS, fields)
  if (kind === 'note' || kind === 'picture') return { id, label, kind, isRequired }
  if (kind === 'choice')
    return {
      id,
      label,
      kind,
      choices: choices.map((choice) => ({
        id: choice.id,
        label: unflatten(LABEL_TEXTS, choice).label,
        price: priceIn(choice.price, currency),
      })),
    }
  const counts = readCounts(fields) ?? { min: 0, usual: 0, max: 1 }
  return { id, label, kind, ...counts, price: priceIn(price, currency) }
}

/** What is in the form as it is sent, but for the picture; a number of the other kind that cannot be read is as in a new offer. */
export function draftOf(
  fields: OfferFields,
  category: Category,
  currency: string,
): Omit<OfferDraft, 'imageUrl'> {
  const usual = newOffer(category)
  const { name, description, location, ...others } = unflatten(OFFER_TEXTS, fields)
  const numbers = Object.fromEntries(
    NUMBER_NAMES.map((name) => [name, readNumber(fields[name], NUMBERS[name]) ?? usual[name]]),
  ) as Record<NumberName, number>
  return {
    ...others,
    ...numbers,
    category,
    name,
    description,
    location,
    price: priceIn(fields.price, currency),
    questions: fields.questions.map((question) => questionOf(question, currency)),
  }
}
