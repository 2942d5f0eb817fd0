import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readTree } from '#ci/rules/source.ts'
import { basesOf, changedSince, todays } from './base.ts'

let root: string
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const head = () => git('rev-parse', 'HEAD')

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function commit(path: string, text: string) {
  write(path, text)
  git('add', '-A')
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', path)
  return head()
}

const picture = 'stories/__screenshots__/components/Button/plain_dark.webp'
const style = 'design-system/components/Button/Button.css.ts'

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'base-'))
  git('init', '--quiet')
})
afterEach(() => rmSync(root, { recursive: true }))

const reasons = (named?: string, branchPoint?: string) =>
  basesOf(root, named, branchPoint).map(({ commit: name, reason }) => [name, reason])

test('with uncommitted work it is the last commit, and an older one only after it', () => {
  const first = commit(picture, 'one')
  const second = commit(style, 'one')
  write(style, 'two')
  expect(reasons()).toEqual([
    [second, 'the last commit'],
    [first, 'the last commit that changed pictures'],
  ])
})

test('without uncommitted work it is an earlier commit: the named one, then where the branch began', () => {
  const first = commit(picture, 'one')
  const second = commit(style, 'one')
  const third = commit(style, 'two')
  expect(third).toBe(head())
  expect(reasons(undefined, third)).toEqual([
    [first, 'the last commit that changed pictures'],
    [second, 'the commit before the last one'],
  ])
  expect(reasons(second, first)[0]).toEqual([second, 'the commit of --changed'])
  expect(reasons(undefined, second)[0]).toEqual([second, 'where the branch left main'])
})

test('a new picture alone is no uncommitted work on the sources', () => {
  commit(style, 'one')
  commit(style, 'two')
  write(picture, 'one')
  expect(reasons().map(([, reason]) => reason)).toEqual(['the commit before the last one'])
})

test('outside a repository there is nothing to compare with', () => {
  rmSync(join(root, '.git'), { recursive: true })
  expect(reasons()).toEqual([])
})

test('only files that a picture can show count as changed', () => {
  const first = commit(style, 'one')
  commit('docs/start.mdx', 'one')
  commit('design-system/components/Button/Button.test.ts', 'one')
  commit('server/main.ts', 'one')
  commit(style, 'two')
  write('stories/fixtures/new.ts', 'one')
  expect(changedSince(root, first)).toEqual([style, 'stories/fixtures/new.ts'])
})

test('an earlier commit gets all of today that the gate itself is made of', () => {
  const { sources } = readTree(resolve(import.meta.dirname, '../..'))
  const ofGate = sources.filter(({ path }) => todays.some((one) => path.startsWith(`${one}/`)))
  const gate = ofGate.find(({ path }) => path === 'stories/visual/gate.ts')
  const tools = gate?.imports.flatMap(({ target }) => (target && /^(?:docs|\.ci)\//.test(target) ? [target] : []))
  expect(tools?.filter((target) => !todays.some((one) => target === one || target.startsWith(`${one}/`)))).toEqual([])
})
