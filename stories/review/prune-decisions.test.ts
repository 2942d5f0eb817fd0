import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictureFile } from '#stories/visual/files.ts'
import { encodePicture, hashOfPicture } from '#stories/visual/picture-file.ts'
import { canvas } from '#stories/visual/test-pictures.ts'
import { type Decision, decisionFolder, fileOf } from './decisions.ts'
import { pruneDecisions } from './prune-decisions.ts'

let root: string
let now: Decision

const write = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}
const fileOfLan = `${decisionFolder}/lan.jsonl`

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'prune-'))
  const picture = await encodePicture(await canvas(4, 4))
  write(pictureFile('components/Button', 'default_dark'), picture)
  now = {
    picture: 'components/Button/default_dark',
    before: null,
    after: hashOfPicture(picture),
    decision: 'refused',
    comment: 'Viền quá dày',
    reviewer: 'Lan',
    date: '2026-11-22T14:00:00.000Z',
  }
})
afterEach(() => rmSync(root, { recursive: true }))

test('decisions about pictures that no longer exist, and those that were replaced, are removed', () => {
  const gone = { ...now, picture: 'components/Gone/default_dark' }
  const replaced = { ...now, decision: 'approved' as const, date: '2026-11-22T13:00:00.000Z' }
  const earlier = { ...now, after: 'a'.repeat(64) }
  write(fileOfLan, fileOf([now, earlier, gone]))
  write(`${decisionFolder}/minh.jsonl`, fileOf([replaced]))
  expect(pruneDecisions(root, { earlier: false })).toEqual([gone, replaced])
  expect(readFileSync(join(root, fileOfLan), 'utf8')).toBe(fileOf([now, earlier]))
  expect(existsSync(join(root, `${decisionFolder}/minh.jsonl`))).toBe(false)
})

test('a decision that was withdrawn goes with its withdrawal; one about a removal stays', () => {
  const removal = { ...now, picture: 'components/Gone/default_dark', after: null }
  const withdrawal = { ...now, decision: 'withdrawn' as const, date: '2026-11-22T15:00:00.000Z' }
  write(fileOfLan, fileOf([now, withdrawal, removal]))
  expect(pruneDecisions(root, { earlier: false })).toHaveLength(2)
  expect(readFileSync(join(root, fileOfLan), 'utf8')).toBe(fileOf([removal]))
})

test('those about earlier versions of a picture are removed on demand', () => {
  const earlier = { ...now, after: 'a'.repeat(64) }
  write(fileOfLan, fileOf([now, earlier]))
  expect(pruneDecisions(root, { earlier: true })).toEqual([earlier])
  expect(readFileSync(join(root, fileOfLan), 'utf8')).toBe(fileOf([now]))
})
