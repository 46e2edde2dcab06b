import { z } from 'zod'
import { dayWords } from '#features/bookings/day-words.ts'
import { isOpen } from '#features/services/rules.ts'
import { foldedWords } from '#features/language/server/fold.ts'
import { countOf, WANTING_SERVICE } from '#features/language/server/order-words.ts'
import { LINE_NOTE_LENGTH, QUANTITY_MAX } from '#features/room-service/limits.ts'
import { textIn } from '#kit/server/texts.ts'
import { DAY_MS } from '#kit/shared/time.ts'
import { dayAt } from '#kit/shared/day.ts'
import { LANGUAGE_FACTS } from '#kit/shared/languages.ts'
import { Clock, Day } from '#kit/shared/shapes.ts'
import { statesAllergy } from '../../facts/diet/read-question.ts'
import { answerWithService } from '../../intents/answer.ts'
import { textOfOrder } from '../../intents/order-text.ts'
import { hasDual } from '../../intents/asked-dish.ts'
import { tokensOf } from '../../intents/clauses.ts'
import { intentOf } from '../../intents/intent.ts'
import { withoutPlaces, withPlaces } from '../../intents/said-place.ts'
import { withKeptOfDraft } from '../../intents/kept-on-card.ts'
import { canBeHad } from '../../intents/order-hours.ts'
import { menuIndexOf } from '../../intents/menu-index.ts'
import { orderTimeOf, withTime } from '../../intents/order-time.ts'
import { aroundOf } from '../../intents/card-time.ts'
import { answersOf } from '../../intents/read-answers.ts'
import type { Entry } from '../../intents/order-entries.ts'
import { orderOf } from '../../intents/order-of.ts'
import { NO_TIME } from '../../intents/read-time.ts'
import { statedBefore } from '../../intents/stated-allergy.ts'
import { optionsFor } from '../../intents/said-options.ts'
import { dishesCalled, offersCalled } from './named.ts'
import { type Desk, toolOf } from './tool.ts'

const NOT_WANTED = 'The guest did not ask for that. Answer in words.'
const DRAFTED =
  'The guest sees it as a card, and decides. Nothing is ordered or booked yet. Say no more about it.'
const LINES_MAX = 20

/**
 * What a guest may press: cards of what the message itself speaks of, whatever else a model has read. Numbers and remarks
 * are the guest's own.
 */
export function cardTools(desk: Desk) {
  const { context, question, words, facts, lookedUp } = desk
  const { language, hotel } = question
  const said = new Set(foldedWords(words))
  const isWanted = () => {
    const intent = intentOf(foldedWords(question.text), question.text, WANTING_SERVICE)
    return intent !== null && (intent.wants || !intent.asks) && !statesAllergy(words)
  }
  const isCounted = (count: number) =>
    tokensOf(words).some(({ word }) => countOf(word) === count || (count === 2 && hasDual(word)))
  /** A remark in the guest's words: the model's where they are the guest's, too, otherwise all that the guest wrote. */
  const remarkSaid = (remark: string | undefined) => {
    if (!remark) return null
    const isSaid = foldedWords(remark).every((word) => said.has(word))
    return (isSaid ? remark : question.text).slice(0, LINE_NOTE_LENGTH)
  }

  const Line = z.object({
    dish: z.string().max(200).describe('its name, as search_menu has it'),
    quantity: z.int().min(1).max(QUANTITY_MAX),
    options: z.array(z.string().max(100)).max(10).optional(),
    remark: z.string().max(LINE_NOTE_LENGTH).optional().describe('in the words of the guest'),
  })

  return {
    draft_order: toolOf(
      desk,
      'Shows the guest a card with dishes to order, where the last message asks for them. It orders nothing.',
      z.object({ lines: z.array(Line).min(1).max(LINES_MAX) }),
      ({ lines }) => {
        const service = facts.services.find(({ category }) => category === 'room_service')
        if (!service || !isOpen(service)) return 'Room service is closed.'
        const index = menuIndexOf(facts.menu, facts.groups)
        const meant = isWanted() ? new Set(dishesCalled(words, facts.menu)) : new Set()
        const entries = lines.flatMap(({ dish, quantity, options = [], remark }): Entry[] => {
          const [item] = dishesCalled(dish, facts.menu)
          if (!item || !meant.has(item)) return []
          const isSaid = isCounted(quantity)
          const wanted = { quantity: isSaid ? quantity : 1, isCounted: isSaid, note: remarkSaid(remark) }
          if (item.soldOut) return [{ kind: 'soldOut', said: dish, note: null }]
          const chosen = options
            .filter((option) => foldedWords(option).some((word) => said.has(word)))
            .flatMap((option) => optionsFor(foldedWords(option), index.optionsOf(item)))
          return [{ kind: 'line', item, options: chosen, ...wanted }]
        })
        if (entries.length === 0) return NOT_WANTED
        const order = orderOf(entries, index, statedBefore(question.before))
        const timed = orderTimeOf(question.text, aroundOf(question, index.isExact, null))
        const intent = withTime(
          withPlaces(order, withoutPlaces(question.text).places, question.asker),
          timed?.time,
          canBeHad(facts, hotel.timeZone),
        )
        const card = { intent, text: textOfOrder(intent, question), source: 'model' as const, entries: [] }
        const { intent: kept = intent, text } = withKeptOfDraft(card, question, isCounted)
        lookedUp.card = { intent: kept, text }
        return DRAFTED
      },
    ),
    draft_booking: toolOf(
      desk,
      'Shows the guest a card with something the hotel offers besides dishes, to ask for or to book, where the last message asks for it. It books nothing.',
      z.object({
        offer: z.string().max(200).describe('its name, as search_offers has it'),
        day: Day.optional().describe('such as 2026-05-31'),
        time: Clock.optional().describe('such as 17:30'),
        people: z.int().min(1).max(30).optional(),
        remark: z.string().max(LINE_NOTE_LENGTH).optional().describe('in the words of the guest'),
      }),
      async ({ offer: name, day, time, people, remark }) => {
        const [offer] = offersCalled(name, facts.offers)
        if (!offer || !isWanted() || !offersCalled(words, facts.offers).includes(offer)) return NOT_WANTED
        const today = dayAt(new Date(), hotel.timeZone)
        const [hour = 0, minute = 0] = (time ?? '').split(':').map(Number)
        const own = foldedWords(question.text)
        const count = people !== undefined && isCounted(people) ? people : null
        const { intent, text } = await answerWithService(context, question, {
          options: [
            {
              offer,
              answers: answersOf(offer, { words: own, count, counted: [], note: remarkSaid(remark) }),
              count,
              most: null,
            },
          ],
          places: count,
          time: {
            ...NO_TIME,
            day: day ? { after: Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS) } : null,
            minutes: time ? [hour * 60 + minute] : [],
          },
          span: 'day',
          timeSaid: day
            ? dayWords(new Date(day), new Date(today), {
                timeZone: 'UTC',
                locale: LANGUAGE_FACTS[question.language].locale,
              })
            : '',
          words: own,
          unclear: [],
          rooms: [],
          isBareReport: false,
        })
        if (!intent) return NOT_WANTED
        lookedUp.card = { intent, text }
        return DRAFTED
      },
    ),
    ask_person: toolOf(
      desk,
      'Shows the guest a button by which somebody of the hotel answers, where the guest wants a person or a complaint needs one.',
      z.object({}),
      () => {
        lookedUp.card = { intent: { kind: 'person' }, text: textIn(language, 'assistant', 'person') }
        return DRAFTED
      },
    ),
  }
}
