import { expect, test } from 'vitest'
import { hmacHex, isSecret, isSignedWith } from './hmac.ts'

const signature = hmacHex('sha256', 'present', 'text')

test('a signature of the present or the previous secret is accepted', () => {
  expect(isSignedWith('sha256', ['present'], 'text', signature)).toBe(true)
  expect(isSignedWith('sha256', ['next', 'present'], 'text', signature)).toBe(true)
  expect(isSignedWith('sha256', ['present'], 'text', signature.toUpperCase())).toBe(true)
})

test.each([
  ['of another secret', ['other'], 'text', signature],
  ['of another text', ['present'], 'texts', signature],
  ['that is missing', ['present'], 'text', undefined],
  ['that is empty', ['present'], 'text', ''],
  ['that is cut off', ['present'], 'text', signature.slice(0, -2)],
  ['with half a byte more', ['present'], 'text', `${signature}0`],
  ['with a byte more', ['present'], 'text', `${signature}00`],
  ['with another sign at the end', ['present'], 'text', `${signature}z`],
  ['of another algorithm', ['present'], 'text', hmacHex('sha512', 'present', 'text')],
] as const)('a signature %s is not', (_what, secrets, text, given) => {
  expect(isSignedWith('sha256', secrets as readonly [string], text, given)).toBe(false)
})

test('a secret is one of ours, or not', () => {
  expect(isSecret(['present', 'previous'], 'previous')).toBe(true)
  for (const text of [undefined, '', 'presen', 'present ', 'PRESENT']) expect(isSecret(['present'], text)).toBe(false)
})
