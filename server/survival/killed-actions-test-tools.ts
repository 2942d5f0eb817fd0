import { expect, test } from 'vitest'
import type { SandboxState } from '#server/features/machines/sandbox/sandbox-machines-store.ts'
import { checkLedger } from '#server/features/wallet/ledger-check-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { createTestClient } from '#server/testing/client-test-tools.ts'
import { isLongRun } from '#server/testing/long-run-test-tools.ts'
import { seededRandom } from '#server/testing/seeded-random-test-tools.ts'
import type { Crash } from './crashing-server-test-tools.ts'
import { type Engine, emptyDatabase, sharedMariadb, survivalSeed } from './engines-test-tools.ts'
import { createOperator, type Operator } from './operator-test-tools.ts'
import { startServer } from './server-process-test-tools.ts'

/** How often a server is killed: at each failpoint, and every fourth time at any time. */
const killsAt = (points: readonly unknown[]) => Math.floor((points.length * 4) / 3)
const CUSTOMERS = isLongRun ? 4 : 2
const MACHINES_EACH = 4
const BALANCE = 10_000_000
const PRICE = 49_000
/** How many operations are requested of a server before it may be killed, and how many more at most. */
const REQUESTS = { min: 6, more: 14 }
/** How many more are requested before a server is killed that does not reach its failpoint. */
const EXTRA_REQUESTS = 6
/** How long after its last request a server without a failpoint is killed, in milliseconds, at most. */
const DELAY = 250

const insertAction = '^insert into .machine_actions'
const insertOperation = '^insert into .sandbox_operations'
const endOperation = '^update .sandbox_operations'
const endAction = '^update .machine_actions. set .state. = \\?, .progress'
const journal = '^insert into .journals'

/** Points in the life of an action at which the server is killed, one after another: by default every third one. */
const failpoints: Omit<Crash, 'count'>[] = [
  { when: 'before', what: '^COMMIT', following: insertAction },
  { when: 'after', what: '^COMMIT', following: insertAction },
  { when: 'after', what: insertAction },
  { when: 'before', what: '^COMMIT', following: insertOperation },
  { when: 'after', what: '^COMMIT', following: insertOperation },
  { when: 'before', what: '^COMMIT', following: endOperation },
  { when: 'after', what: '^COMMIT', following: endOperation },
  { when: 'after', what: endAction },
  { when: 'before', what: '^COMMIT', following: endAction },
  { when: 'after', what: '^COMMIT', following: endAction },
  { when: 'before', what: '^COMMIT', following: journal },
  { when: 'after', what: '^COMMIT', following: journal },
]

const until = (isTrue: () => boolean) => expect.poll(isTrue, { interval: 5 }).toBe(true)

/** Creates customers, each with money and machines that are active. Of every second one the hypervisor refuses larger plans, which are refunded. */
async function createOperators(origin: string): Promise<Operator[]> {
  const { body: adminBody } = await createTestClient(origin).post('/api/admin/auth', demoAccounts.admin)
  const admin = createTestClient(origin, adminBody.token)
  const operators: Operator[] = []
  for (let customer = 0; customer < CUSTOMERS; customer += 1) {
    const client = createTestClient(origin)
    const { body: registered } = await client.post('/api/auth/register', {
      email: `operator-${customer}@sen.test`,
      password: 'mat-khau-thu-nghiem',
      firstName: 'Lan',
      lastName: 'Phạm',
    })
    const userId: string = registered.user.id
    const filled = await admin.patch(`/api/admin/users/${userId}/balance`, { balance: String(BALANCE) })
    expect(filled.status).toBe(200)
    for (let machine = 0; machine < MACHINES_EACH; machine += 1) {
      const name = `web-${machine}${machine % 2 === 1 ? '-refuse-resize' : ''}`
      const choice = { planId: 1, locationId: 1, name, operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
      const { status, body } = await client.post('/api/vps/order', { ...choice, totalCost: PRICE })
      expect(status).toBe(201)
      const random = seededRandom(survivalSeed + operators.length + 1)
      operators.push(createOperator({ client, userId, vpsId: body.vps.id, random }))
    }
  }
  const statuses = () => Promise.all(operators.map(async ({ page }) => (await page(origin)).vps.status))
  await expect.poll(statuses, { interval: 50 }).toEqual(operators.map(() => 'active'))
  return operators
}

interface StoredAction {
  id: string
  vps_id: string
  type: string
  state: 'done' | 'failed'
  params: string
}

/** The lines of the wallets' books that belong to an action, in the order in which they were booked. */
async function linesOf({ queries }: Database, actionId: string) {
  const rows: { kind: string; amount: unknown }[] = await queries('journals')
    .join('postings', 'postings.journal_id', 'journals.id')
    .join('accounts', 'accounts.id', 'postings.account_id')
    .where({ 'journals.subject_id': actionId, 'accounts.kind': 'wallet' })
    .orderBy('journals.id')
    .select('journals.kind as kind', 'postings.amount as amount')
  return rows.map(({ kind, amount }) => ({ kind, amount: Number(amount) }))
}

/** Throws unless every request of an operator was one action that ended once, at the hypervisor as in the books. Returns what its plans have cost. */
async function verifyMachine(database: Database, origin: string, operator: Operator): Promise<number> {
  const { queries } = database
  const { vpsId, requests } = operator
  const actions: StoredAction[] = await queries('machine_actions').where({ vps_id: vpsId }).orderBy('id')
  const [created, ...own] = actions
  expect(created).toMatchObject({ type: 'create', state: 'done' })
  const expected = requests.map(({ actionId, body }) => ({ id: actionId, type: body.type }))
  expect(own.map(({ id, type }) => ({ id, type }))).toEqual(expected)

  let cost = 0
  const done: Record<string, number> = { create: 1 }
  const isRefused = (await operator.page(origin)).vps.name.includes('refuse-resize')
  for (const { id, type, state, params } of own) {
    const expected = type === 'resize' && isRefused ? 'failed' : 'done'
    expect([type, state]).toEqual([type, expected])
    if (state === 'done') done[type] = (done[type] ?? 0) + 1
    const { total = 0 }: { total?: number } = JSON.parse(params)
    const paid = [{ kind: 'payment', amount: -total }]
    const isPaid = type === 'resize'
    const lines = state === 'done' ? paid : [...paid, { kind: 'refund', amount: total }]
    expect([type, await linesOf(database, id)]).toEqual([type, isPaid ? lines : []])
    if (isPaid) expect(total).toBeGreaterThan(0)
    if (isPaid && state === 'done') cost += total
  }

  const row = await queries('sandbox_machines').where({ id: vpsId }).first('state')
  const machine: SandboxState = JSON.parse(row.state)
  expect(machine.done).toEqual(done)
  const { vps, snapshots, actions: possible } = await operator.page(origin)
  expect(vps).toMatchObject({ action: null, status: 'active', power: machine.isRescue ? 'rescue' : machine.power })
  expect([vps.cpu, vps.ram * 1024, vps.storage]).toEqual([machine.cores, machine.ramMb, machine.diskGb])
  expect(snapshots.map(({ id }) => id).sort()).toEqual(machine.snapshots.map(({ id }) => id).sort())
  expect(possible.find(({ type }) => type === 'rebuild')).toMatchObject({ enabled: true })
  return cost
}

/** Throws unless machines and books agree, and nothing is left to do. */
async function verify(database: Database, origin: string, operators: readonly Operator[]): Promise<void> {
  const { queries } = database
  const open = async () => (await queries('machine_actions').whereIn('state', ['queued', 'running']).pluck('id')).length
  await expect.poll(open, { interval: 50 }).toBe(0)
  expect(await queries('machine_actions').whereNotNull('active_vps_id').pluck('id')).toEqual([])
  const costs = new Map<string, number>()
  for (const operator of operators) {
    await operator.repeatAll(origin)
    const cost = (await verifyMachine(database, origin, operator)) + PRICE
    costs.set(operator.userId, (costs.get(operator.userId) ?? 0) + cost)
  }
  for (const [id, cost] of costs) {
    const { balance } = await queries('accounts').where({ id }).first('balance')
    expect(Number(balance)).toBe(BALANCE - cost)
  }
  expect(await queries('jobs').where({ state: 'dead' }).pluck('last_error')).toEqual([])
  expect(await database.snapshot(checkLedger)).toEqual([])
}

/**
 * Declares the test: customers have things done with their machines while one server after another is killed. In the end hypervisor and books
 * must agree.
 */
export function describeKilledActions(engine: Engine): void {
  const points = failpoints.filter((_, index) => isLongRun || index % 3 === 1)
  test(`${engine}: operations with machines while ${killsAt(points)} servers are killed (SURVIVAL_SEED=${survivalSeed})`, async () => {
    const random = seededRandom(survivalSeed)
    const { url, database } = await emptyDatabase(engine)
    let server = await startServer(url)
    const operators = await createOperators(server.origin)
    const requested = () => operators.reduce((sum, { requests }) => sum + requests.length, 0)
    for (let kill = 0; kill < killsAt(points); kill += 1) {
      let isDead = false
      const gone = server.ended.then(() => {
        isDead = true
      })
      const { origin } = server
      const before = requested()
      const operating = Promise.all(operators.map((operator) => operator.operate(origin, () => isDead)))
      const failed = operating.then(() => new Promise<never>(() => {}))
      /** Waits until so many operations were requested of this server, or it is dead. */
      const reach = (count: number) => Promise.race([failed, until(() => isDead || requested() - before >= count)])
      const [share, which] = [random(), random()]
      const enough = REQUESTS.min + Math.floor(share * REQUESTS.more)
      await reach(enough)
      const failpoint = kill % 4 === 3 ? undefined : points[kill - Math.floor(kill / 4)]
      if (failpoint) {
        server.crashAt({ ...failpoint, count: 1 + Math.floor(which * 4) })
        await reach(enough + EXTRA_REQUESTS)
      } else await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, which * DELAY))])
      // It is also killed where the point was not reached.
      server.kill('SIGKILL')
      await Promise.all([gone, operating])
      // Every fourth time the database is killed, too.
      if (engine === 'mariadb' && kill % 4 === 2) {
        await (await sharedMariadb()).kill()
        await (await sharedMariadb()).start()
      }
      server = await startServer(url)
    }
    // This repeats what was requested as the last server died.
    const { origin } = server
    await Promise.all(operators.map((operator) => operator.operate(origin, () => true)))
    await verify(database, origin, operators)
    server.kill('SIGKILL')
    await server.ended
  })
}
