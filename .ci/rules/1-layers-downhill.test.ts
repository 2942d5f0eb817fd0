import { expect, test } from 'vitest'
import { layersDownhill } from './1-layers-downhill.ts'
import { faults } from './fixture.ts'

const value = 'export const a = 1\n'
const importing = (specifier: string) => `import { a } from '${specifier}'\nexport const b = a\n`

test.each([
  ['design-system/tokens/b.ts', '#ds/css/a.ts'],
  ['design-system/css/b.ts', '#ds/primitives/a.ts'],
  ['design-system/primitives/b.ts', '#ds/components/a.ts'],
  ['design-system/components/b.ts', '#ds/storefront/a.ts'],
  ['design-system/account/b.ts', '#ds/admin/a.ts'],
  ['design-system/account/b.ts', '#ds/screens/a.ts'],
  ['design-system/screens/b.ts', '#ds/texts/a.ts'],
  ['design-system/components/b.ts', '#contracts/a.ts'],
  ['design-system/screens/b.ts', '#server/a.ts'],
  ['stories/b.ts', '#site/a.ts'],
  ['site/app/b.ts', '#server/platform/a.ts'],
  ['server/platform/b.ts', '#server/features/a.ts'],
  ['server/features/search/b.ts', '#server/features/users/a.ts'],
  ['server/features/auth/b.ts', '#server/features/wallet/a.ts'],
  ['server/features/vps/b.ts', '#server/features/payments/a.ts'],
  ['server/features/without-a-place/b.ts', '#server/platform/a.ts'],
  ['server/contracts/b.ts', '#ds/tokens/a.ts'],
  ['server/contracts/rules/b.ts', '#contracts/a.ts'],
])('%s may not import %s', (path, specifier) => {
  expect(faults(layersDownhill, { [path]: importing(specifier) })).toEqual([
    expect.stringContaining(`may not import ${specifier}`),
  ])
})

test.each([
  ['design-system/screens/b.ts', 'react-router'],
  ['design-system/components/b.ts', 'react-hook-form'],
  ['design-system/components/b.ts', 'swr'],
  ['site/app/b.ts', 'knex'],
  ['server/features/b.ts', 'react'],
])('%s may not use %s', (path, specifier) => {
  expect(faults(layersDownhill, { [path]: importing(specifier) })).toEqual([
    expect.stringContaining(`${specifier} may not be imported here`),
  ])
})

test.each([
  ['design-system/screens/b.ts', '#ds/testing/a.ts'],
  ['design-system/tokens/b.ts', '#ds/tokens/export/a.ts'],
  ['site/app/b.ts', '#ds/testing/a.ts'],
  ['site/app/b.ts', '#build/a.ts'],
  ['stories/b.ts', '#ds/testing/a.ts'],
  ['stories/b.ts', '#stories/visual/a.ts'],
  ['server/features/b.ts', '#server/platform/db/testing/a.ts'],
  ['server/features/b.ts', '#server/testing/a-test-tools.ts'],
  ['design-system/screens/b.ts', './a.test.tsx'],
])('%s may not import %s of tests and tools, although it may import the containing folder', (path, specifier) => {
  expect(faults(layersDownhill, { [path]: importing(specifier) })).toEqual([
    expect.stringContaining(`may not import ${specifier}. It belongs to tests and tools`),
  ])
})

test('tests may use the fixtures of the stories, product code may not', () => {
  const text = importing('#stories/fixtures/a.ts')
  expect(faults(layersDownhill, { 'design-system/screens/b.browser.test.tsx': text })).toEqual([])
  expect(faults(layersDownhill, { 'site/app/b.browser.test.tsx': text })).toEqual([])
  expect(faults(layersDownhill, { 'site/app/b.tsx': text })).toHaveLength(1)
})

test('re-exports, dynamic imports and types from other folders count', () => {
  const uphill = (text: string) => faults(layersDownhill, { 'design-system/tokens/b.ts': text })
  expect(uphill("export { a } from '#ds/css/a.ts'\n")).toHaveLength(1)
  expect(uphill("export const b = () => import('#ds/css/a.ts')\n")).toHaveLength(1)
  expect(uphill("import type { a } from '#ds/css/a.ts'\nexport type B = typeof a\n")).toHaveLength(1)
})

test('a cycle of imports is reported with its files', () => {
  const found = faults(layersDownhill, {
    'server/features/a.ts': importing('./b.ts'),
    'server/features/b.ts': importing('./c.ts'),
    'server/features/c.ts': importing('./a.ts'),
  })
  expect(found).toEqual([
    'server/features/a.ts: Import cycle: server/features/a.ts → server/features/b.ts → server/features/c.ts → server/features/a.ts. Move the shared code into a separate file.',
  ])
})

test('imports downhill, texts in tests, types in texts, and types of the same folder are allowed', () => {
  const files = {
    'design-system/tokens/a.ts': value,
    'design-system/components/a.ts': importing('#ds/tokens/a.ts'),
    'design-system/screens/b.ts': importing('#ds/account/a.ts'),
    'design-system/account/a.ts': importing('#ds/components/a.ts'),
    'design-system/account/a.test.ts': importing('#ds/texts/components.ts'),
    'server/platform/a.test.ts': importing('#server/testing/a.ts'),
    'design-system/texts/components.ts': "import type { a } from '#ds/screens/b.ts'\nexport type B = typeof a\n",
    'design-system/account/c.ts': importing('#contracts/a.ts'),
    'site/app/a.ts': importing('#contracts/a.ts'),
    'site/app/b.ts': importing('#ds/texts/components.ts'),
    'design-system/testing/a.ts': importing('#ds/screens/b.ts'),
    '.ci/a.ts': importing('#ds/testing/a.ts'),
    'site/app/c.ts': "import type { D } from './d.ts'\nexport type C = D\n",
    'site/app/d.ts': "import type { C } from './c.ts'\nexport type D = C\n",
  }
  expect(faults(layersDownhill, files)).toEqual([])
})
