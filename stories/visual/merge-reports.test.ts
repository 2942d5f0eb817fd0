import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hasPassed, mergeFolders, mergeReports } from './merge-reports.ts'
import type { Change, Finding, ReportPicture } from './report-data.ts'

const picture = (component: string): ReportPicture => ({
  id: `${component}/default_dark`,
  kind: 'changed',
  component,
  story: 'Default',
  mode: 'dark',
  theme: 'dark',
  width: 1200,
})
const step: Change = { kind: 'token', before: '0.51', after: '0.514', element: 'p', count: 2 }
const finding = (component: string, more: Partial<Finding> = {}): Finding => ({
  kind: 'token',
  cause: 'light.text.tertiary',
  changes: [step],
  components: [{ name: component, pictures: 1 }],
  themes: ['light'],
  widths: [1200],
  pictures: [`${component}/default_dark`],
  faults: [],
  ...more,
})
const report = (component: string, ...findings: Finding[]) => ({
  base: 'abc, Change a token (the last commit)',
  findings: findings.length > 0 ? findings : [finding(component)],
  pictures: [picture(component)],
})

test('a cause that several shards have found is one finding', () => {
  const { findings, pictures, base } = mergeReports([
    report('components/Link', finding('components/Link', { widths: [360] })),
    report('components/Badge'),
  ])
  expect(base).toBe('abc, Change a token (the last commit)')
  expect(pictures.map(({ component }) => component)).toEqual(['components/Link', 'components/Badge'])
  expect(findings).toEqual([
    finding('components/Link', {
      changes: [{ ...step, count: 4 }],
      components: [
        { name: 'components/Link', pictures: 1 },
        { name: 'components/Badge', pictures: 1 },
      ],
      widths: [360, 1200],
      pictures: ['components/Link/default_dark', 'components/Badge/default_dark'],
    }),
  ])
})

test('different causes stay apart, the largest first; an orphan that every shard reports is one', () => {
  const other = finding('components/Badge', { cause: 'Badge', component: 'components/Badge' })
  const large = finding('components/Link', { pictures: ['a', 'b'] })
  const merged = mergeReports([report('components/Badge', other), report('components/Badge', large)])
  expect(merged.findings.map(({ cause }) => cause)).toEqual(['light.text.tertiary', 'Badge'])
  expect(merged.pictures).toHaveLength(1)
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'merge-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function put(path: string, value: unknown) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), JSON.stringify(value))
}
const merge = () =>
  mergeFolders(
    folder,
    ['1', '2', '3'].map((name) => join(folder, name)),
    join(folder, 'all'),
  )
const readMerged = (name: string) => readFileSync(join(folder, 'all', name), 'utf8')

test('folders of shards become one, with a page; a shard without a result is counted', async () => {
  put('1/run.json', { stories: 10, pictures: 30, failed: 1 })
  put('1/report.json', report('components/Link'))
  put('1/components/Link/default_dark-actual.png', 'picture')
  put('3/run.json', { stories: 5, pictures: 6, failed: 0 })
  const summary = { stories: 15, pictures: 36, failed: 1, missingParts: 1, refused: [] }
  expect(await merge()).toEqual(summary)
  expect(JSON.parse(readMerged('run.json'))).toEqual(summary)
  expect(readMerged('index.html')).toContain('components/Link/default_dark')
  expect(existsSync(join(folder, 'all/components/Link/default_dark-actual.png'))).toBe(true)
})

test('refused pictures that are still the same are in the result', async () => {
  put('stories/__screenshots__/components/Link/default_dark.webp', 'a file')
  const hash = await crypto.subtle.digest('SHA-256', Buffer.from(JSON.stringify('a file')))
  const decision = {
    picture: 'components/Link/default_dark',
    before: null,
    after: Buffer.from(hash).toString('hex'),
    decision: 'refused',
    comment: 'Too blue',
    reviewer: 'An',
    date: '2026-11-22T10:00:00Z',
  }
  put('stories/review/decisions/an.jsonl', decision)
  const { refused } = await merge()
  expect(readMerged('index.html')).toContain('<h1>Nothing looks different</h1>')
  expect(refused).toEqual([{ picture: decision.picture, comment: 'Too blue', reviewer: 'An' }])
})

test('a refused picture, or a part without a result, makes the run fail', () => {
  const refused = [{ picture: 'components/Link/default_dark', comment: 'Too blue', reviewer: 'An' }]
  expect(hasPassed({ missingParts: 0, refused: [] })).toBe(true)
  expect(hasPassed({ missingParts: 0, refused })).toBe(false)
  expect(hasPassed({ missingParts: 1, refused: [] })).toBe(false)
})

test('the command fails then, with the merged report', () => {
  put('pictures-1/run.json', { stories: 10, pictures: 30, failed: 0 })
  const script = resolve(import.meta.dirname, 'merge-reports.ts')
  const { status, stdout } = spawnSync(process.execPath, [script, '2', folder, join(folder, 'all')], {
    encoding: 'utf8',
  })
  expect(stdout).toContain('1 of 2 parts without a result')
  expect(status).toBe(1)
  expect(JSON.parse(readMerged('run.json'))).toMatchObject({ stories: 10, missingParts: 1 })
})
