import { expect, test } from 'vitest'
import { chosenCommit, defaultSince } from './since.ts'

const commit = (digit: string, date: string) => ({ hash: digit.repeat(40), date, subject: digit })
const newest = commit('c', '2026-11-22T09:00:00Z')
const middle = commit('b', '2026-11-20T09:00:00Z')
const oldest = commit('a', '2026-11-01T09:00:00Z')
const index = {
  main: middle.hash,
  head: newest,
  tags: [{ name: 'v1', commit: oldest.hash }],
  commits: [newest, middle, oldest],
}
const now = Date.parse('2026-11-22T12:00:00Z')

test.each([
  ['main', middle.hash],
  ['tag:v1', oldest.hash],
  ['days:1', middle.hash],
  ['days:7', oldest.hash],
  ['2026-11-21', middle.hash],
  [newest.hash.slice(0, 8), newest.hash],
  ['d'.repeat(40), 'd'.repeat(40)],
])('%s', (since, hash) => {
  expect(chosenCommit(index, since, now)?.hash).toBe(hash)
})

test('before the history begins, its first commit is taken', () => {
  expect(chosenCommit(index, 'days:90', now)).toEqual({ hash: oldest.hash, commit: oldest, isOldest: true })
})

test.each(['tag:v2', 'HEAD', '--output=x', ''])('“%s” names no commit', (since) => {
  expect(chosenCommit(index, since, now)).toBeUndefined()
})

test('a branch is compared with main; main itself with a week ago', () => {
  expect(defaultSince(index)).toBe('main')
  expect(defaultSince({ main: newest.hash, head: newest })).toBe('days:7')
})
