import { expect, test } from 'vitest'
import { aboutMachine } from './machine.ts'

const quiet = { load: 0.2, used: 0.01 }

test('the load is given, and nothing more of a quiet machine', () => {
  expect(aboutMachine(quiet, { load: 2.15, used: 0.02 }, 2)).toBe('2 processors; load 0.2 before, 2.1 after.')
})

test('a machine that did something else, before or after, is called busy', () => {
  const busy = { load: 3, used: 0.46 }
  expect(aboutMachine(quiet, busy, 2)).toContain('busy with something else (46 %')
  expect(aboutMachine(busy, quiet, 2)).toContain('busy with something else (46 %')
})
