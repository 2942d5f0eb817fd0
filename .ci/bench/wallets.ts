import { compose } from '#server/compose.ts'
import { createSessions } from '#server/features/auth/sessions.ts'
import { createSessionsStore } from '#server/features/auth/sessions-store.ts'
import { systemClock as clock } from '#server/platform/clock.ts'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import { createSessionCookie } from '#server/platform/http/cookies.ts'
import { createResponseCounter } from '#server/platform/http/response-counter.ts'
import { createIds } from '#server/platform/ids.ts'
import { createLog } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { createMonotonicClock } from '#server/platform/monotonic-clock.ts'
import { systemTimers as timers } from '#server/platform/timers.ts'

/** A signed-in customer with money. */
export interface Shopper {
  userId: string
  sessionId: string
  cookie: string
}

/** A balance, in dong, that no run can use up. */
const OPENING_BALANCE = 100_000_000_000

const log = createLog('error')
const random = () => Math.random()

/** Opens, with the server's own settings, a database that a server has already migrated. */
export const openExisting = (url: string) => openDatabase(url, { log, timers, random })

/** Composes the server's features in this process; no jobs run. */
export const featuresOn = (database: Database) =>
  compose({
    demo: { customer: () => Promise.reject(new Error('There is no demo here')) },
    database,
    clock,
    monotonicClock: createMonotonicClock(clock),
    ids: createIds(clock),
    timers,
    log,
    random,
    readiness: { isOpen: true },
    https: false,
    sessionCookie: createSessionCookie({ https: false }),
    requiresAdminFactor: false,
    limitsRegistrations: () => false,
    sandboxDelay: 0,
    jobLease: 60_000,
    webhookSecret: '',
    machineKey: '',
    paymentMethods: ['momo'],
    receivingAccount: null,
    bankReporters: [],
    bankStatements: [],
    maxPendingDeposits: Number.POSITIVE_INFINITY,
    gateways: [],
    sandbox: null,
    sendToCustomers: () => Promise.reject(new Error('A benchmark sends nothing')),
    realClock: clock,
    siteOrigin: () => '',
    metrics: createMetrics(),
    responses: createResponseCounter(),
    support: { limits: false, attachmentsDir: '/nonexistent' },
  })

/** Creates signed-in customers that share one password hash, since hashing is slow and not measured here. */
export async function makeShoppers(database: Database, count: number): Promise<Shopper[]> {
  const { users, wallet, auth } = featuresOn(database)
  const ids = createIds(clock)
  const sessions = createSessions({ database, store: createSessionsStore(), clock, ids })
  const passwordHash = await auth.passwords.hash('bench-password')
  return database.transaction(async (tx) => {
    const shoppers: Shopper[] = []
    for (let number = 1; number <= count; number++) {
      const userId = ids.next()
      await users.store.insert(tx, {
        id: userId,
        email: `bench-${number}@sen.test`,
        passwordHash,
        firstName: 'Bench',
        lastName: `Number ${number}`,
        role: 'customer',
        isActive: true,
        isEmailVerified: true,
        isPhoneVerified: true,
        language: null,
        createdAt: clock.now(),
      })
      await wallet.ledger.openWallet(tx, userId)
      await wallet.ledger.move(tx, {
        kind: 'adjustment',
        subjectId: userId,
        actor: 'system',
        reason: { code: 'adjustment', facts: {} },
        userId,
        amount: OPENING_BALANCE,
        against: [{ account: 'adjustments', amount: -OPENING_BALANCE }],
      })
      const token = await sessions.open(tx, userId, 'customer')
      shoppers.push({ userId, sessionId: token.slice(0, token.indexOf('.')), cookie: `session=${token}` })
    }
    return shoppers
  })
}
