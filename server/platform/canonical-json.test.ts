import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

test('the order of fields does not matter, at any depth', () => {
  const first = { b: 1, a: { d: [{ y: 1, x: 2 }], c: null } }
  const other = { a: { c: null, d: [{ x: 2, y: 1 }] }, b: 1 }
  expect(canonicalJson(first)).toBe(canonicalJson(other))
  expect(canonicalJson(first)).toBe('{"a":{"c":null,"d":[{"x":2,"y":1}]},"b":1}')
})

test.each([
  [{ files: [{ name: 'x.png' }] }, { files: [{ name: 'y.exe' }] }],
  [{ a: { b: 1 } }, { a: { b: 2 } }],
  [{ a: { b: 1 } }, { a: {} }],
  [{ list: [1, 2] }, { list: [2, 1] }],
  [{ a: 1 }, { a: '1' }],
  [{ a: null }, {}],
  [null, 'null'],
])('%j and %j are different', (first, other) => {
  expect(canonicalJson(first)).not.toBe(canonicalJson(other))
})

test('an undefined field is left out, and keys that are numbers are kept', () => {
  expect(canonicalJson({ b: undefined, a: 1 })).toBe('{"a":1}')
  expect(canonicalJson({ 10: 'x', 9: 'y', __proto__x: 1 })).toBe(canonicalJson({ __proto__x: 1, 9: 'y', 10: 'x' }))
})
