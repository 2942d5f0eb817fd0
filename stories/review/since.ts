import type { CommitInfo, ReviewIndex } from './review-data.ts'

/** What a reviewer compares with, as it is written into URLs: `main`, `days:7`, `2026-11-15`, `tag:v1`, or the hash of a commit. */
export type Since = string

/** The commit of a choice; `isOldest` if the history begins later than the chosen date. */
export interface ChosenCommit {
  hash: string
  commit?: CommitInfo
  isOldest?: boolean
}

const dayLength = 24 * 60 * 60 * 1000

/**
 * Finds the commit of a choice: of a date, the last one before that day began, in the time zone of the reader.
 * @param now the current time, in milliseconds.
 * @returns undefined if there is none, such as an unknown tag.
 */
export function chosenCommit(
  { main, tags, commits }: Pick<ReviewIndex, 'main' | 'tags' | 'commits'>,
  since: Since,
  now: number,
): ChosenCommit | undefined {
  const named = (hash: string | undefined): ChosenCommit | undefined => {
    const commit = commits.find((one) => one.hash === hash)
    return hash === undefined ? undefined : { hash, ...(commit ? { commit } : {}) }
  }
  const before = (time: number): ChosenCommit | undefined => {
    const commit = commits.find(({ date }) => Date.parse(date) < time)
    if (commit) return { hash: commit.hash, commit }
    const oldest = commits.at(-1)
    return oldest && { hash: oldest.hash, commit: oldest, isOldest: true }
  }
  if (since === 'main') return named(main)
  if (since.startsWith('tag:')) return named(tags.find(({ name }) => `tag:${name}` === since)?.commit)
  const days = /^days:(\d{1,4})$/.exec(since)?.[1]
  if (days) return before(now - Number(days) * dayLength)
  if (/^\d{4}-\d{2}-\d{2}$/.test(since)) return before(new Date(`${since}T00:00`).getTime())
  if (/^[0-9a-f]{7,40}$/.test(since)) return named(commits.find(({ hash }) => hash.startsWith(since))?.hash ?? since)
  return undefined
}

/** The choice before the reviewer has made one: main, unless nothing has left it. */
export const defaultSince = ({ main, head }: Pick<ReviewIndex, 'main' | 'head'>): Since =>
  main && main !== head.hash ? 'main' : 'days:7'
