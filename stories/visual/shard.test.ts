import { expect, test } from 'vitest'
import { filesOfShard, parseShard } from './shard.ts'

const counts = new Map(
  Array.from({ length: 23 }, (_, at) => [`stories/components/File${at}.stories.tsx`, (at * 7) % 40]),
)
const files = [...counts.keys()]
const pictures = (file: string) => counts.get(file) ?? 0
const shard = (index: number, count: number, of = files) => filesOfShard(of, pictures, { index, count })
const all = (count: number) => Array.from({ length: count }, (_, at) => shard(at + 1, count))

test.each([1, 2, 3, 7, 23, 40])('%i shards contain every file exactly once', (count) => {
  expect(all(count).flat().sort()).toEqual([...files].sort())
})

test('a shard is the same for any order of the files, and keeps the order that it is given', () => {
  const reversed = files.toReversed()
  expect(shard(2, 3, reversed)).toEqual(shard(2, 3).toReversed())
})

test('shards have about the same number of pictures', () => {
  const sums = all(4).map((part) => part.reduce((sum, file) => sum + pictures(file), 0))
  expect(Math.max(...sums) - Math.min(...sums)).toBeLessThan(10)
})

test('a shard is written i/n, counted from 1', () => {
  expect(parseShard('2/4')).toEqual({ index: 2, count: 4 })
  for (const text of ['0/4', '5/4', '2', '2/', '1/0', '-1/4', '1.5/4', 'first'])
    expect(() => parseShard(text), text).toThrow(`"${text}" is no shard`)
})
