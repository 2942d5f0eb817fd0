import { expect, test } from 'vitest'
import { isSettingUp, type ShownVpsStatus } from './vps-status.ts'

test.each<[ShownVpsStatus, boolean]>([
  ['creating', true],
  ['pending', true],
  ['active', false],
  ['suspended', false],
  ['terminated', false],
  ['failed', false],
  ['completed', false],
])('%s: being set up is %s', (status, expected) => {
  expect(isSettingUp(status)).toBe(expected)
})
