import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { aliases, parse } from './source.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')

test('imports are resolved with the aliases of package.json', () => {
  expect(aliases).toMatchObject({ '#ds/': 'design-system/', '#site/': 'site/app/' })
  const { imports } = parse('site/app/a.ts', "import '#ds/css/global.ts'\nimport './b.ts'\nimport 'react'\n")
  expect(imports.map(({ target }) => target)).toEqual(['design-system/css/global.ts', 'site/app/b.ts', undefined])
})

test("the paths that Storybook's extraction of props needs in tsconfig.json match package.json", () => {
  const withoutComments = read('tsconfig.json').replace(/^\s*\/\/.*$/gm, '')
  const { paths } = JSON.parse(withoutComments).compilerOptions
  const { imports } = JSON.parse(read('package.json'))
  for (const [alias, targets] of Object.entries(paths)) expect([alias, targets]).toEqual([alias, [imports[alias]]])
})
