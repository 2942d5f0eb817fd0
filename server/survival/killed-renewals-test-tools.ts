import { describe, expect, test } from 'vitest'
import { RENEWAL } from '#server/features/vps/renewal-jobs.ts'
import { checkLedger } from '#server/features/wallet/ledger-check-store.ts'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { createTestClient } from '#server/testing/client-test-tools.ts'
import type { Crash } from './crashing-server-test-tools.ts'
import { type Engine, failpointsOf, namedFailpoints } from './engines-test-tools.ts'
import type { KillableServer } from './server-process-test-tools.ts'

const PRICE = 49_000
const MINUTE = 60_000

const renewing = { what: '^COMMIT', following: '^insert into .renewed_periods', count: 1 } as const
const ending = { what: '^COMMIT', following: '^update .instances. set .status', count: 1 } as const

/** Failpoints while a period is charged. */
const chargingFailpoints: Record<string, Crash> = {
  'before its renewal is kept': { when: 'before', ...renewing },
  'after its renewal was kept, before its job is done': { when: 'after', ...renewing },
  'after its due date was moved': { when: 'after', what: '^update .instances. set .*.next_billing_at.', count: 1 },
  'after its receipt was written': { when: 'after', what: '^insert into .mails', count: 1 },
  'before its money is taken': { when: 'before', what: '^update .accounts. set .balance', count: 1 },
  'after its money was taken': { when: 'after', what: '^update .accounts. set .balance', count: 1 },
}

/** Failpoints while one ends that was cancelled. */
const endingFailpoints: Record<string, Crash> = {
  'before its end is kept': { when: 'before', ...ending },
  'after its end was kept, before its job is done': { when: 'after', ...ending },
  'after its mail was written': { when: 'after', what: '^insert into .mails', count: 1 },
}

/** The points inside of a transaction that another point ends. */
const inside = ['after its due date was moved', 'before its money is taken', 'after its money was taken']

/** Declares the tests: a server is killed while it renews or ends an instance, and the next one completes it exactly once. */
export function describeKilledRenewals(engine: Engine, { database, server }: KillableServer): void {
  const { queries } = database
  let customers = 0

  /** A customer with money for two more periods, whose instance is due in a moment. */
  async function dueInstance(terms: (dueAt: number) => Record<string, number>) {
    const { origin } = await server()
    const customer = createTestClient(origin)
    customers += 1
    const person = { email: `renews-${customers}@sen.test`, password: 'mat-khau-thu-nghiem' }
    const { body: registered } = await customer.post('/api/auth/register', {
      ...person,
      firstName: 'Lan',
      lastName: 'Phạm',
    })
    const userId: string = registered.user.id
    const { body: signedIn } = await createTestClient(origin).post('/api/admin/auth', demoAccounts.admin)
    const admin = createTestClient(origin, signedIn.token)
    await admin.patch(`/api/admin/users/${userId}/balance`, { balance: String(3 * PRICE) })
    const order = { planId: 1, locationId: 1, operatingSystem: 'ubuntu', billingPeriod: 'monthly', totalCost: PRICE }
    const { body: ordered } = await customer.post('/api/vps/order', { ...order, name: 'renews' })
    const id: string = ordered.vps.id
    const statusOf = async () => (await queries('instances').where({ id }).first('status')).status
    await expect.poll(statusOf, { interval: 30 }).toBe('active')
    const dueAt = Date.now() - MINUTE
    await queries('instances')
      .where({ id })
      .update({ next_billing_at: dueAt, expires_at: dueAt, ...terms(dueAt) })
    return { userId, id, dueAt, statusOf }
  }

  /** Lets the job of the instance run at a server that is killed, and then at the next one. */
  async function runKilled(id: string, crash: Crash) {
    const first = await server()
    first.crashAt(crash)
    const job = { kind: RENEWAL, subject_id: id }
    await queries('jobs').where(job).update({ state: 'ready', run_at: Date.now() })
    await first.ended
    await server()
    const isDone = async () => {
      const { state, run_at } = await queries('jobs').where(job).first('state', 'run_at')
      return state === 'done' || (state === 'ready' && Number(run_at) > Date.now())
    }
    await expect.poll(isDone, { interval: 30 }).toBe(true)
  }

  const mailsOf = (id: string, kind: string) => queries('mails').where({ subject_id: id, kind }).select('id')
  const balanceOf = async (userId: string) =>
    Number((await queries('accounts').where({ id: userId }).first('balance')).balance)

  describe(`${engine}: an instance whose server is killed`, () => {
    test.each(failpointsOf(engine, namedFailpoints(chargingFailpoints, inside)))(
      '%s is renewed once',
      async (_, crash) => {
        const { userId, id, dueAt } = await dueInstance(() => ({}))
        await runKilled(id, crash)
        const periods: { starts_at: unknown }[] = await queries('renewed_periods').where({ instance_id: id })
        expect(periods.map(({ starts_at }) => Number(starts_at))).toEqual([dueAt])
        expect(await balanceOf(userId)).toBe(PRICE)
        expect(await mailsOf(id, 'renewal-receipt')).toHaveLength(1)
        expect(await database.snapshot(checkLedger)).toEqual([])
      },
    )

    test.each(failpointsOf(engine, namedFailpoints(endingFailpoints, inside)))('%s ends once', async (_, crash) => {
      const { userId, id, statusOf } = await dueInstance((dueAt) => ({ cancel_at: dueAt }))
      await runKilled(id, crash)
      expect(await statusOf()).toBe('terminated')
      expect(await balanceOf(userId)).toBe(2 * PRICE)
      expect(await mailsOf(id, 'machine-ended')).toHaveLength(1)
      expect(await queries('machine_actions').where({ vps_id: id, type: 'terminate' }).select('id')).toHaveLength(1)
      expect(await database.snapshot(checkLedger)).toEqual([])
    })
  })
}
