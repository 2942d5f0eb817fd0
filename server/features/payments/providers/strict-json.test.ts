import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseStrictJson } from './strict-json.ts'

/** The same value with ordinary objects. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_name, field) => (Object.is(field, -0) ? 0 : field)))

test('JSON is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 5, stringUnit: 'grapheme-ascii' }),
      fc.constantFrom(0, 1, '\t'),
      (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        const numbers = JSON.stringify(value).match(/-?\d{16,}(?![\d.e"])/) !== null
        if (!numbers) expect(plain(parseStrictJson(text))).toEqual(plain(value))
        expect(plain(parseStrictJson(Buffer.from(text)))).toEqual(plain(parseStrictJson(text)))
      },
    ),
  )
})

test('what JSON.parse refuses is refused', () => {
  const parts = fc.array(
    fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      'a',
      '\\',
      '\\u00',
      '1',
      '0',
      '-',
      '.',
      'e',
      'true',
      'null',
      ' ',
      '\n',
      '"b"',
    ),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(parts, (texts) => {
      const text = texts.join('')
      try {
        JSON.parse(text)
      } catch {
        expect(parseStrictJson(text)).toBeUndefined()
      }
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['a field twice', '{"amount":1,"amount":2}'],
  ['a field twice, once escaped', '{"amount":1,"\\u0061mount":2}'],
  ['a field twice, further down', '{"data":[{"a":1,"b":{"c":1,"c":1}}]}'],
  ['half of a character', '{"a":"\\ud800"}'],
  ['deep nesting', `${'['.repeat(17)}${']'.repeat(17)}`],
  ['very deep nesting', '['.repeat(200_000)],
  ['very deep nesting of objects', '{"a":'.repeat(40_000)],
  ['a control character', '"a\u0000b"'],
  ['nothing', ''],
  ['something after the end', '{} {}'],
  ['NaN', '{"a":NaN}'],
  ['a comment', '{"a":1/*b*/}'],
  ['a comma at the end', '[1,]'],
  ['a leading zero', '{"a":01}'],
  ['too many characters', `"${' '.repeat(256 * 1024)}"`],
])('%s is refused', (_what, text) => {
  expect(parseStrictJson(text)).toBeUndefined()
})

test('bytes that are not UTF-8 are refused', () => {
  expect(parseStrictJson(Buffer.from([0x22, 0xc3, 0x28, 0x22]))).toBeUndefined()
  expect(parseStrictJson(Buffer.from('"Hà Nội"'))).toBe('Hà Nội')
})

test('a field __proto__ is a field, and objects inherit none', () => {
  const object = parseStrictJson('{"__proto__":{"admin":true},"constructor":1}')
  expect(Object.keys(object as object)).toEqual(['__proto__', 'constructor'])
  expect(Object.getPrototypeOf(object)).toBeNull()
  expect((object as Record<string, unknown>).admin).toBeUndefined()
  expect('toString' in (parseStrictJson('{}') as object)).toBe(false)
})

test('an integer that a number cannot hold is kept as text, any other number is a number', () => {
  expect(parseStrictJson('[9007199254740991,9007199254740993,-9007199254740993,1.0,1e3,0.1]')).toEqual([
    ...[9_007_199_254_740_991, '9007199254740993', '-9007199254740993', 1, 1000, 0.1],
  ])
})

test('nesting up to the limit is read', () => {
  expect(parseStrictJson(`${'['.repeat(16)}${']'.repeat(16)}`)).toHaveLength(1)
})
