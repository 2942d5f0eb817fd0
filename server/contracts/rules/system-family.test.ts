import { expect, test } from 'vitest'
import { familyOf } from './system-family.ts'

test.each([
  ['Windows Server 2022', 'windows'],
  ['windows 11', 'windows'],
  ['Ubuntu 24.04 LTS', 'linux'],
  ['AlmaLinux 9', 'linux'],
] as const)('%s belongs to %s', (name, family) => {
  expect(familyOf({ name })).toBe(family)
})
