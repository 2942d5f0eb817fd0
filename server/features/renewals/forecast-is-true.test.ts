// @module-tag mariadb
import { expect, test } from 'vitest'
import { dayOfMonth } from '#contracts/rules/calendar.ts'
import { type PlanEvent, planLives } from '#contracts/rules/plan-life.ts'
import type { ForecastLine } from '#contracts/wallet.ts'
import { createCounters } from '#server/features/stats/counters-store.ts'
import { createInstancesStore, instanceDefaults, type NewInstance } from '#server/features/vps/instances-store.ts'
import { RENEWAL } from '#server/features/vps/renewal-jobs.ts'
import { createIds } from '#server/platform/ids.ts'
import { isLongRun } from '#server/testing/long-run-test-tools.ts'
import { DAY, planTools } from '#server/testing/plan-test-tools.ts'
import { seededRandom } from '#server/testing/seeded-random-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'
import { createPlansStore } from './plans-store.ts'

const server = await startTestServer({ isLarge: true })
const { queries } = server.database
const { renewals, balanceOf, signIn } = planTools(server)
const ids = createIds(server.clock)
const instances = createInstancesStore({ counters: createCounters({ random: () => 0.5 }) })
const plans = createPlansStore()

const CUSTOMERS = isLongRun ? 500 : 5
const AHEAD = 730 * DAY

const random = seededRandom(20_261_129)
const below = (max: number) => Math.floor(random() * max)
const chance = (share: number) => random() < share

/** An instance whose first period costs nothing, so that no order has to be made for it. */
function randomInstance(userId: string, number: number): NewInstance {
  const now = server.clock.now()
  const nextBillingAt = now + 1 + below(40 * DAY)
  const listPrice = 1000 * (20 + below(300))
  const isDiscounted = chance(0.3)
  return {
    ...instanceDefaults,
    id: ids.next(),
    userId,
    name: `may-${number}`,
    status: 'active',
    ipAddress: null,
    planId: 1,
    planName: 'Basic',
    locationId: 1,
    cpu: 1,
    ram: 1,
    storage: 20,
    operatingSystem: 'ubuntu',
    billingPeriod: chance(0.15) ? 'yearly' : 'monthly',
    paidPrice: 0,
    listPrice,
    discount: isDiscounted ? below(listPrice + 1) : null,
    discountedPeriodsLeft: isDiscounted ? below(6) : null,
    autoRenew: !chance(0.1),
    isExempt: chance(0.05),
    graceDays: chance(0.1) ? 3 + below(12) : null,
    holdUntil: chance(0.05) ? now + below(200 * DAY) : null,
    cancelAt: chance(0.1) ? nextBillingAt : null,
    anchorDay: chance(0.3) ? Math.max(29, dayOfMonth(nextBillingAt)) : dayOfMonth(nextBillingAt),
    nextBillingAt,
    createdAt: now,
  }
}

async function randomCustomer(): Promise<TestUser> {
  const person = await server.customer({ balance: 1 + below(8_000_000) })
  const count = 1 + below(4)
  await server.database.transaction(async (tx) => {
    for (let number = 0; number < count; number += 1) {
      const instance = await instances.insert(tx, randomInstance(person.user.id, number))
      await instances.count(tx, instance)
      await tx('jobs').insert({
        ...{ id: ids.next(), kind: RENEWAL, subject_id: instance.id, state: 'ready', attempts: 0 },
        ...{ run_at: server.clock.now(), created_at: server.clock.now() },
      })
    }
  })
  return person
}

test(
  `for ${CUSTOMERS} random customers the forecast of 24 months is what then happens, to the dong and the millisecond`,
  async () => {
    const people: TestUser[] = []
    for (let number = 0; number < CUSTOMERS; number += 1) people.push(await randomCustomer())
    // What only looks again and again is not needed, and would take most of the time.
    await queries('jobs').whereIn('kind', ['payments.statement', 'machines.measure', 'renewals.sweep']).delete()

    const now = server.clock.now()
    const until = now + AHEAD
    const forecasts: { lines: ForecastLine[]; events: PlanEvent[] }[] = []
    for (const person of people) {
      await signIn(person)
      const { body } = await person.client.get('/api/wallet/forecast?days=730')
      const own = await plans.listOf(queries, person.user.id)
      forecasts.push({ lines: body.lines, events: [...planLives(await balanceOf(person), own, now, until)] })
    }
    await server.advanceTo(until)

    for (const [index, person] of people.entries()) {
      const { lines, events } = forecasts[index] ?? { lines: [], events: [] }
      const charged = await renewals(person)
      const paid = lines.filter(({ balanceAfter, amount }) => balanceAfter !== null && amount !== '0')
      expect(charged.map(({ at, vpsId, amount }) => [new Date(at).toISOString(), vpsId, String(amount)])).toEqual(
        paid.map(({ date, vpsId, amount }) => [date, vpsId, amount]),
      )
      expect(String(await balanceOf(person))).toBe(paid.at(-1)?.balanceAfter ?? String(await balanceOf(person)))
      const rows: { id: string; status: string; suspended_at: unknown }[] = await queries('instances')
        .where({ user_id: person.user.id })
        .select('id', 'status', 'suspended_at')
      for (const { id, status, suspended_at } of rows) {
        const own = events.filter(({ vpsId, kind }) => vpsId === id && kind !== 'short' && kind !== 'renew')
        const last = own.at(-1)
        const expected = { end: 'terminated', suspend: 'suspended', resume: 'active' } as const
        const kind = (last?.kind ?? 'resume') as keyof typeof expected
        expect([id, status]).toEqual([id, expected[kind]])
        if (kind === 'suspend') expect(Number(suspended_at)).toBe(last?.at)
      }
    }
  },
  isLongRun ? 3_600_000 : 120_000,
)
