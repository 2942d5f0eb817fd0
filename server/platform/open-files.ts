import { readdirSync, readFileSync } from 'node:fs'

/** The usual limit of open files, for systems that do not report one. */
const USUAL_LIMIT = 1024

/** The number of files and sockets that this process has open; null if the system does not report it. */
export function openFiles(): number | null {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    return null
  }
}

/** The number of files and sockets that this process may have open (`ulimit -n`); Node raises the soft limit to the hard one. */
export function openFilesLimit(): number {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
    return limit === undefined ? USUAL_LIMIT : Number(limit)
  } catch {
    return USUAL_LIMIT
  }
}
