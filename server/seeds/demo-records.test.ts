import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  adminTransactionRowSchema,
  adminUserSchema,
  adminVpsRowSchema,
  deadJobSchema,
  parkedPaymentSchema,
} from '#contracts/admin.ts'
import { machineHistorySchema, machineResponseSchema, snapshotSchema } from '#contracts/machines.ts'
import { sshKeyListSchema } from '#contracts/ssh-keys.ts'
import { inboxRowSchema } from '#contracts/ticket-desk.ts'
import { ticketListSchema } from '#contracts/tickets.ts'
import { transactionListSchema } from '#contracts/transactions.ts'
import { userSchema } from '#contracts/user.ts'
import { type Vps, vpsListSchema } from '#contracts/vps.ts'
import { createPasswords } from '#server/features/auth/passwords.ts'
import { createPromotionsStore } from '#server/features/offers/promotions-store.ts'
import { createCounters } from '#server/features/stats/counters-store.ts'
import { createServiceTimesStore } from '#server/features/status/service-times-store.ts'
import { createTicketsStore } from '#server/features/tickets/tickets-store.ts'
import { createUsersStore } from '#server/features/users/users-store.ts'
import { createInstancesStore } from '#server/features/vps/instances-store.ts'
import { createLedger } from '#server/features/wallet/ledger-store.ts'
import { createTransactionsStore } from '#server/features/wallet/transactions-store.ts'
import { isId } from '#server/platform/ids.ts'
import { testTimers } from '#server/platform/testing/database-test-tools.ts'
import { createTestClient } from '#server/testing/client-test-tools.ts'
import { cheapArgon2 } from '#server/testing/hashing-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import * as account from '#stories/fixtures/account.ts'
import * as admin from '#stories/fixtures/admin.ts'
import { demo } from '#stories/fixtures/demo-records.ts'
import { manyVps } from '#stories/fixtures/instances.ts'
import * as machinePage from '#stories/fixtures/machines.ts'
import { demoAccounts } from './demo-data.ts'
import { insertMachinesOfEachState } from './machine-states-test-tools.ts'
import { seedDemo } from './seed-demo.ts'
import { createSeededRandom } from './seeded-random.ts'

const server = await startTestServer()
const { database, clock } = server

test('the records that stories show are those that the server answers of its demo data', async () => {
  const random = createSeededRandom(1)
  const ids = { next: () => random.id(clock.now()), at: random.id }
  const counters = createCounters({ random: () => 0.5 })
  const deps = {
    clock,
    ids,
    ledger: createLedger({ clock, ids, counters }),
    passwords: createPasswords({ timers: testTimers, argon2: cheapArgon2 }),
    users: createUsersStore({ counters }),
    transactions: createTransactionsStore(),
    instances: createInstancesStore({ counters }),
    tickets: createTicketsStore(),
    promotions: createPromotionsStore(),
    serviceTimes: createServiceTimesStore(),
  }
  await database.transaction((tx) => seedDemo(deps, tx))

  const customer = server.visitor()
  const { user } = (await customer.post('/api/auth/login', demoAccounts.customer)).body
  const { token } = (await customer.post('/api/admin/auth', demoAccounts.admin)).body
  const adminClient = createTestClient(server.origin, token)
  const own = async (path: string) => (await customer.get(`${path}/${user.id}`)).body
  const all = async (path: string) => (await adminClient.get(`/api/admin/${path}`)).body
  /** The customer's instances in every state, which the demo data does not have. */
  const machines = async (known: readonly Vps[]): Promise<Record<string, Vps>> => {
    const world = { database, instances: deps.instances, now: clock.now(), newId: ids.next }
    const inserted = await insertMachinesOfEachState(world, user.id)
    try {
      const all: Vps[] = await own('/api/vps/user')
      return Object.fromEntries(
        all.filter(({ id }) => !known.some((one) => one.id === id)).map((one) => [inserted.ids.get(one.id), one]),
      )
    } finally {
      await inserted.remove()
    }
  }
  const wallet = async (path: string) => (await customer.get(`/api/wallet/${path}`)).body
  const vps: Vps[] = await own('/api/vps/user')
  const records = {
    user,
    walletForecast: await wallet('forecast'),
    walletHistory: await wallet('history?months=4'),
    summary: await own('/api/account/summary'),
    vps,
    transactions: await own('/api/wallet/transactions'),
    tickets: await own('/api/support/tickets'),
    users: await all('users'),
    vpsRows: await all('vps'),
    transactionRows: await all('transactions'),
    ticketRows: await all('tickets'),
    stats: await all('stats'),
    trends: await all('trends'),
    machines: await machines(vps),
  }
  await expect(`${JSON.stringify(records, null, 2)}\n`).toMatchFileSnapshot('../../stories/fixtures/demo-records.json')
})

const recordsOfStories: [name: string, schema: v.GenericSchema, records: unknown][] = [
  ['the customer', v.array(userSchema), [demo.user]],
  ['instances', vpsListSchema, account.vps],
  ['instances in each state', vpsListSchema, Object.values(demo.machines)],
  ['many instances', vpsListSchema, manyVps(200)],
  ['snapshots', v.array(snapshotSchema), machinePage.snapshots],
  ['SSH keys', sshKeyListSchema, machinePage.sshKeys],
  ['transactions', transactionListSchema, account.transactions],
  ['tickets', ticketListSchema, account.tickets],
  ['users', v.array(adminUserSchema), admin.users],
  ['rows of instances', v.array(adminVpsRowSchema), admin.vpsInstances],
  ['rows of transactions', v.array(adminTransactionRowSchema), admin.transactions],
  ['rows of tickets', v.array(inboxRowSchema), admin.tickets],
  ['parked payments', v.array(parkedPaymentSchema), [...admin.parkedPayments, ...admin.parkedForEachReason]],
  ['dead jobs', v.array(deadJobSchema), [...admin.deadJobs, admin.jobOfUnknownKind]],
]

/** The ids in records, and in the records that these contain. */
const idsIn = (value: unknown): unknown[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, part]) =>
        /^(id|subjectId|transactionId)$/.test(key) ? [part] : idsIn(part),
      )
    : []

/** Records that the stories of the page of a machine show: all of the same machine. */
const recordsOfMachine: typeof recordsOfStories = [
  ['machines', v.array(machineResponseSchema), Object.values(machinePage.machines)],
  [
    'histories',
    machineHistorySchema,
    [...machinePage.historyWithMoney, ...machinePage.historyOf(machinePage.actionsAfterFailure)],
  ],
]

test.each([...recordsOfStories, ...recordsOfMachine])(
  'stories: %s have the shape of a response, and ids as the server makes them',
  (_, schema, records) => {
    expect(v.safeParse(schema, records).issues).toBeUndefined()
    const ids = idsIn(records)
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.filter((id) => !isId(String(id)))).toEqual([])
  },
)

test('each list of the stories has different ids', () => {
  for (const [name, , records] of recordsOfStories) {
    const ids = (records as unknown[]).map((record) => idsIn(record)[0])
    expect(new Set(ids).size, name).toBe(ids.length)
  }
})
