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

test('pages of documentation may climb, to files that are there', () => {
  const page = (specifier: string) =>
    faults(importsByAlias, { ...there, 'docs/a.mdx': `import { a } from '${specifier}'\n\n# A\n` })
  expect(page('../design-system/tokens/a.ts')).toEqual([])
  expect(page('../design-system/tokens/b.ts')).toEqual([expect.stringContaining('is no file')])
})
