import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { selectMutations } from './select.ts'
import { serverMutations } from './server.ts'
import { siteMutations } from './site.ts'

// `npm run test:mutations` takes an hour and is run by hand. These tests run with all others, so that changing code or a test title
// that a mutation quotes fails until the mutation is updated.

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

/** The text of a test file and of the test tools that it imports from its own folder: both declare tests. */
function testText(file: string): string {
  const text = read(file)
  const tools = [...text.matchAll(/from '\.\/([\w-]+-test-tools\.tsx?)'/g)].map(
    ([, name]) => `${dirname(file)}/${name}`,
  )
  return [text, ...tools.map(read)].join('\n')
}

const mutations = [...serverMutations, ...siteMutations]

test('names of mutations are unique', () => {
  const names = mutations.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})

test('a word selects the mutations that contain it, and is refused when none does', () => {
  expect(selectMutations(mutations, '')).toEqual(mutations)
  expect(selectMutations(mutations, 'deadlock').every(({ name }) => name.includes('deadlock'))).toBe(true)
  expect(() => selectMutations(mutations, 'no such word')).toThrow('No mutation has "no such word" in its name')
})

describe.each(mutations)('the mutation “$name”', ({ file, from, to, tests, only }) => {
  test('replaces code that its file contains exactly once', () => {
    expect(read(file).split(from)).toHaveLength(2)
    expect(to).not.toBe(from)
  })

  test('names tests that exist', () => {
    expect(tests.filter((name) => !existsSync(resolve(root, name)))).toEqual([])
    expect(tests).not.toEqual([])
    if (only !== undefined) expect(tests.filter((name) => !testText(name).includes(only))).toEqual([])
  })
})
