import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "xin chào"', '"say ""xin chào"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+84 912', "'+84 912"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1+1', "'  =1+1"],
  ['\t=1+1', "'\t=1+1"],
  ['=HYPERLINK("http://x.test","x")', '"\'=HYPERLINK(""http://x.test"",""x"")"'],
  ['', ''],
])('a text is written so that no spreadsheet runs it: %j', (text, written) => {
  expect(csvLine([text])).toBe(`${written}\r\n`)
})

test('numbers keep their sign, and nothing is an empty cell', () => {
  expect(csvLine(['GD-00001', -49_000, null, 0])).toBe('GD-00001,-49000,,0\r\n')
})
