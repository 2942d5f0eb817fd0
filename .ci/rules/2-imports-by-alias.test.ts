import { expect, test } from 'vitest'
import { importsByAlias } from './2-imports-by-alias.ts'
import { faults } from './fixture.ts'

const existing = { 'design-system/tokens/a.ts': 'export const a = 1\n' }
const importing = (specifier: string) =>
  faults(importsByAlias, { ...existing, 'design-system/css/b.ts': `export * from '${specifier}'\n` })

test.each([
  ['../tokens/a.ts', 'leaves its folder'],
  ['#design/tokens/a.ts', 'has an unknown alias'],
  ['#ds/tokens/a', 'lacks its file extension'],
  ['#ds/tokens/b.ts', 'does not exist'],
  ['./b', 'lacks its file extension'],
])('%s %s', (specifier, fault) => {
  expect(importing(specifier)).toEqual([expect.stringContaining(`design-system/css/b.ts:1 ${specifier} ${fault}`)])
})

test('aliases with a full file name, files of the same folder and packages are allowed', () => {
  expect(importing('#ds/tokens/a.ts')).toEqual([])
  expect(importing('./b.ts')).toEqual([])
  expect(importing('react-dom/client')).toEqual([])
})

test('pages of documentation may use relative paths to existing files', () => {
  const page = (specifier: string) =>
    faults(importsByAlias, { ...existing, 'docs/a.mdx': `import { a } from '${specifier}'\n\n# A\n` })
  expect(page('../design-system/tokens/a.ts')).toEqual([])
  expect(page('../design-system/tokens/b.ts')).toEqual([expect.stringContaining('does not exist')])
})
