import { pictureFolder } from '#stories/visual/files.ts'
import type { FileChange } from './git.ts'
import type { CommitInfo } from './review-data.ts'

/** The picture of a committed file, as `components/Button/default_dark`; undefined for another file. Before WebP they were PNG. */
export function pictureIn(path: string): string | undefined {
  const name = /^(.+)\.(?:webp|png)$/.exec(path)?.[1]
  return name?.startsWith(`${pictureFolder}/`) ? name.slice(pictureFolder.length + 1) : undefined
}

/** Blobs of a picture before and after a commit. */
export interface PictureChange {
  commit: CommitInfo
  before?: string
  after?: string
}

/** The changes of pictures: a PNG that is removed while a WebP of that name is added is one change. */
export function pictureChanges(changes: readonly FileChange[]): Map<string, Pick<FileChange, 'before' | 'after'>> {
  const found = new Map<string, Pick<FileChange, 'before' | 'after'>>()
  for (const { path, before, after } of changes) {
    const id = pictureIn(path)
    if (id === undefined) continue
    const change = found.get(id) ?? {}
    if (before) change.before = before
    if (after) change.after = after
    found.set(id, change)
  }
  return found
}

/**
 * Finds pictures that only have another name: one is gone, and a new one is the same.
 * @param gone the pictures that are gone, with what identifies their content.
 * @returns the new name of each that is among `fresh`.
 */
export function movesBetween(gone: Map<string, string>, fresh: Map<string, string>): Map<string, string> {
  const names = new Map<string, string[]>()
  for (const [id, content] of gone) names.set(content, [...(names.get(content) ?? []), id])
  const moves = new Map<string, string>()
  for (const [id, content] of fresh) {
    const from = names.get(content)?.shift()
    if (from !== undefined) moves.set(from, id)
  }
  return moves
}

/** The history of all pictures. */
export interface PictureLog {
  /** The changes of each picture, newest first, by its name now. Moves are followed, and are no changes. */
  changes: Map<string, PictureChange[]>
  /** Names of today, by earlier ones. */
  names: Map<string, string>
}

/** Reads the history of all pictures from a log whose newest commit is first. */
export function readPictureLog(log: readonly { commit: CommitInfo; changes: readonly FileChange[] }[]): PictureLog {
  const found = new Map<string, PictureChange[]>()
  const names = new Map<string, string>()
  const nameNow = (id: string) => names.get(id) ?? id
  for (const { commit, changes } of log) {
    const byId = pictureChanges(changes)
    const only = (side: 'before' | 'after', other: 'before' | 'after') =>
      new Map([...byId].flatMap(([id, change]) => (change[side] && !change[other] ? [[id, change[side]]] : [])))
    const moves = movesBetween(only('before', 'after'), only('after', 'before'))
    const moved = new Set([...moves].flat())
    for (const [id, change] of byId)
      if (!moved.has(id)) found.set(nameNow(id), [...(found.get(nameNow(id)) ?? []), { commit, ...change }])
    for (const [from, to, now = nameNow(to)] of [...moves]) names.set(from, now)
  }
  return { changes: found, names }
}
