import { expect, test } from 'vitest'
import { machineNote } from './machine.ts'

const quiet = { load: 0.2, used: 0.01 }

test('the note on a quiet machine is only its load', () => {
  expect(machineNote(quiet, { load: 2.15, used: 0.02 }, 2)).toBe('2 processors; load 0.2 before, 2.1 after.')
})

test('a machine that did something else, before or after, is reported as busy', () => {
  const busy = { load: 3, used: 0.46 }
  expect(machineNote(quiet, busy, 2)).toContain('busy with something else (46 %')
  expect(machineNote(busy, quiet, 2)).toContain('busy with something else (46 %')
})
