import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Bundle, bundleAlone } from './bundle-alone.ts'
import { layers } from './components.ts'

const root = resolve(import.meta.dirname, '../..')
const indexOf = (id: string) => `design-system/${id}/index.ts`

let bundles: Map<string, Bundle>
const modulesOf = (id: string) => bundles.get(indexOf(id))?.modules ?? []

/** The component folders of which a bundle holds code. */
function componentsIn(id: string): string[] {
  const folder = new RegExp(`^design-system/((?:${layers.join('|')})/\\w+)/`)
  return [...new Set(modulesOf(id).flatMap((path) => folder.exec(path)?.[1] ?? []))].sort()
}

/** Libraries that belong to forms, queries and routes. */
const heavy = ['react-hook-form', '@hookform/resolvers', 'valibot', 'swr', 'react-router']
const heavyIn = (id: string) =>
  heavy.filter((name) => modulesOf(id).some((path) => path.includes(`node_modules/${name}/`)))

const alone = {
  'primitives/Stack': ['primitives/Stack'],
  'components/Badge': ['components/Badge', 'primitives/Icon'],
  // A disabled button says why in a tooltip; a busy one turns a spinner.
  'components/Button': ['components/Button', 'components/Spinner', 'components/Tooltip', 'primitives/Icon'],
  'components/Input': ['components/Field', 'components/Input'],
}

const folderOfRules = 'server/contracts/rules'
const rules = readdirSync(resolve(root, folderOfRules))
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => `${folderOfRules}/${name}`)

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  bundles = await bundleAlone(root, [...[...Object.keys(alone), 'account/TopUpDialog'].map(indexOf), ...rules])
})

test.each(Object.entries(alone))('%s alone brings only %j', (id, components) => {
  expect(componentsIn(id)).toEqual(components)
  expect(heavyIn(id)).toEqual([])
})

test('a form brings what forms need, and neither routes nor queries', () => {
  expect(heavyIn('account/TopUpDialog')).toEqual(['react-hook-form', '@hookform/resolvers', 'valibot'])
})

test("an icon brings its own drawing and not the whole set's", () => {
  const drawings = modulesOf('components/Button').filter((path) => path.includes('lucide-react/dist/esm/icons/'))
  expect(drawings.map((path) => path.split('/').at(-1))).toEqual(['loader-circle.mjs'])
})

test.each(rules)('%s brings other rules and no library', (rule) => {
  expect(bundles.get(rule)?.modules.filter((path) => !path.startsWith(`${folderOfRules}/`))).toEqual([])
})
