import { expect, test } from 'vitest'
import { withoutGuard, writeCsv } from './write-csv.ts'

test('quotes what needs quotes', () => {
  expect(writeCsv([['a', 'b, "c"', 'd\ne']])).toBe('\uFEFFa,"b, ""c""","d\ne"\r\n')
})

test.each([
  '=cmd|x',
  '+1',
  '-1',
  '@SUM(A1)',
  '\tx',
  '＝1+1',
  '＠SUM(A1)',
  '\n=1+1',
  '\u200B=1+1',
  '\u00AD+1',
  '\u202E@A1',
])('%j is disabled as a formula, and can be read back', (cell) => {
  const [written = ''] = writeCsv([[cell]])
    .slice(1)
    .trimEnd()
    .split('\r\n')
  expect(written.replace(/^"|"$/g, '')).toBe(`'${cell}`)
  expect(withoutGuard(`'${cell}`)).toBe(cell)
})

test('an apostrophe from the text itself stays', () => {
  expect(withoutGuard("'Ćevapi'")).toBe("'Ćevapi'")
})
