import { AsyncLocalStorage } from 'node:async_hooks'

/** How long one statement may take, and until when all of a caller's work must be over, in milliseconds. */
interface TimeAllowed {
  statement: number
  until: number
}

/** A statement of the running server is quick, or something is wrong: a lock is waited for less long than this. */
const usual: TimeAllowed = { statement: 4000, until: Number.POSITIVE_INFINITY }
const HOUR = 3_600_000

const allowed = new AsyncLocalStorage<TimeAllowed>()
const now = () => performance.now()

/** Runs work whose statements, with all waiting for connections and all repetitions, get `total` milliseconds. */
export const withinTime = <Result>(total: number, work: () => Promise<Result>) =>
  allowed.run({ ...usual, until: now() + total }, work)

/** Runs work whose statements may take long, such as a step of the schema or a proof over every row. */
export const withoutHurry = <Result>(work: () => Promise<Result>) => allowed.run({ ...usual, statement: HOUR }, work)

/** How long the next statement may take, in milliseconds; 0 when there is no time left. */
export function timeLeft(): number {
  const { statement, until } = allowed.getStore() ?? usual
  return Math.max(0, Math.min(statement, until - now()))
}

/** What a statement ends with that took too long. */
export const outOfTime = () =>
  Object.assign(new Error('The database did not answer in time'), { code: 'ETIMEDOUT', fatal: true })

/** How long whoever has all the time may wait for a connection, in milliseconds: a full pool is no sign of a broken one. */
export const ACQUIRE = 10_000

/** A connection from a pool, if it comes before all time is over; one that comes later goes back. */
export async function acquireInTime<Connection>(
  acquire: () => Promise<Connection>,
  release: (connection: Connection) => Promise<void>,
): Promise<Connection> {
  const { until } = allowed.getStore() ?? usual
  const left = Math.min(ACQUIRE, until - now())
  if (left <= 0) throw outOfTime()
  const acquiring = acquire()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(outOfTime())
      acquiring.then(release, () => {})
    }, left)
  })
  try {
    return await Promise.race([acquiring, late])
  } finally {
    clearTimeout(timer)
  }
}
