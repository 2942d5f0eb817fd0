import { dayOf } from '#contracts/rules/calendar.ts'
import type { PaymentMethod } from '#contracts/rules/fees.ts'
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
import { seedPerson, seedTicket } from '#server/seeds/seed-demo.ts'
import { compose } from './compose.ts'

/**
 * What visitors of the demo see. It is the server's own features over a database of its own, in memory, whose only customer is the
 * demo's: nothing in it is anybody's record, and no figure, list or ledger of the real database counts it.
 */
export interface DemoWorld {
  customer(): Promise<UserRecord>
  /** Returns what answers a route for demo sessions. */
  handlerOf(route: Route): Promise<Route['handle']>
  close(): Promise<void>
}

interface DemoWorldDeps {
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

/** A world that was made. */
interface MadeWorld {
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

/** Makes the world of a day: its records are as old as they would be if the customer had begun some time ago. */
export async function makeDemoWorld(deps: DemoWorldDeps): Promise<MadeWorld> {
  const { clock, timers, log, random } = deps
  const catalog = deps.catalog()
  const midnight = Date.parse(`${dayOf(clock.now())}T00:00:00+07:00`)
  const seedClock: Clock = { ...clock, now: () => midnight }
  const ids = createRepeatableIds(seedClock)
  const database = openInMemory({ log, timers, random })
  await migrate(database, migrations, clock)
  const missing = () => Promise.reject(new Error('The demo world has no demo'))
  const { routes, stores, ledger } = compose({
    ...{ database, clock, ids, timers, log, random, catalog },
    ...{ paymentMethods: deps.paymentMethods, monotonicClock: { ...clock, catchUp() {} } },
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
    sendToCustomers: () => Promise.reject(new Error('The demo world sends nothing')),
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
    const seedDeps = { clock: seedClock, ids, ledger, ...stores }
    let address = 100
    const tickets = await seedPerson(seedDeps, tx, demoCustomer({ plans, locations }), {
      id: DEMO_CUSTOMER_ID,
      // No password has this hash.
      passwordHash: '',
      plans,
      addresses: () => `203.0.113.${++address}`,
    })
    for (const ticket of tickets.sort((a, b) => a.at - b.at)) await seedTicket(seedDeps, tx, ticket)
    await stores.referrals.addCode(tx, DEMO_CUSTOMER_ID, referralCode(DEMO_CUSTOMER_ID, 0))
    for (const promotion of promotions) await stores.promotions.insert(tx, { ...promotion, redemptions: 0, given: 0 })
  })
  const customer = await stores.users.byId(database.queries, DEMO_CUSTOMER_ID)
  if (!customer) throw new Error('The demo world has no customer')
  return { database, routes, customer }
}

/** Creates the demo, whose world is made when it is first needed, and again on another day or with another catalogue. */
export function createDemoWorld(deps: DemoWorldDeps): DemoWorld {
  let current: { key: string; world: Promise<MadeWorld> } | null = null
  let previous: Promise<MadeWorld> | null = null

  const close = async (world: Promise<MadeWorld> | null) => {
    const made = await world?.catch(() => null)
    await made?.database.close()
  }

  function world(): Promise<MadeWorld> {
    const key = `${dayOf(deps.clock.now())} ${deps.catalog().snapshot('vi').revision}`
    if (current?.key === key) return current.world
    const made = makeDemoWorld(deps)
    made.catch((error) => {
      deps.log.error({ err: error }, 'the demo could not be made')
      if (current?.world === made) current = null
    })
    // Requests that have begun still read the world before.
    void close(previous)
    previous = current?.world ?? null
    current = { key, world: made }
    return made
  }

  return {
    customer: async () => (await world()).customer,
    async handlerOf({ method, path }) {
      const { routes } = await world()
      const found = routes.find((route) => route.method === method && route.path === path)
      if (!found) throw new Error(`The demo world has no route ${method} ${path}`)
      return found.handle
    },
    async close() {
      await Promise.all([close(previous), close(current?.world ?? null)])
    },
  }
}
