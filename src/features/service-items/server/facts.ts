import { flatten, textNames } from '#kit/shared/texts.ts'
import type { OfferDraft } from '../contract.ts'
import { OFFER_TEXTS, RESOURCE_TEXTS } from '../fields.ts'
import type { OpenSpan, ResourceDraft } from '../resources-contract.ts'

const LABEL = { label: textNames('label', 'labelEn') }
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** A question, and each of its choices under its name, as the activity tells one thing of several from another. */
function questionFacts(question: OfferDraft['questions'][number]) {
  const { id, label, kind } = question
  const asked = { id, kind, ...flatten(LABEL, { label }) }
  if (kind === 'count') {
    const { min, max, usual, price } = question
    return [{ ...asked, least: min, most: max, usual, price }]
  }
  if (kind !== 'choice') return [{ ...asked, isRequired: question.isRequired }]
  return [
    asked,
    ...question.choices.map((choice) => ({
      id: `${id} ${choice.id}`,
      name: `${label.en}: ${choice.label.en}`,
      price: choice.price,
      ...flatten(LABEL, { label: choice.label }),
    })),
  ]
}

/** An offer as the activity shows it: what it names by its name. */
export function offerFacts(draft: OfferDraft, resources: readonly string[]): Record<string, unknown> {
  const { questions, resourceIds: _ids, ...flat } = flatten(OFFER_TEXTS, draft)
  return { ...flat, resources, changed: questions.flatMap(questionFacts) }
}

/** The hours of a day; a dash for one that is closed. */
const hoursOf = (spans: readonly OpenSpan[] = []) =>
  spans.map(({ begins, ends }) => `${begins}–${ends}`).join(', ') || '–'

/** A resource as the activity shows it. */
export function resourceFacts(draft: ResourceDraft): Record<string, unknown> {
  const { week, exceptions, ...flat } = flatten(RESOURCE_TEXTS, draft)
  return {
    ...flat,
    ...Object.fromEntries(WEEKDAYS.map((day, at) => [day, hoursOf(week[at])])),
    changed: exceptions.map(({ day, spans }) => ({ id: day, name: day, hours: hoursOf(spans) })),
  }
}
