import { expect, test } from 'vitest'
import { demoResources } from '../offers.ts'
import { ARABIC } from './arabic.ts'
import { BOSNIAN } from './bosnian.ts'
import { ENGLISH } from './english.ts'

const spanOf = (key: string) => demoResources.find((resource) => resource.key === key)?.spans[0]
const said = (time = '') => time.replace(/^0/, '')

test.each([ENGLISH.pool, BOSNIAN.pool, ARABIC.pool])(
  '%s is open as long as it can be booked',
  (_, content) => {
    const pool = spanOf('pool')
    expect(content.match(/\d{1,2}:\d\d/g)).toEqual([said(pool?.begins), said(pool?.ends)])
  },
)

test('the hammam is open as long as it can be booked, and it is said where', () => {
  const [, content] = ENGLISH.hammam
  const hammam = spanOf('hammam')
  const times = content.match(/\d{1,2}:\d\d/g) ?? []
  expect([times[0], times.at(-1)]).toEqual([said(hammam?.begins), said(hammam?.ends)])
  expect(content).toContain('in the app')
})
