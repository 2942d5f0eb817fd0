import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { checkLedger } from '#server/features/wallet/ledger-check-store.ts'
import { COLLECT_DEPOSIT } from '#server/features/wallet/wallet-service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { createTestClient, type TestClient, type TestResponse } from '#server/testing/client-test-tools.ts'
import type { ServerProcess } from './server-process-test-tools.ts'
import { startStopwatch } from './stopwatch-test-tools.ts'

/** One thing that the shopper wants, under a key of its own. */
interface Wish {
  key: string
  path: string
  request: object
  /** What the server answered, if it did. */
  answer?: unknown
}

/** A customer who orders and tops up without end, and remembers every answer. */
export interface Shopper {
  wishes: readonly Wish[]
  /** The statuses of all answers, with how many there were. */
  statuses: Map<number, number>
  /** The longest that an answer took, in milliseconds without waits for a CPU. */
  slowest: number
  /** How many calls ended without any answer. */
  lost: number
  /** Shops at a server, `hands` calls at a time, until told to stop; a server that is gone is no fault. */
  shop(origin: string, hands: number, isOver: () => boolean): Promise<void>
  /** Asks again for everything: what was answered is answered the same, and what was not is done now. */
  askAgain(origin: string): Promise<void>
  /** Throws unless everything was done once, nothing is left half-way, and the books agree. */
  prove(database: Database): Promise<void>
}

/** As the contract says: success, too little money, and the answers of a server in trouble. */
const expected = new Set([200, 201, 503])
const RICH = '900000000000'

/** A shopper with money without end, who signs in at a server and stays signed in at those after it. */
export async function createShopper({ origin, pid }: Pick<ServerProcess, 'origin' | 'pid'>): Promise<Shopper> {
  const { customer, admin } = demoAccounts
  const visitor = createTestClient(origin)
  const { body: signedIn } = await visitor.post('/api/auth/login', customer)
  const userId: string = signedIn.user.id
  const { body: adminBody } = await createTestClient(origin).post('/api/admin/auth', admin)
  const rich = createTestClient(origin, adminBody.token)
  expect((await rich.patch(`/api/admin/users/${userId}/balance`, { balance: RICH })).status).toBe(200)

  const clientAt = (where: string): TestClient => Object.assign(createTestClient(where), { cookie: visitor.cookie })
  const wishes: Wish[] = []
  const surprises: string[] = []
  let count = 0
  let proven = 0

  function newWish(): Wish {
    count += 1
    // One order in five is for a machine that cannot be made.
    const key = `${count % 5 === 0 ? 'fail' : 'wish'}-${randomUUID().slice(0, 8)}-${count}`
    const order = { planId: 1, locationId: 1, operatingSystem: 'ubuntu', billingPeriod: 'monthly', totalCost: 49_000 }
    const wish =
      count % 3 === 0
        ? { path: '/api/wallet/deposit', request: { amount: '50000', paymentMethod: 'momo', description: key } }
        : { path: '/api/vps/order', request: { ...order, name: key } }
    const made = { key, ...wish }
    wishes.push(made)
    return made
  }

  async function timed(call: () => Promise<TestResponse>): Promise<TestResponse> {
    const stopwatch = startStopwatch(pid)
    const answer = await call()
    self.slowest = Math.max(self.slowest, stopwatch())
    self.statuses.set(answer.status, (self.statuses.get(answer.status) ?? 0) + 1)
    if (!expected.has(answer.status)) surprises.push(`${answer.status} ${JSON.stringify(answer.body)}`)
    return answer
  }

  const ask = (client: TestClient, { key, path, request }: Wish) =>
    timed(() => client.post(path, request, { 'idempotency-key': key }))

  const self: Shopper = {
    wishes,
    statuses: new Map(),
    slowest: 0,
    lost: 0,

    async shop(where, hands, isOver) {
      const client = clientAt(where)
      const hand = async () => {
        while (!isOver()) {
          const wish = newWish()
          try {
            const { status, body } = await ask(client, wish)
            if (status === 201) wish.answer = body
            await timed(() => client.get(`/api/wallet/balance/${userId}`))
          } catch (error) {
            if (!isConnectionError(error)) throw error
            // The server is gone: whoever asks again will learn what became of the wish.
            self.lost += 1
            return
          }
        }
      }
      await Promise.all(Array.from({ length: hands }, hand))
    },

    async askAgain(where) {
      const client = clientAt(where)
      const waiting = wishes.slice(proven)
      const hand = async () => {
        for (let wish = waiting.shift(); wish; wish = waiting.shift()) {
          let { status, body, headers } = await ask(client, wish)
          // What was broken off may still hold its locks for a moment: the server says to come back, and a customer does.
          while (status === 503) ({ status, body, headers } = await ask(client, wish))
          expect(status).toBe(201)
          if (wish.answer === undefined) wish.answer = body
          else expect([body, headers.get('idempotency-replayed')]).toEqual([wish.answer, 'true'])
        }
      }
      await Promise.all([hand(), hand(), hand(), hand()])
      proven = wishes.length
    },

    async prove(database) {
      await expect.poll(() => unfinished(database), { interval: 30 }).toBe(0)
      expect(await database.snapshot(checkLedger)).toEqual([])
      expect(surprises).toEqual([])
      const mine = (name: string) => /^(wish|fail)-/.test(name)
      const instances: { name: string; status: string }[] = await database
        .queries('instances')
        .where({ user_id: userId })
        .select('name', 'status')
      const deposits: { description: string; status: string }[] = await database
        .queries('transactions')
        .where({ user_id: userId, type: 'deposit' })
        .select('description', 'status')
      const done = [
        ...instances.map(({ name, status }) => ({ name, as: status })),
        ...deposits.map(({ description, status }) => ({ name: description, as: status })),
      ]
      const wanted = wishes.map(({ key, path }) => ({ name: key, as: endOf(key, path) }))
      const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)
      expect(done.filter(({ name }) => mine(name)).sort(byName)).toEqual(wanted.sort(byName))
    },
  }
  return self
}

/** How a wish must end. */
function endOf(key: string, path: string): string {
  if (path.endsWith('deposit')) return 'completed'
  return key.startsWith('fail') ? 'failed' : 'active'
}

const isConnectionError = (error: unknown) =>
  error instanceof TypeError || (error instanceof Error && error.name === 'SyntaxError')

/** How much is still to be done. The job of a deposit that is settled comes to its end only when it looks again. */
async function unfinished({ queries }: Database): Promise<number> {
  const counts = [
    queries('jobs').whereIn('state', ['ready', 'running']).whereNot('kind', 'like', `${COLLECT_DEPOSIT}%`),
    queries('transactions').where({ status: 'pending', payment_method: 'momo' }),
    queries('instances').where({ status: 'creating' }),
  ].map((rows) => rows.count({ total: '*' }).first())
  return (await Promise.all(counts)).reduce((sum, row) => sum + Number(row?.total), 0)
}
