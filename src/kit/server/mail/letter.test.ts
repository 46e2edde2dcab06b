import { expect, test } from 'vitest'
import { htmlOf, type Letter, plainOf } from './letter.ts'

const LETTER: Letter = {
  language: 'en',
  subject: 'Order for room 204',
  title: 'Order for room <204>',
  paragraphs: ['Nobody has seen it for 5 minutes.'],
  sections: [
    { title: 'Yesterday', facts: [{ label: 'Orders', value: '34' }] },
    { title: 'Today', items: ['10:00 · Massage'] },
  ],
  button: { text: 'Open the panel', url: 'https://stay.example/hotelly/a/admin?x=1&y="2"' },
  foot: ['You work here.'],
  unsubscribe: { text: 'Stop these', url: 'https://stay.example/unsubscribe/x' },
}

test('a letter is readable as plain text', () => {
  expect(plainOf(LETTER)).toBe(`Order for room <204>

Nobody has seen it for 5 minutes.

Yesterday
Orders: 34

Today
- 10:00 · Massage

Open the panel:
https://stay.example/hotelly/a/admin?x=1&y="2"

--

You work here.

Stop these:
https://stay.example/unsubscribe/x
`)
})

test('lines of a letter in Arabic are read from right to left, addresses are not', () => {
  const lines = plainOf({ ...LETTER, language: 'ar' }).split('\n')
  expect(lines).toContain('\u200FOrders: 34')
  expect(lines).toContain('https://stay.example/unsubscribe/x')
  const markup = htmlOf({ ...LETTER, language: 'ar' })
  expect(markup).toContain('<html lang="ar" dir="rtl">')
  expect(markup).toContain('align="right"')
})

test('what a letter says is text in its HTML, never markup', () => {
  const markup = htmlOf(LETTER)
  expect(markup).toContain('Order for room &#60;204&#62;')
  expect(markup).toContain('href="https://stay.example/hotelly/a/admin?x=1&#38;y=&#34;2&#34;"')
  expect(markup).toContain('prefers-color-scheme: dark')
})
