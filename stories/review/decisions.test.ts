import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictureFile } from '#stories/visual/files.ts'
import { encodePicture, hashOfPicture } from '#stories/visual/picture-file.ts'
import { canvas } from '#stories/visual/test-pictures.ts'
import { describeDecisions, readDecisions, readStandingDecisions } from './decision-files.ts'
import {
  type Decision,
  decisionFolder,
  fileOf,
  lastDecisions,
  parseDecisions,
  reviewerFile,
  standingDecisions,
} from './decisions.ts'

const hashOf = (letter: string) => letter.repeat(64)
const refusal: Decision = {
  picture: 'components/Button/default_dark',
  before: hashOf('a'),
  after: hashOf('b'),
  decision: 'refused',
  comment: 'Viền quá dày',
  reviewer: 'Lan',
  date: '2026-11-22T14:00:00.000Z',
}
const later = { ...refusal, date: '2026-11-22T15:00:00.000Z' }

test('the decisions of this repository are readable', () => {
  expect(() => readDecisions(resolve(import.meta.dirname, '../..'))).not.toThrow()
})

test('a written file reads the same, sorted and without duplicates', () => {
  const other = { ...refusal, picture: 'components/Badge/default_dark' }
  const file = fileOf([refusal, other, refusal])
  expect(file.split('\n')).toHaveLength(3)
  expect(parseDecisions(file, 'a.jsonl')).toEqual([other, refusal])
  expect(fileOf([other, refusal])).toBe(file)
})

test.each([
  ['no JSON', 'refused'],
  ['another decision', JSON.stringify({ ...refusal, decision: 'maybe' })],
  ['a path that leaves the folder', JSON.stringify({ ...refusal, picture: '../../secret' })],
  ['a hash that is none', JSON.stringify({ ...refusal, after: 'b' })],
  ['no reviewer', JSON.stringify({ ...refusal, reviewer: ' ' })],
  ['a field too many', JSON.stringify({ ...refusal, url: 'x' })],
])('names the line with %s', (_, line) => {
  expect(() => parseDecisions(`${fileOf([refusal])}\n${line}\n`, 'lan.jsonl')).toThrow(
    /^lan\.jsonl, line 3 is no decision/,
  )
})

test('the last decision about a version of a picture counts, whatever the order of the lines', () => {
  const approval: Decision = { ...later, decision: 'approved', reviewer: 'Minh' }
  expect(lastDecisions([refusal, approval])).toEqual([approval])
  expect(lastDecisions([approval, refusal])).toEqual([approval])
  expect(lastDecisions([{ ...later, decision: 'withdrawn' }, refusal])).toEqual([])
})

test('a withdrawal by anybody cancels the decision that stands', () => {
  expect(lastDecisions([refusal, { ...later, decision: 'withdrawn', reviewer: 'Minh' }])).toEqual([])
})

test.each([
  ['Nguyễn Văn Đạt', 'nguyen-van-dat.jsonl'],
  ['李明', '李明.jsonl'],
  ['Иван Петров', 'иван-петров.jsonl'],
  ['김 민준', '김-민준.jsonl'],
  ['../..', 'reviewer.jsonl'],
  ['明'.repeat(80), `${'明'.repeat(50)}.jsonl`],
])('the file of %s is %s', (reviewer, file) => {
  expect(reviewerFile(reviewer)).toBe(file)
})

test('a refusal stands until the picture changes; then it is answered', () => {
  const standing = (now: string | undefined, decision = refusal) =>
    standingDecisions([decision], () => now).map((one) => one.standing)
  expect(standing(hashOf('b'))).toEqual(['refused'])
  expect(standing(hashOf('c'))).toEqual(['answered'])
  expect(standing(hashOf('b'), { ...refusal, decision: 'approved' })).toEqual(['approved'])
  expect(standing(hashOf('c'), { ...refusal, decision: 'approved' })).toEqual(['outdated'])
  // The picture no longer exists.
  expect(standing(undefined)).toEqual([])
  // Its removal was refused.
  expect(standing(undefined, { ...refusal, after: null })).toEqual(['refused'])
  expect(standing(hashOf('a'), { ...refusal, after: null })).toEqual(['answered'])
})

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'decisions-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}

test('the decisions of all files are compared with the committed pictures', async () => {
  const png = await canvas(4, 4)
  const picture = await encodePicture(png)
  write(pictureFile('components/Button', 'default_dark'), picture)
  const now = { ...refusal, after: hashOfPicture(picture) }
  write(`${decisionFolder}/lan.jsonl`, fileOf([now]))
  write(`${decisionFolder}/minh.jsonl`, fileOf([{ ...refusal, reviewer: 'Minh' }]))
  expect(hashOfPicture(png)).toBe(now.after)
  expect(describeDecisions(readStandingDecisions(root), 'http://localhost:6006/')).toEqual([
    '  ✗ components/Button/default_dark was refused by Lan on 2026-11-22: “Viền quá dày”',
    '      http://localhost:6006/?path=/changes/picture/components/Button/default_dark',
    '  components/Button/default_dark has changed since Minh on 2026-11-22 refused it: “Viền quá dày”',
  ])
})

test('an approval takes no line in the terminal', () => {
  const approved = standingDecisions([{ ...refusal, decision: 'approved' }], () => refusal.after ?? undefined)
  expect(describeDecisions(approved, './')).toEqual([])
})
