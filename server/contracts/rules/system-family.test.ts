import { expect, test } from 'vitest'
import { accessTo, familyOf, withoutVersion } from './system-family.ts'

test.each([
  ['windows', 'windows'],
  ['windows-2022', 'windows'],
  ['ubuntu', 'linux'],
  ['almalinux-9', 'linux'],
] as const)('%s belongs to %s', (id, family) => {
  expect(familyOf(id)).toBe(family)
  expect(accessTo(id).port).toBe(family === 'windows' ? 3389 : 22)
})

test('a version is left out of a name', () => {
  expect(['Ubuntu 22.04 LTS', 'Windows Server 2022', 'Alpine'].map(withoutVersion)).toEqual([
    'Ubuntu',
    'Windows Server',
    'Alpine',
  ])
})
