import type { Database } from './database.ts'

/** The oldest versions with `SKIP LOCKED`, as major and minor numbers. */
const oldest = { MariaDB: [10, 6], MySQL: [8, 0] } as const

/**
 * Describes why a database server is too old, from what `SELECT VERSION()` returns, such as `10.11.19-MariaDB-0+deb12u1`; null if it is new
 * enough, or if the text has another form. Some proxies put `5.5.5-` in front of a MariaDB's version.
 */
export function tooOldReason(version: string): string | null {
  const product = /mariadb/i.test(version) ? 'MariaDB' : 'MySQL'
  const [, major, minor] = /^(?:5\.5\.5-)?(\d+)\.(\d+)/.exec(version) ?? []
  if (major === undefined) return null
  const [leastMajor, leastMinor] = oldest[product]
  const isNewEnough = Number(major) > leastMajor || (Number(major) === leastMajor && Number(minor) >= leastMinor)
  return isNewEnough ? null : `${product} ${major}.${minor} is too old, MariaDB 10.6 or MySQL 8.0 is needed`
}

/** Throws when the database's server is too old for the statements of this code. Changes nothing. */
export async function requireServerVersion({ dialect, queries }: Pick<Database, 'dialect' | 'queries'>): Promise<void> {
  if (dialect !== 'mysql') return
  const [[row]]: [[{ version: string }]] = await queries.raw('SELECT VERSION() AS version')
  const reason = tooOldReason(row.version)
  if (reason !== null) throw new Error(reason)
}
