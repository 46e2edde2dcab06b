import { expect, test } from 'vitest'
import type { Language } from '#kit/shared/languages.ts'
import { cardOf } from '#tests/cards.ts'
import { openDemoTalk } from '#tests/demo-talk.ts'

const last = openDemoTalk()
const goesOn = async (language: Language, messages: readonly string[]) => {
  const { wish } = await last(language, messages)
  return wish?.kind === 'order' ? wish.goesOn !== undefined : null
}

test('a card that goes on from another says from which', async () => {
  const message = await last('en', ['one baklava', 'and one mint tea'])
  expect(cardOf(message)).toContain('Baklava; 1')
  expect(message.wish).toMatchObject({ kind: 'order', goesOn: expect.any(String) })
})

test.each<[Language, readonly string[]]>([
  ['en', ['one hummus and two cappuccinos', 'leave the hummus out']],
  ['en', ['one baklava', 'the same for my sister']],
  ['en', ['one cappuccino', 'without sugar']],
  ['en', ['one cappuccino', 'tomorrow at 8 pm']],
  ['bs', ['jedna baklava', 'i jedan humus']],
  ['ar', ['واحد بقلاوة', 'وواحد حمص']],
])('a card that a message changes goes on from it (%s): %j', async (language, messages) => {
  expect(await goesOn(language, messages)).toBe(true)
})

test.each<[Language, readonly string[]]>([
  ['en', ['one baklava']],
  ['en', ['two cappuccinos', 'one more please']],
  ['bs', ['dva kapućina', 'još jedan']],
  ['ar', ['اثنين كابتشينو', 'واحد كمان']],
  ['en', ['one baklava', 'what desserts do you have?', 'the second one']],
])('a card beside it does not (%s): %j', async (language, messages) => {
  expect(await goesOn(language, messages)).toBe(false)
})

test('a card that asks which time is meant goes on from the one before it, too', async () => {
  const { wish } = await last('en', ['one hummus tomorrow at 13:00', 'and one baklava tomorrow at 20:00'])
  expect(wish).toMatchObject({
    kind: 'order',
    goesOn: expect.any(String),
    either: [expect.any(String), expect.any(String)],
  })
})

test('a card that goes on still asks which dish is meant', async () => {
  const said = async (messages: readonly string[]) => {
    const { wish } = await last('en', messages)
    return wish?.kind === 'order' ? wish.choices.map((choice) => choice.said) : null
  }
  const open = await said(['one baklava and a soup'])
  expect(open).toHaveLength(1)
  expect(await said(['one baklava and a soup', 'and a hummus'])).toEqual(open)
})
