import { expect, test } from 'vitest'
import { partsOf } from './parts.ts'

test.each([
  ['When is breakfast?', ['When is breakfast?']],
  ['When is breakfast? Is there a gym?', ['When is breakfast?', 'Is there a gym?']],
  ['When is breakfast and is there a gym?', ['When is breakfast', 'is there a gym?']],
  ['Kada je doručak i da li imate parking?', ['Kada je doručak', 'da li imate parking?']],
  ['متى الفطور وهل يوجد مسبح؟', ['متى الفطور', 'هل يوجد مسبح؟']],
  ['Do you have bread and butter?', ['Do you have bread and butter?']],
  ['Hello! When is breakfast?', ['Hello! When is breakfast?']],
  ['Is it open from 7.30 to 10?', ['Is it open from 7.30 to 10?']],
  ['pool? gym? spa? sauna?', ['pool? gym? spa? sauna?']],
  ['', ['']],
])('%s', (text, parts) => expect(partsOf(text)).toEqual(parts))
