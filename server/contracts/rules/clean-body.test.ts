import { expect, test } from 'vitest'
import { cleanBody } from './clean-body.ts'

test.each([
  ['line breaks of any system', 'một\r\nhai\rba', 'một\nhai\nba'],
  ['paragraphs', '\n\nmột\n\n\n\nhai  \n', 'một\n\nhai'],
  ['indentation', '$ ls\n  tệp', '$ ls\n  tệp'],
  ['invisible characters', 'a\u200bb\u202ec', 'abc'],
  ['decomposed letters', 'e\u0302\u0301', 'ế'],
  ['nothing but blanks', ' \n\u2800\n ', ''],
])('%s', (_, text, expected) => expect(cleanBody(text)).toBe(expected))
