import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteOrdered, notePut } from '#features/room-service/ui/ordered-cards.ts'
import type { CartLine } from '#features/room-service/ui/cart.ts'
import { keyOfLine } from '#features/room-service/rules.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import {
  type CardMessage,
  cardsBefore,
  changeOf,
  countsOf,
  heldBy,
  isOrderedAgain,
  isTakenOver,
  withoutSent,
} from './going-on.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const line = (id: string, quantity: number): CartLine => ({
  id,
  name: inEnglish(id),
  price: 100,
  imageUrl: null,
  choices: [],
  note: null,
  traits: {},
  quantity,
})
const keyOf = (id: string) => keyOfLine(line(id, 1))
const put = (card: string, ...lines: CartLine[]) => notePut(card, countsOf(lines))
/** What a card of these lines does to the cart, by the names of dishes. */
const changed = (
  wanted: readonly CartLine[],
  before: readonly string[],
  cart: { lines: readonly CartLine[]; cards: readonly string[] },
) => {
  const change = changeOf(countsOf(wanted), heldBy(before, cart))
  return Object.fromEntries(
    ['baklava', 'tea', 'hummus'].flatMap((id) => {
      const count = change[keyOf(id)] ?? 0
      return count === 0 ? [] : [[id, count]]
    }),
  )
}
const NOTHING = { lines: [], cards: [] }

const card = (id: string, goesOn?: string): CardMessage => ({
  id,
  wish: { kind: 'order', lines: [], choices: [], soldOut: [], unknown: [], ...(goesOn && { goesOn }) },
})

test('a card knows those that it goes on from, and is taken over by the next', () => {
  const messages = [
    card('first'),
    { id: 'said', wish: null },
    card('second', 'first'),
    card('third', 'second'),
  ]
  expect(cardsBefore(messages, 'third')).toEqual(['second', 'first'])
  expect(cardsBefore(messages, 'first')).toEqual([])
  expect(messages.map(({ id }) => isTakenOver(messages, id))).toEqual([true, false, true, false])
  expect(cardsBefore([card('itself', 'itself')], 'itself')).toEqual(['itself'])
})

test('what an earlier card has put into the cart is not put in again', () => {
  put('first', line('baklava', 1))
  const cart = { lines: [line('baklava', 1)], cards: ['first'] }
  expect(changed([line('baklava', 1), line('tea', 1)], ['first'], cart)).toEqual({ tea: 1 })
  expect(changed([line('baklava', 3)], ['first'], cart)).toEqual({ baklava: 2 })
  expect(changed([line('tea', 1)], ['first'], cart)).toEqual({ baklava: -1, tea: 1 })
  expect(changed([line('baklava', 1), line('tea', 1)], ['first'], NOTHING)).toEqual({ baklava: 1, tea: 1 })
})

test('what the guest put in themselves stays, what they took out is put in again', () => {
  put('first', line('baklava', 1), line('tea', 1))
  const cart = { lines: [line('baklava', 4)], cards: ['first'] }
  expect(changed([line('baklava', 1), line('tea', 1)], ['first'], cart)).toEqual({ tea: 1 })
  expect(changed([line('tea', 1)], ['first'], cart)).toEqual({ baklava: -1, tea: 1 })
})

test('what was sent is not ordered again, through all cards that go on from it', () => {
  put('first', line('baklava', 1))
  noteOrdered(['first'], 'order')
  const wanted = [line('baklava', 1), line('hummus', 1)]
  expect(changed(wanted, ['first'], NOTHING)).toEqual({ hummus: 1 })
  expect(withoutSent(wanted, heldBy(['first'], NOTHING)).map(({ quantity }) => quantity)).toEqual([0, 1])
  put('second', line('hummus', 1))
  const cart = { lines: [line('hummus', 1)], cards: ['second'] }
  expect(changed([...wanted, line('tea', 2)], ['second', 'first'], cart)).toEqual({ tea: 2 })
})

test('a card of nothing but what was sent orders it once more, and says so', () => {
  put('first', line('baklava', 1))
  noteOrdered(['first'], 'order')
  const wanted = [line('baklava', 1)]
  expect(isOrderedAgain(countsOf(wanted), heldBy(['first'], NOTHING))).toBe(true)
  expect(changed(wanted, ['first'], NOTHING)).toEqual({ baklava: 1 })
  expect(isOrderedAgain(countsOf([line('baklava', 2)]), heldBy(['first'], NOTHING))).toBe(false)
})
