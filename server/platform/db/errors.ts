/** What a failed transaction means for whoever asked for it. */
export type FailureKind =
  /** Nothing was kept: the whole of it may be run again. */
  | 'retry'
  /** COMMIT was sent and its answer is lost: it may have been kept. */
  | 'unknown'
  /** Nothing was kept, and the database cannot be used now. */
  | 'unavailable'
  /** Nothing was kept; the fault is in the code. */
  | 'bug'

/** How far a transaction had come when it failed. */
export type Phase = 'begin' | 'work' | 'commit'

/** Deadlock, lock wait, changed row, cluster not ready, read-only server, NOWAIT. */
const retryNumbers = new Set([1213, 1205, 1020, 1047, 1290, 1836, 1792, 3572])
/** Too many connections, going down, no room on its disk. */
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

/** Sorts the error of a driver, of knex or of its pool. */
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

/** Whether a statement failed only because another one holds what it wants to change. */
export function isContention(error: unknown): boolean {
  const { code, errno } = (error ?? {}) as DriverError
  return errno === 1205 || errno === 1213 || (typeof code === 'string' && /^SQLITE_(BUSY|LOCKED)/.test(code))
}

/** Whether a statement that stands alone failed for the state of the database, and not for a fault in the code. */
export const isTrouble = (error: unknown) => classify(error, 'begin') !== 'bug'

/** MySQL's errors for a column that exists, an index that exists, a column that is not there to be dropped. */
const stepTakenNumbers = new Set([1060, 1061, 1091])

/**
 * Whether a step failed only because it was taken before: its column or index exists, or the column that it drops is gone.
 * MySQL keeps such a step even if it was not noted, and two starting servers may take it at the same time.
 */
export function isStepTaken(error: unknown): boolean {
  const { errno, code, message } = (error ?? {}) as DriverError
  if (typeof errno === 'number' && stepTakenNumbers.has(errno)) return true
  return code === 'SQLITE_ERROR' && /no such column|duplicate column name/.test(String(message))
}

/** Whether a row was refused because another one has its primary or unique key. */
export function isDuplicate(error: unknown): boolean {
  const { code, errno } = (error ?? {}) as DriverError
  return errno === 1062 || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
}
