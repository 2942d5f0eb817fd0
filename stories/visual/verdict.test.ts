import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictureFile, type StoryPicture } from './files.ts'
import type { FileResult } from './play.ts'
import { describeFile, describeRun, orphansAfter, picturesBy } from './verdict.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verdict-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function put(...paths: string[]) {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), '')
  }
}
const committed = (component: string, name: string) => pictureFile(`components/${component}`, name)

const storyPicture = (name: string): StoryPicture => ({
  name,
  storyId: 'components-button--default',
  story: 'Default',
  mode: 'dark',
  theme: 'dark',
  width: 1200,
})

/** A story file that ran; `undefined` is a story that failed before it declared its pictures. */
const ran = (component: string, ...pictures: (string[] | undefined)[]): FileResult => ({
  component: `components/${component}`,
  stories: pictures.map((names) => ({
    name: 'Default',
    faults: [],
    ...(names && { pictures: names.map(storyPicture) }),
  })),
})

test('a picture that no story uses is an orphan', () => {
  put('stories/components/Button.stories.tsx', committed('Button', 'default_dark'), committed('Button', 'gone_dark'))
  expect(orphansAfter(root, [ran('Button', ['default_dark'])])).toEqual([committed('Button', 'gone_dark')])
})

test('a PNG, as pictures used to be, is an orphan', () => {
  const png = 'stories/__screenshots__/components/Button/default_dark.png'
  put('stories/components/Button.stories.tsx', committed('Button', 'default_dark'), png)
  expect(orphansAfter(root, [ran('Button', ['default_dark'])])).toEqual([png])
})

test('there is no orphan if every picture is used', () => {
  put('stories/components/Button.stories.tsx', committed('Button', 'default_dark'), committed('Button', 'busy_dark'))
  expect(orphansAfter(root, [ran('Button', ['default_dark'], ['busy_dark'])])).toEqual([])
})

test('pictures of a component without a story file are orphans, whichever files ran', () => {
  put('stories/components/Button.stories.tsx', committed('Slider', 'default_dark'))
  expect(orphansAfter(root, [ran('Button', [])])).toEqual([committed('Slider', 'default_dark')])
})

test('pictures of a component that did not run, or failed before it declared its pictures, are not orphans', () => {
  put('stories/components/Button.stories.tsx', committed('Button', 'default_dark'), committed('Button', 'other_dark'))
  put('stories/components/Badge.stories.tsx', committed('Badge', 'default_dark'))
  expect(orphansAfter(root, [ran('Button', ['default_dark'], undefined)])).toEqual([])
})

test('the report identifies a picture by its path', () => {
  expect([...picturesBy([ran('Button', ['default_dark'])]).keys()]).toEqual(['components/Button/default_dark'])
})

test('a file is described in one line, with the faults of each story below it', () => {
  expect(describeFile(ran('Button', ['default_dark', 'default_light']))).toBe(
    '  ✓ components/Button  1 stories, 2 pictures',
  )
  const failed = { component: 'components/Button', stories: [{ name: 'Busy', faults: ['First\nand more', 'Second'] }] }
  expect(describeFile(failed)).toBe(`  ✗ components/Button  1 stories, 0 pictures
      Busy
        First
        and more
        Second`)
})

test('the last line counts stories in the format that npm test parses', () => {
  const passed = ran('Button', ['default_dark'], ['busy_dark'])
  expect(describeRun([passed], 500)).toContain('2 in 0.5 s, 4.0 per second')
  expect(describeRun([passed], 500)).toMatch(/^ *Tests +2 passed \(2\)$/m)
  const broken = { component: 'components/Badge', stories: [{ name: 'Default', faults: ['Why'] }] }
  expect(describeRun([passed, broken], 500)).toMatch(/^ *Tests +1 failed \| 2 passed \(3\)$/m)
})

test('a story that passes at its second attempt is named and passes, but not more than three of them', () => {
  const flaky = (count: number): FileResult => ({
    component: 'components/Button',
    stories: Array.from({ length: count }, (_, at) => ({
      name: 'Busy',
      faults: [],
      flaky: { id: `button--${at}`, faults: ['Why'] },
    })),
  })
  const text = describeRun([flaky(3)], 500)
  expect(text).toContain('flaky: button--0\nflaky: button--1\nflaky: button--2\n')
  expect(text).toMatch(/Tests +3 passed \(3\)$/)
  expect(describeRun([flaky(4)], 500)).toMatch(/Tests +4 failed \| 0 passed \(4\)$/)
})
