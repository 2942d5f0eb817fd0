/** What a failed transaction means for its caller. */
export type FailureKind =
  /** Nothing was kept: it may be run again from the beginning. */
  | 'retry'
  /** COMMIT was sent and its response is lost: it may have been kept. */
  | 'unknown'
  /** Nothing was kept, and the database cannot be used now. */
  | 'unavailable'
  /** Nothing was kept; the fault is in the code. */
  | 'bug'

/** How far a transaction had come when it failed. */
export type Phase = 'begin' | 'work' | 'commit'

/** Deadlock, lock wait timeout, changed row, cluster not ready, read-only server, NOWAIT. */
const retryNumbers = new Set([1213, 1205, 1020, 1047, 1290, 1836, 1792, 3572])
/** Too many connections, shutting down, disk full. */
const unavailableNumbers = new Set([1040, 1203, 1226, 1053, 1077, 1021, 1114, 1158, 1159, 1160, 1161])
/** An error or an interruption during COMMIT. */
const unknownAtCommit = new Set([1180, 1317, 1927])
const lostCodes = /^(PROTOCOL_CONNECTION_LOST|ECONNRESET|EPIPE|ETIMEDOUT|ECONNREFUSED|ENOTFOUND|EHOSTUNREACH)$/
const lostMessages = /closed state|Connection lost|Timeout acquiring a connection|Unable to acquire a connection/i
const sqliteUnavailable = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB)/

interface DriverError {
  code?: unknown
  errno?: unknown
  fatal?: unknown
  message?: unknown
}

/** Classifies an error of a driver, of knex or of its pool. */
export function classify(error: unknown, phase: Phase): FailureKind {
  const { code, errno, fatal, message } = (error ?? {}) as DriverError
  const codeText = typeof code === 'string' ? code : ''
  if (/^SQLITE_(BUSY|LOCKED)/.test(codeText)) return 'retry'
  if (sqliteUnavailable.test(codeText)) return phase === 'commit' ? 'unknown' : 'unavailable'
  if (typeof errno === 'number' && retryNumbers.has(errno)) return 'retry'
  if (phase === 'commit' && typeof errno === 'number' && unknownAtCommit.has(errno)) return 'unknown'
  if (typeof errno === 'number' && unavailableNumbers.has(errno)) return phase === 'commit' ? 'unknown' : 'unavailable'
  const lost = fatal === true || lostCodes.test(codeText) || lostMessages.test(String(message))
  if (!lost) return 'bug'
  if (phase === 'commit') return 'unknown'
  return phase === 'begin' ? 'unavailable' : 'retry'
}

/** Whether a statement failed only because another one holds a lock that it needs. */
export function isContention(error: unknown): boolean {
  const { code, errno } = (error ?? {}) as DriverError
  return errno === 1205 || errno === 1213 || (typeof code === 'string' && /^SQLITE_(BUSY|LOCKED)/.test(code))
}

/** Whether a single statement failed because of the state of the database, and not because of a bug. */
export const isDatabaseFailure = (error: unknown) => classify(error, 'begin') !== 'bug'

/** MySQL's errors for a column that exists, an index that exists, and a column to drop that does not exist. */
const alreadyAppliedNumbers = new Set([1060, 1061, 1091])

/**
 * Whether a migration step failed only because it was applied before: its column or index exists, or the column that it drops is
 * gone. MySQL keeps such a change even if the step was not recorded, and two starting servers may apply it at the same time.
 */
export function isAlreadyApplied(error: unknown): boolean {
  const { errno, code, message } = (error ?? {}) as DriverError
  if (typeof errno === 'number' && alreadyAppliedNumbers.has(errno)) return true
  return code === 'SQLITE_ERROR' && /no such column|duplicate column name/.test(String(message))
}

/** Whether a row was rejected because another one has the same primary or unique key. */
export function isDuplicate(error: unknown): boolean {
  const { code, errno } = (error ?? {}) as DriverError
  return errno === 1062 || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
}
