import { readdirSync, readFileSync } from 'node:fs'

/** How many files a process may open where the system does not tell: the usual limit. */
const USUAL_LIMIT = 1024

/** How many files and sockets this process has open; null where the system does not tell. */
export function openFiles(): number | null {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    return null
  }
}

/** How many files and sockets this process may have open (`ulimit -n`); Node raises the soft limit to the hard one. */
export function openFilesLimit(): number {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
    return limit === undefined ? USUAL_LIMIT : Number(limit)
  } catch {
    return USUAL_LIMIT
  }
}
