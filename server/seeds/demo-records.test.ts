import { expect, test } from 'vitest'
import type { Vps } from '#contracts/vps.ts'
import { createPasswords } from '#server/features/auth/passwords.ts'
import { createPromotionsStore } from '#server/features/offers/promotions-store.ts'
import { createCounters } from '#server/features/stats/counters-store.ts'
import { createServiceTimesStore } from '#server/features/status/service-times-store.ts'
import { createTicketsStore } from '#server/features/tickets/tickets-store.ts'
import { createUsersStore } from '#server/features/users/users-store.ts'
import { createInstancesStore } from '#server/features/vps/instances-store.ts'
import { createLedger } from '#server/features/wallet/ledger-store.ts'
import { createTransactionsStore } from '#server/features/wallet/transactions-store.ts'
import { testTimers } from '#server/platform/testing/database-test-tools.ts'
import { createTestClient } from '#server/testing/client-test-tools.ts'
import { cheapArgon2 } from '#server/testing/hashing-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'
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
