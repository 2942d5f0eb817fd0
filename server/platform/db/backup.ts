import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Database } from './database.ts'

/** Waits until the changes to a file or a folder are on the disk. */
function flush(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/**
 * Copies an SQLite database to a new file while it is in use: everything that was committed when the copy began. The file exists
 * only once the copy is complete, and only its owner may read it. Throws for other engines, and for a file that exists.
 */
export async function backUp(database: Database, file: string): Promise<void> {
  if (database.dialect !== 'sqlite')
    throw new Error('This copies SQLite files. For MySQL and MariaDB see the section Backup in docs/operations.md.')
  if (existsSync(file)) throw new Error(`${file} is there already. Name a new file.`)
  const part = `${file}.part`
  rmSync(part, { force: true })
  try {
    closeSync(openSync(part, 'wx', 0o600))
    // SQLite fills an empty file, and leaves flushing it to the caller.
    await database.queries.raw('VACUUM INTO ?', [part])
    flush(part)
    renameSync(part, file)
    flush(dirname(resolve(file)))
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}
