import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readTree } from '#ci/rules/source.ts'
import { excluded, inputs } from './built-gate.ts'

const { sources } = readTree(resolve(import.meta.dirname, '../..'))
const byPath = new Map(sources.map((source) => [source.path, source]))
const isIn = (paths: string[], path: string) => paths.some((one) => path === one || path.startsWith(`${one}/`))

/** All sources that the gate bundles: those that it imports, and the stories, which it finds by their names. */
function bundled(): string[] {
  const found = new Set([
    'stories/visual/gate.ts',
    ...[...byPath.keys()].filter((path) => path.endsWith('.stories.tsx')),
  ])
  for (const path of found)
    for (const { target, isType } of byPath.get(path)?.imports ?? []) if (target && !isType) found.add(target)
  return [...found]
}

test('the gate is built again after a change of any source that it bundles', () => {
  const paths = bundled()
  expect(inputs).toContain('package.json')
  expect(paths).toContain('design-system/components/forms/Button/Button.css.ts')
  expect(paths.filter((path) => !isIn(inputs, path) || isIn(excluded, path))).toEqual([])
})
