import { expect, test } from 'vitest'
import { calendarFile } from './ics.ts'

const entry = {
  id: 'a1b2',
  startsAt: '2026-11-24T15:30:00.000Z',
  endsAt: '2026-11-24T16:30:00.000Z',
  version: 3,
  title: 'Masaža; leđa, vrat',
  place: 'Hotel Miljacka',
  text: 'Lejla\n+387 33 555 0142 \\ #A1B2',
}
const file = calendarFile(entry, new Date('2026-11-23T10:00:00.500Z'))
const unfolded = (text: string) => text.replaceAll('\r\n ', '')

test('an appointment stands in a calendar file in the time of the whole world', () => {
  expect(file.split('\r\n')).toEqual(
    expect.arrayContaining([
      'UID:a1b2@hotelly',
      'SEQUENCE:3',
      'DTSTAMP:20261123T100000Z',
      'DTSTART:20261124T153000Z',
      'DTEND:20261124T163000Z',
    ]),
  )
})

test('signs that mean something to a calendar are escaped, and each line ends as it must', () => {
  expect(file).toContain('SUMMARY:Masaža\\; leđa\\, vrat\r\n')
  expect(file).toContain('DESCRIPTION:Lejla\\n+387 33 555 0142 \\\\ #A1B2\r\n')
  expect(file.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
  expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test.each(['تدليك للجسم كله مع أحجار ساخنة '.repeat(8), 'n'.repeat(400), '🛀'.repeat(60)])(
  'no line is longer than 75 octets, and no letter is torn',
  (title) => {
    const long = calendarFile({ ...entry, title }, new Date('2026-11-23T10:00:00Z'))
    const lengths = long.split('\r\n').map((line) => Buffer.byteLength(line))
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
    expect(unfolded(long)).toContain(`SUMMARY:${title}\r\n`)
  },
)
