import { expect, test } from 'vitest'
import { keptUntil } from './retention.ts'

test.each([
  ['2026-01-01T00:00:00.000+07:00', '2037-01-01T00:00:00.000+07:00'],
  ['2026-11-21T10:00:00.000+07:00', '2037-01-01T00:00:00.000+07:00'],
  ['2026-12-31T23:59:59.999+07:00', '2037-01-01T00:00:00.000+07:00'],
  ['2027-01-01T00:00:00.000+07:00', '2038-01-01T00:00:00.000+07:00'],
])('what the books need of an account closed at %s is kept until %s', (closed, until) => {
  expect(keptUntil(Date.parse(closed))).toBe(Date.parse(until))
})
