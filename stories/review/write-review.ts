import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { CommitInfo, Comparison, PictureHistory, PictureVersion, ReviewIndex } from './review-data.ts'
import type { ReviewReader } from './review-reader.ts'

/** What the folder contains at most. */
export const limits = {
  /** Bytes of earlier pictures. */
  earlierPictures: 25_000_000,
  /** Changes of a picture that its history shows. */
  changesOfPicture: 6,
  tags: 5,
  /** The last commits, and the last commit of each of the last days that have one. */
  commits: 10,
  days: 14,
}

/** The commits that the built Storybook compares with, most important first: main, tags, and the last of each day. */
export function commitsToPublish({ main, tags, commits }: Pick<ReviewIndex, 'main' | 'tags' | 'commits'>): string[] {
  const lastOfDay = new Map<string, string>()
  for (const { hash, date } of commits) {
    const day = date.slice(0, 10)
    if (!lastOfDay.has(day)) lastOfDay.set(day, hash)
  }
  const oldest = commits.at(-1)?.hash
  return [
    ...new Set([
      ...(main ? [main] : []),
      ...tags.slice(0, limits.tags).map(({ commit }) => commit),
      ...commits.slice(0, limits.commits).map(({ hash }) => hash),
      ...[...lastOfDay.values()].slice(0, limits.days),
      ...(oldest ? [oldest] : []),
    ]),
  ]
}

/**
 * Writes everything that the panel "Pictures" and the page "What changed" load into a folder, for the built Storybook.
 * The pictures as they are now are not in it: Storybook serves them.
 * @returns the number of bytes of the earlier pictures in it.
 */
export async function writeReview(reader: ReviewReader, folder: string): Promise<number> {
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(resolve(folder, path)), { recursive: true })
    writeFileSync(resolve(folder, path), content)
  }
  const index = await reader.index()
  const published = commitsToPublish(index)
  const comparisons: Comparison[] = []
  for (const commit of published) comparisons.push(await reader.compare(commit))
  const histories = new Map<string, PictureHistory>()
  for (const component of new Set(Object.keys(index.pictures).map((id) => id.slice(0, id.lastIndexOf('/')))))
    histories.set(component, shortened(await reader.history(component)))

  const written = new Set<string>()
  let bytes = 0
  for (const { hash, file } of earlier(comparisons, [...histories.values()])) {
    const size = reader.size(hash) ?? 0
    if (!file?.startsWith('review/') || written.has(file) || bytes + size > limits.earlierPictures) continue
    const picture = await reader.picture(hash)
    if (!picture) continue
    bytes += size
    written.add(file)
    write(file.slice('review/'.length), picture.file)
  }

  /** Without the address of a picture that is not published. */
  const stripped = (key: string, value: unknown) => {
    if (key !== 'before' && key !== 'after') return value
    const version = value as PictureVersion | string
    const isServed = typeof version === 'string' || !version.file?.startsWith('review/') || written.has(version.file)
    return isServed ? version : { hash: version.hash }
  }
  const commits: CommitInfo[] = index.commits.filter(({ hash }) => published.includes(hash))
  write('index.json', JSON.stringify({ ...index, commits }))
  for (const comparison of comparisons)
    write(`since/${comparison.since.hash}.json`, JSON.stringify(comparison, stripped))
  for (const [component, history] of histories) write(`history/${component}.json`, JSON.stringify(history, stripped))
  return bytes
}

const shortened = (history: PictureHistory): PictureHistory =>
  Object.fromEntries(
    Object.entries(history).map(([name, entries]) => [name, entries.slice(0, limits.changesOfPicture)]),
  )

/** Earlier pictures in the order in which they are published, until the limit: those of comparisons, then of histories, newest first. */
function* earlier(comparisons: Comparison[], histories: PictureHistory[]): Generator<PictureVersion> {
  for (const { pictures } of comparisons.slice(0, 1)) yield* pictures.flatMap(({ before }) => before ?? [])
  const entries = histories
    .flatMap((history) => Object.values(history))
    .map((changes) => changes.flatMap(({ before }) => before ?? []))
  for (let at = 0; at < limits.changesOfPicture; at++) yield* entries.flatMap((versions) => versions[at] ?? [])
  for (const { pictures } of comparisons.slice(1)) yield* pictures.flatMap(({ before }) => before ?? [])
}
