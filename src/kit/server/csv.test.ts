import { expect, test } from 'vitest'
import { collectBytes, readCsv } from './csv.ts'

const read = (text: string) => readCsv(Buffer.from(text))
const records = (text: string) => {
  const table = read(text)
  return 'records' in table ? table.records.map(({ line, cells }) => [line, ...cells]) : table
}

test.each([',', ';', '\t'])('detects the delimiter %j from the header', (delimiter) => {
  const text = `name,price\n"a ${delimiter} b",1`.replace('name,price', `name${delimiter}price`)
  expect(records(text.replace('",1', `"${delimiter}1`))).toEqual([[2, `a ${delimiter} b`, '1']])
})

test('ignores a quoted delimiter in the header', () => {
  expect(read('"a,b,c";d\n1;2')).toMatchObject({ header: ['a,b,c', 'd'] })
})

test('drops the byte order mark, keeps quotes, and counts lines like an editor', () => {
  const text = '\uFEFFname,price\r\n"a\r\nb",1\r\n\r\n12" pizza,2\n"say ""hi""",3\rlast,4'
  expect(records(text)).toEqual([
    [2, 'a\nb', '1'],
    [5, '12" pizza', '2'],
    [6, 'say "hi"', '3'],
    [7, 'last', '4'],
  ])
})

test('skips lines without any content', () => {
  expect(records('name,price\n\n , \n,,\n\n')).toEqual([])
})

test('names every line that is not UTF-8', () => {
  const bytes = Buffer.from('name,price\nAjvar,1\nPalačinka,2\nčaj,3', 'latin1')
  bytes[bytes.indexOf('Ajvar')] = 0xe8
  expect(readCsv(bytes)).toMatchObject({ problems: [{ line: 2, code: 'not-utf-8' }] })
})

test('says where an unclosed quote was opened', () => {
  expect(read('name,price\nok,1\n"open,2\nmore,3\n')).toEqual({
    problems: [{ line: 3, code: 'quote-not-closed' }],
  })
})

test('refuses an endless line', () => {
  expect(read(`name\n${'x'.repeat(70_000)}\n`)).toEqual({
    problems: [{ line: 2, code: 'line-too-long', value: '64' }],
  })
})

test('an empty file has no header', () => {
  expect(read('')).toEqual({ problems: [{ line: 1, code: 'no-header' }] })
  expect(read('\uFEFF\n\n')).toEqual({ problems: [{ line: 1, code: 'no-header' }] })
})

test('collects up to the limit and no further', async () => {
  let given = 0
  async function* endless() {
    for (;;) {
      given++
      yield new Uint8Array(10)
    }
  }
  expect(await collectBytes(endless(), 25)).toBe(null)
  expect(given).toBe(3)
})
