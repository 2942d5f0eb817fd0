import { closeSync, existsSync, fchmodSync, fstatSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Log } from '#server/platform/log.ts'

/** Permissions of the group and of others. */
const OTHERS = 0o077
/** A database in memory has no file. */
export const IN_MEMORY = ':memory:'

/**
 * Creates an SQLite file that only its owner can read, whatever the umask; SQLite gives its companions (`-wal`, `-shm`) the same
 * permissions. A missing folder is created, for the owner only. Existing files that others can read lose those permissions. If that
 * fails, it is logged and the file is used as it is.
 */
export function makePrivate(path: string, log: Log): void {
  if (path === IN_MEMORY) return
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const isNew = !existsSync(path)
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (file === path || existsSync(file)) restrictToOwner(file, isNew, log)
  }
}

function restrictToOwner(file: string, isNew: boolean, log: Log): void {
  let handle: number | undefined
  try {
    handle = isNew ? openSync(file, 'a', 0o600) : openSync(file, 'r')
    const permissions = fstatSync(handle).mode & 0o777
    if (isNew) fchmodSync(handle, 0o600)
    else if ((permissions & OTHERS) !== 0) {
      fchmodSync(handle, permissions & ~OTHERS)
      log.info({ file, before: permissions.toString(8) }, 'removed the permissions of others on the database file')
    }
  } catch (error) {
    // SQLite's own error for a file that cannot be opened is clearer; this is only about permissions.
    log.warn({ err: error, file }, 'the permissions of the database file cannot be set')
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}
