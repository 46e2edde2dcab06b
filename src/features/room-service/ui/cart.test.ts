import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetGuest, rememberGuest } from '#features/sessions/ui/identity.ts'
import type { OptionGroup } from '#features/menu/options-contract.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import {
  addToCart,
  noteFromChat,
  noteSent,
  putBack,
  readCart,
  refreshCart,
  replaceLine,
  setDueAt,
  setNote,
  setQuantity,
  settleCart,
} from './cart.ts'
import { orderOfCard } from './ordered-cards.ts'
import { leftBy, lineOf, offeredAs, offeredBy } from './cart-line.ts'

/** Like a browser's Storage, with the entries as the object's own properties. */
class TestStorage {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new TestStorage())
  vi.stubGlobal('sessionStorage', new TestStorage())
})
afterEach(() => vi.unstubAllGlobals())

const offer = (id: string, price = 500, options: OptionGroup[] = []) => ({
  id,
  name: inEnglish(id),
  price,
  imageUrl: null,
  options,
  soldOut: null,
  choices: [],
  note: null,
  traits: {},
})
let hotels = 0
const newSlug = () => `hotel-${++hotels}`

test('quantities change by one, never below zero or above 99', () => {
  const slug = newSlug()
  setQuantity(slug, offer('soup'), 1)
  setQuantity(slug, offer('soup'), 200)
  expect(readCart(slug).lines).toMatchObject([{ id: 'soup', quantity: 99 }])
  setQuantity(slug, offer('soup'), 0)
  expect(readCart(slug).lines).toEqual([])
  setQuantity(slug, offer('soup'), -1)
  expect(readCart(slug).lines).toEqual([])
})

test('the key identifies the content: every change renews it, reading does not', () => {
  const slug = newSlug()
  const keys = [readCart(slug).key]
  setQuantity(slug, offer('soup'), 1)
  keys.push(readCart(slug).key)
  setNote(slug, 'no salt')
  keys.push(readCart(slug).key)
  expect(new Set(keys).size).toBe(3)
  expect(readCart(slug).key).toBe(keys[2])
  expect(refreshCart(slug, offeredBy([offer('soup')]), 'USD')).toBe(false)
  expect(readCart(slug).key).toBe(keys[2])
})

test('a removed line goes back where it was, once', () => {
  const slug = newSlug()
  for (const id of ['soup', 'tea', 'cake']) setQuantity(slug, offer(id), 1)
  const [, tea] = readCart(slug).lines
  if (!tea) throw new Error('No tea')
  setQuantity(slug, tea, 0)
  putBack(slug, tea, 1)
  putBack(slug, tea, 1)
  expect(readCart(slug).lines.map((line) => line.id)).toEqual(['soup', 'tea', 'cake'])
})

test('removed and more expensive dishes are remembered until the guest has seen them', () => {
  const slug = newSlug()
  setQuantity(slug, offer('soup', 500), 2)
  setQuantity(slug, offer('tea', 300), 1)
  expect(refreshCart(slug, offeredBy([offer('soup', 600)]), 'USD')).toBe(true)
  const { lines, news } = readCart(slug)
  expect(lines).toMatchObject([{ id: 'soup', price: 600, quantity: 2 }])
  expect(news).toMatchObject({ gone: [{ id: 'tea' }], repriced: [{ line: { id: 'soup' }, before: 500 }] })
  refreshCart(slug, offeredBy([offer('soup', 700)]), 'USD')
  expect(readCart(slug).news?.repriced).toMatchObject([{ line: { price: 700 }, before: 500 }])
})

test('one hotel’s cart is not another’s', () => {
  const [one, other] = [newSlug(), newSlug()]
  setQuantity(one, offer('soup'), 1)
  expect(readCart(other).lines).toEqual([])
})

describe('a cart belongs to the person who filled it', () => {
  const signIn = (slug: string, guestId: string, stay = '2026-11-20T00:00:00Z') =>
    rememberGuest(slug, { guestId, guestName: guestId, roomNumber: '7', expiresAt: null, stayBeganAt: stay })
  const fill = (slug: string) => {
    setQuantity(slug, offer('soup'), 2)
    setNote(slug, 'no salt')
  }
  const empty = { lines: [], note: '' }
  const filled = { lines: [{ id: 'soup', quantity: 2 }], note: 'no salt' }

  test('a visitor’s passes to the first guest who signs in, and no further', () => {
    const slug = newSlug()
    fill(slug)
    signIn(slug, 'first')
    expect(readCart(slug)).toMatchObject({ ...filled, owner: 'first' })
    signIn(slug, 'second')
    expect(readCart(slug)).toMatchObject({ ...empty, owner: 'second' })
  })

  test('a guest’s is not shown to a visitor who comes after, or to that guest again', () => {
    const slug = newSlug()
    signIn(slug, 'first')
    fill(slug)
    forgetGuest()
    expect(readCart(slug)).toMatchObject({ ...empty, owner: null })
    expect(JSON.stringify(sessionStorage)).not.toContain('no salt')
    signIn(slug, 'first')
    expect(readCart(slug)).toMatchObject(empty)
  })

  test('a guest’s is not shown to a later guest with the same credentials', () => {
    const slug = newSlug()
    signIn(slug, 'first')
    fill(slug)
    signIn(slug, 'first', '2026-11-22T00:00:00Z')
    expect(readCart(slug)).toMatchObject(empty)
  })

  test('is kept for this page only where the browser blocks storage', () => {
    const slug = newSlug()
    const forbid = () => {
      throw new Error('denied')
    }
    const storage = { getItem: forbid, setItem: forbid, removeItem: forbid }
    vi.stubGlobal('localStorage', storage)
    signIn(slug, 'first')
    fill(slug)
    expect(readCart(slug)).toMatchObject({ ...filled, owner: 'first' })
    forgetGuest()
    expect(readCart(slug)).toMatchObject(empty)
    vi.unstubAllGlobals()
  })

  test('the next guest’s order is not for the time that the one before had chosen', () => {
    const slug = newSlug()
    signIn(slug, 'first')
    setDueAt(slug, '2026-11-24T06:30:00.000Z')
    signIn(slug, 'second')
    expect(readCart(slug).dueAt).toBeNull()
  })

  test('one that a sleeping tab still holds is not shown to the next guest', () => {
    const slug = newSlug()
    signIn(slug, 'first')
    fill(slug)
    localStorage.setItem('guestId', 'second')
    expect(readCart(slug)).toMatchObject({ ...empty, owner: 'second' })
    localStorage.setItem('isGuest', 'false')
    expect(readCart(slug)).toMatchObject({ ...empty, owner: null })
  })

  test('at another hotel a guest is a visitor', () => {
    const [here, there] = [newSlug(), newSlug()]
    signIn(here, 'first')
    fill(here)
    signIn(there, 'guest of another hotel')
    expect(readCart(here)).toMatchObject({ ...empty, owner: null })
  })
})

test('a change of currency is reported, even when the prices look the same', () => {
  const slug = newSlug()
  expect(refreshCart(slug, offeredBy([offer('soup', 500)]), 'USD')).toBe(false)
  setQuantity(slug, offer('soup', 500), 2)
  const { key } = readCart(slug)
  expect(refreshCart(slug, offeredBy([offer('soup', 500)]), 'JPY')).toBe(true)
  expect(readCart(slug)).toMatchObject({ currency: 'JPY', news: { currencyBefore: 'USD', repriced: [] } })
  expect(readCart(slug).key).not.toBe(key)
  expect(refreshCart(slug, offeredBy([offer('soup', 500)]), 'JPY')).toBe(false)
})

test('the time for which it is wanted is part of the content, and of that order alone', () => {
  const slug = newSlug()
  setQuantity(slug, offer('soup'), 1)
  const { key } = readCart(slug)
  setDueAt(slug, '2026-11-24T06:30:00.000Z')
  expect(readCart(slug)).toMatchObject({ dueAt: '2026-11-24T06:30:00.000Z', lines: [{ id: 'soup' }] })
  expect(readCart(slug).key).not.toBe(key)
  settleCart(slug, { id: 'order', key: readCart(slug).key, lines: [] })
  expect(readCart(slug)).toMatchObject({ dueAt: null, lines: [] })
})

describe('of a dish of which only a few are left', () => {
  const menu = (left: number | null) => [
    { ...offer('baklava'), left },
    { ...offer('tea'), left: null },
  ]
  const refresh = (slug: string, left: number | null) =>
    refreshCart(slug, offeredBy(menu(left)), 'USD', leftBy(menu(left)))

  test('no more are kept than there are, and the guest is told', () => {
    const slug = newSlug()
    refresh(slug, null)
    setQuantity(slug, offer('baklava'), 3)
    setQuantity(slug, offer('tea'), 9)
    expect(refresh(slug, 3)).toBe(false)
    expect(refresh(slug, 1)).toBe(true)
    expect(readCart(slug)).toMatchObject({
      lines: [
        { id: 'baklava', quantity: 1 },
        { id: 'tea', quantity: 9 },
      ],
      news: { fewer: [{ id: 'baklava', quantity: 1 }], gone: [], repriced: [] },
    })
    expect(refresh(slug, 1)).toBe(false)
  })

  test('lines of the same dish share what is left, the first ones first', () => {
    const slug = newSlug()
    for (const note of ['a', 'b', 'c']) addToCart(slug, { ...offer('baklava'), note }, 2)
    refresh(slug, 3)
    const { lines, news } = readCart(slug)
    expect(lines.map(({ note, quantity }) => [note, quantity])).toEqual([
      ['a', 2],
      ['b', 1],
    ])
    expect(news).toMatchObject({ fewer: [{ note: 'b', quantity: 1 }], gone: [{ note: 'c' }] })
  })

  test('fewer yet are told once, as they are now', () => {
    const slug = newSlug()
    setQuantity(slug, offer('baklava'), 5)
    refresh(slug, 4)
    refresh(slug, 2)
    expect(readCart(slug).news?.fewer).toMatchObject([{ id: 'baklava', quantity: 2 }])
  })
})

test('what only belongs to another part of the day stays in the cart when the order is refused', () => {
  const slug = newSlug()
  setQuantity(slug, offer('eggs'), 2)
  setQuantity(slug, offer('soup'), 1)
  refreshCart(slug, offeredBy([offer('eggs'), offer('soup')]), 'USD')
  const answered = [{ ...offer('soup'), quantity: 1, station: null }]
  expect(refreshCart(slug, offeredAs(answered, ['eggs']), 'USD')).toBe(false)
  expect(readCart(slug).lines).toMatchObject([{ id: 'eggs', quantity: 2 }, { id: 'soup' }])
  expect(refreshCart(slug, offeredAs(answered, []), 'USD')).toBe(true)
  expect(readCart(slug)).toMatchObject({ lines: [{ id: 'soup' }], news: { gone: [{ id: 'eggs' }] } })
})

test('a cart that was kept before there were choices is read', () => {
  const slug = newSlug()
  setQuantity(slug, offer('soup'), 2)
  const { lines, ...cart } = readCart(slug)
  const old = lines.map(({ choices: _choices, note: _note, ...line }) => line)
  const key = Object.keys(sessionStorage).find((name) => name.endsWith(slug)) ?? ''
  const other = newSlug()
  sessionStorage.setItem(key.replace(slug, other), JSON.stringify({ ...cart, lines: old }))
  expect(readCart(other).lines).toEqual(lines)
  const emptied = newSlug()
  sessionStorage.setItem(key.replace(slug, emptied), JSON.stringify({ ...cart, lines: [] }))
  expect(readCart(emptied)).toMatchObject({ lines: [], news: null, dueAt: null })
  const told = newSlug()
  const news = { gone: [], repriced: [] }
  sessionStorage.setItem(key.replace(slug, told), JSON.stringify({ ...cart, lines: old, news }))
  expect(readCart(told).news).toEqual({ ...news, fewer: [] })
})

describe('what was sent and turns out to have arrived', () => {
  const line = (id: string, quantity: number) => ({ ...offer(id), quantity })

  test('leaves the cart empty', () => {
    const slug = newSlug()
    setQuantity(slug, offer('soup'), 2)
    noteSent(slug, readCart(slug).key)
    const { key, sent } = readCart(slug)
    expect(sent).toBe(key)
    settleCart(slug, { id: 'order', key, lines: [line('soup', 2)] })
    expect(readCart(slug)).toMatchObject({ lines: [], sent: null })
    expect(readCart(slug).key).not.toBe(key)
  })

  test('leaves what was put in since', () => {
    const slug = newSlug()
    setQuantity(slug, offer('soup'), 2)
    noteSent(slug, readCart(slug).key)
    const { key } = readCart(slug)
    setQuantity(slug, offer('soup'), 3)
    setQuantity(slug, offer('tea'), 1)
    expect(readCart(slug).sent).toBe(key)
    settleCart(slug, { id: 'order', key, lines: [line('soup', 2)] })
    expect(readCart(slug).lines).toMatchObject([
      { id: 'soup', quantity: 1 },
      { id: 'tea', quantity: 1 },
    ])
    expect(readCart(slug).sent).toBeNull()
  })
})

describe('a dish for which something can be chosen', () => {
  const choice = (id: string, price = 0, isSoldOut = false) => {
    return { id, name: inEnglish(id), price, isDefault: id === 'medium', isSoldOut, traits: {} }
  }
  const doneness = (isSoldOut = false): OptionGroup => ({
    id: 'doneness',
    name: inEnglish('Doneness'),
    min: 1,
    max: 1,
    choices: [choice('rare'), choice('medium'), choice('well done', 100, isSoldOut)],
  })
  const steak = (isSoldOut = false, price = 2000) => offer('steak', price, [doneness(isSoldOut)])

  test('stands in the cart once for each choice and note, with a price of its own', () => {
    const slug = newSlug()
    addToCart(slug, lineOf(steak()), 1)
    addToCart(slug, lineOf(steak(), ['well done']), 1)
    addToCart(slug, lineOf(steak(), ['well done'], 'no salt'), 1)
    addToCart(slug, lineOf(steak(), ['medium']), 2)
    expect(readCart(slug).lines).toMatchObject([
      { choices: [{ id: 'medium' }], price: 2000, quantity: 3, note: null },
      { choices: [{ id: 'well done' }], price: 2100, quantity: 1, note: null },
      { choices: [{ id: 'well done' }], price: 2100, quantity: 1, note: 'no salt' },
    ])
  })

  test('keeps its place when it is changed, and joins a line that says the same', () => {
    const slug = newSlug()
    addToCart(slug, lineOf(steak(), ['rare']), 1)
    addToCart(slug, lineOf(offer('tea')), 1)
    addToCart(slug, lineOf(steak(), ['medium']), 2)
    const [rare] = readCart(slug).lines
    if (!rare) throw new Error('No steak')
    replaceLine(slug, rare, { ...lineOf(steak(), ['well done']), quantity: 4 })
    expect(readCart(slug).lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['steak', 4],
      ['tea', 1],
      ['steak', 2],
    ])
    const [wellDone] = readCart(slug).lines
    if (!wellDone) throw new Error('No steak')
    replaceLine(slug, wellDone, { ...lineOf(steak(), ['medium']), quantity: 1 })
    expect(readCart(slug).lines).toMatchObject([
      { id: 'steak', quantity: 3, choices: [{ id: 'medium' }] },
      { id: 'tea', quantity: 1 },
    ])
  })

  test('goes when what was chosen is sold out, and follows the menu otherwise', () => {
    const slug = newSlug()
    refreshCart(slug, offeredBy([]), 'USD')
    addToCart(slug, lineOf(steak(), ['well done']), 1)
    addToCart(slug, lineOf(steak(), ['rare']), 1)
    expect(refreshCart(slug, offeredBy([steak(true, 2500)]), 'USD')).toBe(true)
    expect(readCart(slug)).toMatchObject({
      lines: [{ choices: [{ id: 'rare' }], price: 2500 }],
      news: { gone: [{ choices: [{ id: 'well done' }] }], repriced: [{ before: 2000 }] },
    })
  })

  test('is settled line by line', () => {
    const slug = newSlug()
    addToCart(slug, lineOf(steak(), ['rare']), 2)
    noteSent(slug, readCart(slug).key)
    const { key, lines } = readCart(slug)
    addToCart(slug, lineOf(steak(), ['medium']), 1)
    settleCart(slug, { id: 'order', key, lines })
    expect(readCart(slug).lines).toMatchObject([{ choices: [{ id: 'medium' }], quantity: 1 }])
  })
})

describe('the cards of the chat whose dishes were put in', () => {
  test('are known as long as the cart is, and then with which order they were sent', () => {
    const slug = 'from-chat'
    const soup = lineOf(offer('soup'))
    addToCart(slug, soup, 1)
    expect(readCart(slug).cards).toEqual([])
    noteFromChat(slug, 'first card')
    addToCart(slug, lineOf(offer('tea')), 1)
    noteFromChat(slug, 'second card')
    expect(readCart(slug).cards).toEqual(['first card', 'second card'])
    expect(orderOfCard('first card')).toBeNull()
    const { key, lines } = readCart(slug)
    settleCart(slug, { id: 'order', key, lines })
    expect(readCart(slug)).toMatchObject({ lines: [], cards: [] })
    expect([orderOfCard('first card'), orderOfCard('second card')]).toEqual(['order', 'order'])
  })

  test('are not sent with an order that they came after', () => {
    const slug = 'from-chat-later'
    addToCart(slug, lineOf(offer('soup')), 1)
    noteFromChat(slug, 'sent card')
    const { key, lines } = readCart(slug)
    noteSent(slug, key)
    addToCart(slug, lineOf(offer('tea')), 1)
    noteFromChat(slug, 'later card')
    settleCart(slug, { id: 'order', key, lines })
    expect(readCart(slug).cards).toEqual(['later card'])
    expect([orderOfCard('sent card'), orderOfCard('later card')]).toEqual(['order', null])
  })

  test('are forgotten with the last line of them', () => {
    const slug = 'from-chat-and-out'
    const soup = lineOf(offer('soup'))
    addToCart(slug, soup, 1)
    noteFromChat(slug, 'card')
    setQuantity(slug, soup, 0)
    addToCart(slug, soup, 1)
    expect(readCart(slug).cards).toEqual([])
  })
})
