import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { browserDependencies } from './browser-dependencies.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dependencies-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const foundIn = (source: string) => {
  const before = browserDependencies(root, ['*.ts']).include
  writeFileSync(join(root, 'a.ts'), source)
  return browserDependencies(root, ['*.ts']).include.filter((name) => !before.includes(name))
}

test('finds packages and their subpaths, in every form of import', () => {
  const source = `import one from 'one'
import 'two'
import {
  three,
} from '@scope/three/part'
export { four } from 'four'`
  expect(foundIn(source)).toEqual(['@scope/three/part', 'four', 'one', 'two'])
})

test('excludes project files, types, styles and Node modules', () => {
  const source = `import a from './a.ts'
import b from '#ds/b.ts'
import type { C } from 'types-only'
import 'font/400.css'
import { d } from 'node:path'
import { e } from 'vitest'`
  expect(foundIn(source)).toEqual([])
})

test('disables discovery during a run', () => {
  expect(browserDependencies(root, ['*.ts']).noDiscovery).toBe(true)
})
