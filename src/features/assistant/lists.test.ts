import { expect, test } from 'vitest'
import { bulleted, listedOf, partsOf } from './lists.ts'

const listed = listedOf('dish', [{ id: 'a' }, { id: 'b' }])
const [soup, stew] = listed

test('each line of a list is about one of what it lists, and the text around it stays', () => {
  const text = `For you:\n${bulleted(['Soup', 'Stew (not with bread)'])}\nPlease ask\nthe kitchen.`
  expect(partsOf(text, listed)).toEqual([
    { kind: 'text', text: 'For you:' },
    {
      kind: 'list',
      lines: [
        { text: 'Soup', about: soup },
        { text: 'Stew (not with bread)', about: stew },
      ],
    },
    { kind: 'text', text: 'Please ask\nthe kitchen.' },
  ])
})

test.each([
  ['a list without any of it', bulleted(['Soup', 'Stew']), []],
  ['more lines than there is of it', bulleted(['Soup', 'Stew', 'Opening hours']), listed],
  ['fewer lines than there is of it', bulleted(['Soup']), listed],
])('%s is told as text', (_name, text, about) => {
  expect(partsOf(text, about)).toBeNull()
})
