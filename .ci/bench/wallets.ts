import { compose } from '#server/compose.ts'
import { createSessions } from '#server/features/auth/sessions.ts'
import { createSessionsStore } from '#server/features/auth/sessions-store.ts'
import { systemClock as clock } from '#server/platform/clock.ts'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import { createIds } from '#server/platform/ids.ts'
import { createLog } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { createSteadyClock } from '#server/platform/steady-clock.ts'
import { systemTimers as timers } from '#server/platform/timers.ts'

/** A customer with money, signed in. */
export interface Shopper {
  userId: string
  cookie: string
}

/** More than is spent in any run, in whole dong. */
const MUCH = 100_000_000_000

const log = createLog('error')
const random = () => Math.random()

/** Opens a database that a server has prepared, as the server does. */
export const openFromOutside = (url: string) => openDatabase(url, { log, timers, random })

/** The features of the server in this process, on a database; it takes no jobs. */
export const featuresOn = (database: Database) =>
  compose({
    database,
    clock,
    steadyClock: createSteadyClock(clock),
    ids: createIds(clock),
    timers,
    log,
    random,
    readiness: { isOpen: true },
    secure: false,
    limitsRegistrations: () => false,
    sandboxDelay: 0,
    jobLease: 60_000,
    webhookSecret: '',
    paymentMethods: ['momo'],
    maxPendingDeposits: Number.POSITIVE_INFINITY,
    post: () => Promise.reject(new Error('Nothing is sent from here')),
    apiOrigin: () => '',
    metrics: createMetrics(),
  })

/** Makes customers that share one password's hash, since hashing is not what they are for. */
export async function makeShoppers(database: Database, count: number): Promise<Shopper[]> {
  const { stores, ledger, passwords } = featuresOn(database)
  const ids = createIds(clock)
  const sessions = createSessions({ database, store: createSessionsStore(), clock, ids })
  const passwordHash = await passwords.hash('bench-password')
  return database.transaction(async (transaction) => {
    const shoppers: Shopper[] = []
    for (let number = 1; number <= count; number++) {
      const userId = ids.next()
      await stores.users.insert(transaction, {
        id: userId,
        email: `bench-${number}@sen.test`,
        passwordHash,
        firstName: 'Bench',
        lastName: `Number ${number}`,
        role: 'customer',
        isActive: true,
        isEmailVerified: true,
        isPhoneVerified: true,
        createdAt: clock.now(),
      })
      await ledger.openWallet(transaction, userId)
      await ledger.move(transaction, {
        kind: 'adjustment',
        subjectId: userId,
        actor: 'system',
        reason: { code: 'adjustment', facts: {} },
        userId,
        amount: MUCH,
        against: [{ account: 'adjustments', amount: -MUCH }],
      })
      shoppers.push({ userId, cookie: `session=${await sessions.open(transaction, userId, 'customer')}` })
    }
    return shoppers
  })
}
