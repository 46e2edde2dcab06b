import { expect, test } from 'vitest'
import { titleCased } from './setting-names.ts'

test('flag names are title-cased (SET-06)', () => {
  expect(['multi_language', 'voice_chat_beta', '_x__y', ''].map(titleCased)).toEqual([
    'Multi Language',
    'Voice Chat Beta',
    'X Y',
    '',
  ])
})
