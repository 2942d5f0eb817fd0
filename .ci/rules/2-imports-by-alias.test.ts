import { expect, test } from 'vitest'
import { importsByAlias } from './2-imports-by-alias.ts'
import { faults } from './fixture.ts'

const there = { 'design-system/tokens/a.ts': 'export const a = 1\n' }
const importing = (specifier: string) =>
  faults(importsByAlias, { ...there, 'design-system/css/b.ts': `export * from '${specifier}'\n` })

test.each([
  ['../tokens/a.ts', 'climbs'],
  ['#design/tokens/a.ts', 'starts with no alias'],
  ['#ds/tokens/a', 'lacks its file extension'],
  ['#ds/tokens/b.ts', 'is no file'],
  ['./b', 'lacks its file extension'],
])('%s %s', (specifier, fault) => {
  expect(importing(specifier)).toEqual([expect.stringContaining(`design-system/css/b.ts:1 ${specifier} ${fault}`)])
})

test('aliases with the whole name of a file, neighbours and packages are fine', () => {
  expect(importing('#ds/tokens/a.ts')).toEqual([])
  expect(importing('./b.ts')).toEqual([])
  expect(importing('react-dom/client')).toEqual([])
})

test('pages of documentation are read as well', () => {
  expect(
    faults(importsByAlias, { ...there, 'docs/a.mdx': "import { a } from '../design-system/tokens/a.ts'\n\n# A\n" }),
  ).toEqual([expect.stringContaining('climbs')])
})
