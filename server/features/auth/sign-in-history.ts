import type { Device, SignInOutcome } from '#contracts/account-sessions.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { Log } from '#server/platform/log.ts'
import { coarseNetworkOf } from '#server/platform/networks.ts'
import type { Timers } from '#server/platform/timers.ts'
import type { SignInsStore } from './sign-ins-store.ts'

/** From where an attempt comes. */
export interface SignInOrigin {
  address: string
  device: Device
}

/** Records attempts to sign in, for the account's owner to see. */
export interface SignInHistory {
  /** Records a sign-in in its own transaction. */
  succeeded(tx: DbTransaction, userId: string, from: SignInOrigin): Promise<void>
  /**
   * Records an attempt that failed, within a second after the response: neither its time nor that of the next one tells whether the account exists.
   * Those that follow one another within an hour are one row.
   */
  failed(userId: string, outcome: Exclude<SignInOutcome, 'signed_in'>, from: SignInOrigin): void
}

interface SignInHistoryDeps {
  database: Database
  store: SignInsStore
  clock: Clock
  ids: Ids
  timers: Pick<Timers, 'sleep'>
  random: () => number
  log: Log
}

const HOUR = 60 * 60_000
/** The longest time after which a failed attempt is recorded, in milliseconds. */
const LATEST = 1000

export function createSignInHistory(deps: SignInHistoryDeps): SignInHistory {
  const { database, store, clock, ids, timers, random, log } = deps
  const recordOf = (userId: string, outcome: SignInOutcome, { address, device }: SignInOrigin) => ({
    id: ids.next(),
    userId,
    lastAt: clock.now(),
    outcome,
    attempts: 1,
    device,
    network: coarseNetworkOf(address),
  })
  return {
    succeeded: (tx, userId, from) => store.note(tx, recordOf(userId, 'signed_in', from), 0),
    failed(userId, outcome, from) {
      const record = recordOf(userId, outcome, from)
      // SQLite works in this thread: what it is given at once delays the response.
      timers
        .sleep(random() * LATEST)
        .then(() => database.transaction((tx) => store.note(tx, record, HOUR)))
        .catch((error) => log.warn({ err: error }, 'a failed sign-in could not be recorded'))
    },
  }
}
