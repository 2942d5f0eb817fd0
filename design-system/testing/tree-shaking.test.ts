import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Bundle, bundleSeparately } from './bundle-separately.ts'
import { layers } from './components.ts'

const root = resolve(import.meta.dirname, '../..')
const indexOf = (id: string) => `design-system/${id}/index.ts`

let bundles: Map<string, Bundle>
const modulesOf = (id: string) => bundles.get(indexOf(id))?.modules ?? []

/** The component folders whose code is in a bundle. */
function componentsIn(id: string): string[] {
  const folder = new RegExp(`^design-system/((?:${layers.join('|')})/\\w+)/`)
  return [...new Set(modulesOf(id).flatMap((path) => folder.exec(path)?.[1] ?? []))].sort()
}

/** Libraries for forms, queries and routes. */
const heavy = ['react-hook-form', '@hookform/resolvers', 'valibot', 'swr', 'react-router']
const heavyIn = (id: string) =>
  heavy.filter((name) => modulesOf(id).some((path) => path.includes(`node_modules/${name}/`)))

const expectedComponents = {
  'primitives/Stack': ['primitives/Stack'],
  'components/Badge': ['components/Badge', 'primitives/Icon'],
  // A disabled button explains itself in a tooltip; a pending one shows a spinner.
  'components/Button': ['components/Button', 'components/Spinner', 'components/Tooltip', 'primitives/Icon'],
  'components/Input': ['components/Field', 'components/Input'],
}

const rulesFolder = 'server/contracts/rules'
const rules = readdirSync(resolve(root, rulesFolder))
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => `${rulesFolder}/${name}`)

afterAll(() => void vi.unstubAllEnvs())

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  bundles = await bundleSeparately(root, [
    ...[...Object.keys(expectedComponents), 'account/TopUpDialog'].map(indexOf),
    ...rules,
  ])
})

test.each(Object.entries(expectedComponents))('%s bundles only %j', (id, components) => {
  expect(componentsIn(id)).toEqual(components)
  expect(heavyIn(id)).toEqual([])
})

test('a form bundles the form libraries, but neither routes nor queries', () => {
  expect(heavyIn('account/TopUpDialog')).toEqual(['react-hook-form', '@hookform/resolvers', 'valibot'])
})

test('an icon does not bundle the other icons of its library', () => {
  const icons = modulesOf('components/Button').filter((path) => path.includes('lucide-react/dist/esm/icons/'))
  expect(icons.map((path) => path.split('/').at(-1))).toEqual(['loader-circle.mjs'])
})

test.each(rules)('%s bundles only other rules, and no library', (rule) => {
  expect(bundles.get(rule)?.modules.filter((path) => !path.startsWith(`${rulesFolder}/`))).toEqual([])
})
