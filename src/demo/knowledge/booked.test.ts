import { expect, test } from 'vitest'
import { demoResources } from '../offers.ts'
import { ARABIC } from './arabic.ts'
import { BOSNIAN } from './bosnian.ts'
import { ENGLISH } from './english.ts'
import type { DemoEntry } from './entry.ts'

const spanOf = (key: string) => demoResources.find((resource) => resource.key === key)?.spans[0]
const said = (time = '') => time.replace(/^0/, '')

const timesIn = (entry: DemoEntry | undefined) => entry?.[1].match(/\d{1,2}:\d\d/g) ?? []

test.each([ENGLISH, BOSNIAN, ARABIC])('the pool is open as long as it can be booked', ({ pool }) => {
  const span = spanOf('pool')
  expect(timesIn(pool)).toEqual([said(span?.begins), said(span?.ends)])
})

test('the hammam is open as long as it can be booked, and it is said where', () => {
  const span = spanOf('hammam')
  const times = timesIn(ENGLISH.hammam)
  expect([times[0], times.at(-1)]).toEqual([said(span?.begins), said(span?.ends)])
  expect(ENGLISH.hammam?.[1]).toContain('in the app')
})
