import { expect, test } from 'vitest'
import { pastedLines, withControl } from './pasted-lines.ts'

test.each([
  ['ls', ['ls']],
  ['ls\n', ['ls']],
  ['cd /\r\nls\r\n', ['cd /', 'ls']],
  ['a\rb', ['a', 'b']],
  ['a\n\n', ['a', '']],
])('%j has the lines %j', (text, lines) => {
  expect(pastedLines(text)).toEqual(lines)
})

test.each([
  ['c', '\u0003'],
  ['D', '\u0004'],
  ['[', '\u001B'],
  ['1', '1'],
  ['ab', 'ab'],
  ['', ''],
  ['ệ', 'ệ'],
])('Ctrl turns %j into %j', (text, expected) => {
  expect(withControl(text)).toBe(expected)
})
