import { dayOf } from '#contracts/rules/calendar.ts'
import type { PaymentMethod } from '#contracts/rules/fees.ts'
import { compose } from '#server/compose.ts'
import { DEMO_CUSTOMER_ID } from '#server/features/auth/demo-sessions.ts'
import type { CatalogService } from '#server/features/catalog/catalog-service.ts'
import type { PromotionRecord } from '#server/features/offers/promotions-store.ts'
import { referralCode } from '#server/features/offers/referral-code.ts'
import type { UserRecord } from '#server/features/users/users-store.ts'
import { migrations } from '#server/migrations/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, openInMemory } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate-store.ts'
import { createSessionCookie } from '#server/platform/http/cookies.ts'
import { createResponseCounter } from '#server/platform/http/response-counter.ts'
import type { Route } from '#server/platform/http/route.ts'
import { type Ids, idOf, newSecret } from '#server/platform/ids.ts'
import type { Log } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import type { Timers } from '#server/platform/timers.ts'
import { demoCustomer } from '#server/seeds/demo-customer.ts'
import { seededStores, seedPerson, seedTicket } from '#server/seeds/seed-demo.ts'

/**
 * What visitors of the demo see. It is the server's own features over a database of its own, in memory, whose only customer is the
 * demo's: nothing in it is anybody's record, and no figure, list or ledger of the real database counts it.
 */
export interface DemoBackend {
  customer(): Promise<UserRecord>
  /** Returns what answers a route for demo sessions. */
  handlerOf(route: Route): Promise<Route['handle']>
  close(): Promise<void>
}

interface DemoBackendDeps {
  clock: Clock
  timers: Timers
  log: Log
  /** A number from 0 up to 1. */
  random: () => number
  paymentMethods: readonly PaymentMethod[]
  /** The catalogue that is on sale. */
  catalog: () => CatalogService
  /** Returns the offers that are switched on. */
  promotions: () => Promise<PromotionRecord[]>
}

/** The backend of one day. */
interface DailyBackend {
  database: Database
  routes: readonly Route[]
  customer: UserRecord
}

/** Ids in the order in which they are made, the same in every process, so that any server answers for the same records. */
function createRepeatableIds({ now }: Clock): Ids {
  let made = 0
  const at = (time: number) => {
    made += 1
    return idOf(time, 0, `8${made.toString(16).padStart(15, '0')}`)
  }
  return { next: () => at(now()), at }
}

/** Makes the backend of a day: its records are as old as they would be if the customer had begun some time ago. */
export async function makeDailyBackend(deps: DemoBackendDeps): Promise<DailyBackend> {
  const { clock, timers, log, random } = deps
  const catalog = deps.catalog()
  const midnight = Date.parse(`${dayOf(clock.now())}T00:00:00+07:00`)
  const seedClock: Clock = { ...clock, now: () => midnight }
  const ids = createRepeatableIds(seedClock)
  const database = openInMemory({ log, timers, random })
  await migrate(database, migrations, clock)
  const missing = () => Promise.reject(new Error('The demo has no demo of its own'))
  const features = compose({
    database,
    clock,
    ids,
    timers,
    log,
    random,
    catalog,
    paymentMethods: deps.paymentMethods,
    monotonicClock: { ...clock, catchUp() {} },
    demo: { customer: missing },
    readiness: { isOpen: true },
    https: false,
    sessionCookie: createSessionCookie({ https: false }),
    requiresAdminFactor: false,
    limitsRegistrations: () => false,
    sandboxDelay: 0,
    jobLease: 0,
    // Nothing is signed or sealed: it is only read.
    webhookSecret: newSecret(),
    machineKey: newSecret(),
    receivingAccount: null,
    bankReporters: [],
    bankStatements: [],
    gateways: [],
    sandbox: null,
    sendToCustomers: () => Promise.reject(new Error('The demo sends nothing')),
    realClock: clock,
    maxPendingDeposits: 0,
    siteOrigin: () => '',
    metrics: createMetrics(),
    responses: createResponseCounter(),
    // Nobody adds a file.
    support: { limits: false, attachmentsDir: '/nonexistent' },
  })
  const { plans, locations } = catalog.snapshot('vi')
  const promotions = await deps.promotions()
  await database.transaction(async (tx) => {
    const seedDeps = { clock: seedClock, ids, ...seededStores(features) }
    let address = 100
    const tickets = await seedPerson(seedDeps, tx, demoCustomer({ plans, locations }), {
      id: DEMO_CUSTOMER_ID,
      // No password has this hash.
      passwordHash: '',
      plans,
      addresses: () => `203.0.113.${++address}`,
    })
    for (const ticket of tickets.sort((a, b) => a.at - b.at)) await seedTicket(seedDeps, tx, ticket)
    await features.offers.referrals.addCode(tx, DEMO_CUSTOMER_ID, referralCode(DEMO_CUSTOMER_ID, 0))
    for (const promotion of promotions)
      await features.offers.promotions.insert(tx, { ...promotion, redemptions: 0, given: 0 })
  })
  const customer = await features.users.store.byId(database.queries, DEMO_CUSTOMER_ID)
  if (!customer) throw new Error('The demo has no customer')
  return { database, routes: features.routes, customer }
}

/** Creates the demo, whose backend is made when it is first needed, and again on another day or with another catalogue. */
export function createDemoBackend(deps: DemoBackendDeps): DemoBackend {
  let current: { key: string; backend: Promise<DailyBackend> } | null = null
  let previous: Promise<DailyBackend> | null = null

  const close = async (backend: Promise<DailyBackend> | null) => {
    const made = await backend?.catch(() => null)
    await made?.database.close()
  }

  function backendOfToday(): Promise<DailyBackend> {
    const key = `${dayOf(deps.clock.now())} ${deps.catalog().snapshot('vi').revision}`
    if (current?.key === key) return current.backend
    const made = makeDailyBackend(deps)
    made.catch((error) => {
      deps.log.error({ err: error }, 'the demo could not be made')
      if (current?.backend === made) current = null
    })
    // Requests that have begun still read the one before.
    void close(previous)
    previous = current?.backend ?? null
    current = { key, backend: made }
    return made
  }

  return {
    customer: async () => (await backendOfToday()).customer,
    async handlerOf({ method, path }) {
      const { routes } = await backendOfToday()
      const found = routes.find((route) => route.method === method && route.path === path)
      if (!found) throw new Error(`The demo has no route ${method} ${path}`)
      return found.handle
    },
    async close() {
      await Promise.all([close(previous), close(current?.backend ?? null)])
    },
  }
}
