import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pictureFile } from './files.ts'
import type { FileResult, StoryResult } from './play.ts'
import { describeRun, orphansAfter } from './verdict.ts'

const ran = (component: string, ...stories: Partial<StoryResult>[]): FileResult => ({
  component: `components/forms/${component}`,
  stories: stories.map((story) => ({ name: 'Default', faults: [], ...story })),
})
const declares = (name: string) => ({
  pictures: [{ name, storyId: 'button--default', story: 'Default', mode: 'dark', theme: 'dark', width: 1200 }],
})

test('a picture that no story uses is an orphan, unless a story failed before it declared its pictures', () => {
  const root = mkdtempSync(join(tmpdir(), 'verdict-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const [used, unused, gone] = ['Button/used_dark', 'Button/unused_dark', 'Slider/gone_dark'].map((id) =>
    pictureFile(`components/forms/${dirname(id)}`, id.split('/')[1] ?? ''),
  )
  for (const path of ['stories/components/forms/Button.stories.tsx', used, unused, gone].map((file) =>
    join(root, file ?? ''),
  )) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, '')
  }
  expect(orphansAfter(root, [ran('Button', declares('used_dark'))]).sort()).toEqual([unused, gone])
  expect(orphansAfter(root, [ran('Button', declares('used_dark'), {})])).toEqual([gone])
})

test('the last line counts stories in the format that npm test parses', () => {
  expect(describeRun([ran('Button', {}, {})], 500)).toMatch(/^ *Tests +2 passed \(2\)$/m)
  expect(describeRun([ran('Button', {}, { faults: ['Why'] })], 500)).toMatch(/^ *Tests +1 failed \| 1 passed \(2\)$/m)
})

test('a story that passes at its second attempt is named and passes, but not more than three of them', () => {
  const flaky = Array.from({ length: 4 }, (_, at) => ({ flaky: { id: `button--${at}`, faults: ['Why'] } }))
  const text = describeRun([ran('Button', ...flaky.slice(1))], 500)
  expect(text).toContain('flaky: button--1\nflaky: button--2\nflaky: button--3\n')
  expect(text).toMatch(/Tests +3 passed \(3\)$/)
  expect(describeRun([ran('Button', ...flaky)], 500)).toMatch(/Tests +4 failed \| 0 passed \(4\)$/)
})
