import { AsyncLocalStorage } from 'node:async_hooks'

/** How long one statement may take, and the time by which all of a caller's work must be done, in milliseconds. */
interface Limits {
  statement: number
  deadline: number
}

/** A statement of the running server is quick, or something is wrong: 4 s, longer than the 3 s that it may wait for a lock. */
const usual: Limits = { statement: 4000, deadline: Number.POSITIVE_INFINITY }
const HOUR = 3_600_000

const limits = new AsyncLocalStorage<Limits>()
const now = () => performance.now()

/** Runs work whose statements, including waits for connections and retries, may take `total` milliseconds. */
export const withDeadline = <Result>(total: number, work: () => Promise<Result>) =>
  limits.run({ ...usual, deadline: now() + total }, work)

/** Runs work whose statements may take up to an hour, such as a schema migration or a check of every row. */
export const allowSlowStatements = <Result>(work: () => Promise<Result>) =>
  limits.run({ ...usual, statement: HOUR }, work)

/** How long the next statement may take, in milliseconds; 0 when there is no time left. */
export function timeLeft(): number {
  const { statement, deadline } = limits.getStore() ?? usual
  return Math.max(0, Math.min(statement, deadline - now()))
}

/** The error of a statement that took too long. */
export const timeoutError = () =>
  Object.assign(new Error('The database did not respond in time'), { code: 'ETIMEDOUT', fatal: true })

/** How long a caller without a deadline waits for a connection, in milliseconds: a full pool is not a sign of a broken database. */
export const ACQUIRE_TIMEOUT = 10_000

/** Acquires a connection before the caller's deadline, or throws; a connection that comes later is released. */
export async function acquireBeforeDeadline<Connection>(
  acquire: () => Promise<Connection>,
  release: (connection: Connection) => Promise<void>,
): Promise<Connection> {
  const { deadline } = limits.getStore() ?? usual
  const left = Math.min(ACQUIRE_TIMEOUT, deadline - now())
  if (left <= 0) throw timeoutError()
  const acquiring = acquire()
  let timer: NodeJS.Timeout | undefined
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(timeoutError())
      acquiring.then(release, () => {})
    }, left)
  })
  try {
    return await Promise.race([acquiring, expired])
  } finally {
    clearTimeout(timer)
  }
}
