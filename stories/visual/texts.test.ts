import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictureFolder, storySuffix } from './files.ts'
import type { FileResult, StoryResult } from './play.ts'
import { checkTexts, saveTexts, textDifference, textsName } from './texts.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'texts-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** A story with a picture; without texts, it did not finish. */
const story = (name: string, texts?: string[]): StoryResult => ({
  name,
  faults: [],
  pictures: [{ name, storyId: `components-a--${name}`, story: name, mode: 'dark', theme: 'dark', width: 1200 }],
  ...(texts && { texts }),
})

const file = (...stories: StoryResult[]): FileResult => ({ component: 'components/A', stories })

const faultsOf = (result: FileResult) => {
  checkTexts(root, result)
  return result.stories.flatMap(({ faults }) => faults)
}

test('texts that were saved are true', () => {
  saveTexts(root, file(story('one', ['Nạp tiền']), story('two', [])))
  expect(faultsOf(file(story('one', ['Nạp tiền']), story('two', [])))).toEqual([])
})

test('another text fails its story, with what was removed and what was added', () => {
  saveTexts(root, file(story('one', ['Nạp tiền', 'Hủy'])))
  expect(faultsOf(file(story('one', ['Nạp', 'Hủy'])))).toEqual([
    'Text: the story shows another one. "npm run visual:update" records it.\n  - Nạp tiền\n  + Nạp',
  ])
})

test('a story without committed texts fails, and so does a file that lists a story that is gone', () => {
  saveTexts(root, file(story('one', ['Hủy'])))
  const faults = faultsOf(file(story('two', ['Hủy'])))
  expect(faults).toHaveLength(2)
  expect(faults[0]).toContain('none is committed yet')
  expect(faults[1]).toContain('components-a--one')
})

test('a story that did not finish neither changes the file nor fails for its texts', () => {
  saveTexts(root, file(story('one', ['Hủy'])))
  saveTexts(root, file(story('one')))
  expect(faultsOf(file(story('one')))).toEqual([])
  expect(faultsOf(file(story('one', ['Hủy'])))).toEqual([])
})

test('a story without pictures has no texts', () => {
  saveTexts(root, file({ name: 'one', faults: [], pictures: [], texts: [] }))
  expect(existsSync(resolve(root, pictureFolder))).toBe(false)
})

test('the file goes with the last story that has pictures', () => {
  const committed = resolve(root, pictureFolder, 'components/A', textsName)
  saveTexts(root, file(story('one', ['Hủy'])))
  expect(existsSync(committed)).toBe(true)
  saveTexts(root, file({ name: 'one', faults: [], pictures: [], texts: [] }))
  expect(existsSync(committed)).toBe(false)
})

test('another order is a difference', () => {
  expect(textDifference(['a', 'b'], ['b', 'a'])).toContain('order')
  expect(textDifference(['a', 'b'], ['a', 'b'])).toBeUndefined()
})

test('each committed file belongs to a story file, and has texts', () => {
  const repository = resolve(import.meta.dirname, '../..')
  const files = globSync(`${pictureFolder}/*/*/${textsName}`, { cwd: repository })
  expect(files.length).toBeGreaterThan(90)
  for (const path of files) {
    const stories = `stories/${relative(pictureFolder, dirname(path))}${storySuffix}`
    expect(existsSync(resolve(repository, stories)), `${path}: its stories do not exist; remove it.`).toBe(true)
    expect(Object.keys(JSON.parse(readFileSync(resolve(repository, path), 'utf8'))).length).toBeGreaterThan(0)
  }
})
