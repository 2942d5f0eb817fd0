import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Comparison, PictureHistory, ReviewIndex } from './review-data.ts'
import { ReviewReader } from './review-reader.ts'
import { TestRepository } from './test-repository.ts'
import { commitsToPublish, limits, writeReview } from './write-review.ts'

const button = 'components/Button'
let repository: TestRepository
let folder: string
beforeEach(() => {
  repository = new TestRepository()
  folder = mkdtempSync(join(tmpdir(), 'written-'))
})
afterEach(() => {
  rmSync(repository.root, { recursive: true })
  rmSync(folder, { recursive: true })
})

const read = <T>(path: string): T => JSON.parse(readFileSync(join(folder, path), 'utf8'))
const isWritten = (file = '') => existsSync(join(folder, file.replace(/^review\//, '')))

test('the folder has every earlier picture that it names, and the commits that it compares with', async () => {
  await repository.picture(`${button}/one_dark`, 0)
  const main = repository.commit('First')
  repository.git('checkout', '--quiet', '-b', 'wider')
  await repository.picture(`${button}/one_dark`, 1)
  repository.commit('Second')
  const bytes = await writeReview(new ReviewReader(repository.root, { isWritable: false }), folder)
  expect(bytes).toBeGreaterThan(0)
  const index = read<ReviewIndex>('index.json')
  expect(index.main).toBe(main)
  for (const { hash } of index.commits) expect(isWritten(`since/${hash}.json`)).toBe(true)
  const [change] = read<Comparison>(`since/${main}.json`).pictures
  const [entry] = read<PictureHistory>(`history/${button}.json`).one_dark ?? []
  for (const version of [change?.before, entry?.before]) {
    expect(version?.file).toMatch(/^review\/pictures\/[0-9a-f]{64}\.webp$/)
    expect(isWritten(version?.file)).toBe(true)
  }
  // Storybook serves the pictures as they are now.
  expect(change?.after?.file).toMatch(/^pictures\/components\/Button\/one_dark\.webp\?/)
  expect(entry?.after?.file).toBe(change?.after?.file)
})

test('beyond the limit, earlier pictures have no file', async () => {
  const before = await repository.picture(`${button}/one_dark`, 0)
  const first = repository.commit('First')
  const after = await repository.picture(`${button}/one_dark`, 1)
  repository.commit('Second')
  const limit = limits.earlierPictures
  limits.earlierPictures = 10
  await writeReview(new ReviewReader(repository.root, { isWritable: false }), folder)
  limits.earlierPictures = limit
  const [change] = read<Comparison>(`since/${first}.json`).pictures
  expect(change?.before).toEqual({ hash: before })
  expect(change?.after).toMatchObject({ hash: after, file: expect.stringMatching(/^pictures/) })
  expect(isWritten(`pictures/${before}.webp`)).toBe(false)
})

test('main and tags come first, then the last commits and the last of each day; the number is bounded', () => {
  const commits = Array.from({ length: 200 }, (_, at) => ({
    hash: `${at}`.padStart(40, '0'),
    date: new Date(Date.UTC(2026, 10, 22) - at * 6 * 60 * 60 * 1000).toISOString(),
    subject: '',
  }))
  const published = commitsToPublish({
    main: commits[50]?.hash ?? '',
    tags: [{ name: 'v1', commit: commits[70]?.hash ?? '' }],
    commits,
  })
  expect(published.slice(0, 3)).toEqual([commits[50], commits[70], commits[0]].map((commit) => commit?.hash))
  expect(published).toContain(commits.at(-1)?.hash)
  expect(new Set(published).size).toBe(published.length)
  expect(published.length).toBeLessThanOrEqual(limits.tags + limits.commits + limits.days + 2)
})
