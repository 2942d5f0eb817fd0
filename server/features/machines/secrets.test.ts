import { expect, test } from 'vitest'
import { createSealing, newMachinePassword } from './secrets.ts'

test('a password has twenty characters that cannot be mistaken, with upper and lower case and a digit', () => {
  const passwords = Array.from({ length: 200 }, () => newMachinePassword())
  expect(new Set(passwords).size).toBe(200)
  for (const password of passwords) expect(password).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)[A-HJ-NP-Za-km-z2-9]{20}$/)
})

test('a password is drawn again until Windows accepts it', () => {
  const draws = [...Array(20).fill(0), ...Array(18).fill(0), 30, 55]
  expect(newMachinePassword(() => draws.shift() ?? 0)).toBe(`${'A'.repeat(18)}g8`)
})

test('what is sealed can be opened for the same machine by the same key alone, and never looks the same', () => {
  const sealing = createSealing('a secret')
  const sealed = sealing.seal('one', 'mật khẩu')
  expect(sealing.open('one', sealed)).toBe('mật khẩu')
  expect(sealed).not.toContain('mật')
  expect(sealing.seal('one', 'mật khẩu')).not.toBe(sealed)
  expect(sealing.open('two', sealed)).toBeNull()
  expect(createSealing('another').open('one', sealed)).toBeNull()
  expect(sealing.open('one', 'x')).toBeNull()
  const last = sealed.endsWith('A') ? 'Q' : 'A'
  expect(sealing.open('one', sealed.slice(0, -2) + last + sealed.slice(-1))).toBeNull()
})
