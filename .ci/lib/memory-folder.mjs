import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** A folder in memory, which Linux systems have. */
const MEMORY = '/dev/shm'

/** The suites' databases and browser profiles take less at any time. In bytes. */
const ROOM = 6 * 1024 ** 3

function hasRoom() {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ROOM
  } catch {
    return false
  }
}

/**
 * Makes this process and those that it starts keep temporary files in memory, where the system has room for them, until this
 * process ends. Tests create hundreds of databases, and a disk takes ten times as long to sync the steps of their schemas.
 * Does nothing when `TMPDIR` names a folder.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || !hasRoom()) return
  const folder = mkdtempSync(join(MEMORY, 'sen-cloud-'))
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}
