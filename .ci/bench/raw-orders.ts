import { randomUUID } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import Sqlite from 'better-sqlite3'
import type { Session } from '#server/platform/http/route.ts'
import { featuresOn, openExisting, type Shopper } from './wallets.ts'

/** The body of an order of the cheapest plan, as the site sends it. */
export const orderOf = ({ userId }: Pick<Shopper, 'userId'>) => ({
  userId,
  planId: 1,
  locationId: 1,
  name: 'bench',
  operatingSystem: 'debian',
  billingPeriod: 'monthly',
  totalCost: '49000',
})

/** A statement as the driver receives it. */
interface Statement {
  sql: string
  values: unknown[]
}

export interface RawOrders {
  /** Orders per second with the driver alone. */
  measure(): number
}

/**
 * Records the SQL statements of orders on a copy of the database. Each measurement replays them with the driver alone on a fresh
 * copy, in one transaction per order, with the server's durability settings.
 */
export async function recordOrders(path: string, shoppers: readonly Shopper[], count = 1000): Promise<RawOrders> {
  const snapshot = `${path}.snapshot`
  const source = new Sqlite(path)
  source.prepare('VACUUM INTO ?').run(snapshot)
  source.close()

  const copy = `${path}.recorded`
  copyFileSync(snapshot, copy)
  const database = openExisting(`sqlite:${copy}`)
  const { routes, catalog } = featuresOn(database)
  // A database that no server has opened yet has no plans to order.
  await catalog.catalog.open()
  const orders: Statement[][] = []
  database.queries.client.on('query', ({ sql, bindings }: { sql: string; bindings?: unknown[] }) => {
    if (/^(?:BEGIN|COMMIT)/.test(sql)) return
    // server/platform/db/sqlite.ts binds them in the same way.
    const values = bindings?.map((value) => (Number.isSafeInteger(value) ? BigInt(value as number) : value)) ?? []
    orders.at(-1)?.push({ sql, values })
  })
  const route = routes.find(({ path }) => path === '/api/vps/order')
  if (!route) throw new Error('There is no route for orders')
  for (let number = 0; number < count; number++) {
    const shopper = shoppers[number % shoppers.length] as Shopper
    const key = randomUUID()
    orders.push([])
    await route.handle({
      session: { id: shopper.sessionId, userId: shopper.userId } satisfies Session as never,
      params: undefined,
      rawQuery: '',
      query: undefined,
      body: orderOf(shopper),
      rawBody: Buffer.alloc(0),
      upload: Readable.from([]),
      header: (name) => (name === 'idempotency-key' ? key : undefined),
      address: '',
      language: 'vi',
      requestId: '',
      signal: new AbortController().signal,
    })
  }
  await database.close()

  let measured = 0
  return {
    measure() {
      const fresh = `${path}.raw-${++measured}`
      copyFileSync(snapshot, fresh)
      const raw = new Sqlite(fresh)
      for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) raw.pragma(pragma)
      const prepared = new Map<string, Sqlite.Statement>()
      const prepare = (sql: string) => {
        const statement = prepared.get(sql) ?? raw.prepare(sql)
        prepared.set(sql, statement)
        return statement
      }
      const run = raw.transaction((statements: Statement[]) => {
        for (const { sql, values } of statements) {
          const statement = prepare(sql)
          if (statement.reader) statement.all(...values)
          else statement.run(...values)
        }
      })
      const began = performance.now()
      for (const statements of orders) run.immediate(statements)
      const rate = orders.length / ((performance.now() - began) / 1000)
      const { saved } = raw.prepare('SELECT count(*) AS saved FROM idempotency_keys').get() as { saved: number }
      raw.close()
      if (saved !== orders.length) throw new Error(`The driver alone saved ${saved} of ${orders.length} orders`)
      return rate
    },
  }
}
