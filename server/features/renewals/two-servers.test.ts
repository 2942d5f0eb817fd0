// @module-tag mariadb
import { expect, test } from 'vitest'
import { DAY, planTools } from '#server/testing/plan-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { queries } = server.database
const { order, renewals, dueDate, balanceOf, credit, statusOf } = planTools(server)

/** Makes the job of an instance due now, as if the worker that ran it had died before it recorded that. */
const repeat = (id: string) =>
  queries('jobs')
    .where({ kind: 'vps.renewal', subject_id: id })
    .update({ state: 'ready', attempts: 0, run_at: server.clock.now() })

test('the jobs of all machines of a customer at once charge each period once, in the order of the due dates', async () => {
  const person = await server.customer({ balance: 49_000 * 8 })
  const ids: string[] = []
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    ids.push(await order(person, { name }))
    server.clock.advance(60_000)
  }
  // There is money for three of five.
  server.clock.set(new Date((await dueDate(ids[4] ?? '')) + 1).toISOString())
  for (const id of ids) await repeat(id)
  await Promise.all([server.runJobs(), server.runJobs(), server.runJobs()])
  expect((await renewals(person)).map(({ vpsId }) => vpsId)).toEqual(ids.slice(0, 3))
  for (const id of ids) await repeat(id)
  await Promise.all([server.runJobs(), server.runJobs()])
  expect(await renewals(person)).toHaveLength(3)
  expect(await balanceOf(person)).toBe(0)
})

test('an order that takes the money at the same time leaves a period unpaid or finds no money, and never both paid', async () => {
  for (let round = 0; round < 4; round += 1) {
    const person = await server.customer({ balance: 98_000 })
    const id = await order(person)
    server.clock.set(new Date(await dueDate(id)).toISOString())
    await person.client.post('/api/auth/login', { email: person.user.email, password: person.password })
    const choice = { planId: 1, locationId: 1, operatingSystem: 'ubuntu', billingPeriod: 'monthly', totalCost: 49_000 }
    const [response] = await Promise.all([
      person.client.post('/api/vps/order', { ...choice, name: 'other' }),
      server.runJobs(),
    ])
    const charged = await renewals(person)
    expect([response.status, charged.length]).toEqual(response.status === 201 ? [201, 0] : [402, 1])
    expect(await balanceOf(person)).toBe(0)
  }
})

test('money and the suspension at the same time end with a machine that runs and is paid', async () => {
  for (let round = 0; round < 4; round += 1) {
    const person = await server.customer({ balance: 49_000 })
    const id = await order(person)
    const due = await dueDate(id)
    await server.advanceTo(due + 3 * DAY - 1)
    await server.admin()
    server.clock.set(new Date(due + 3 * DAY).toISOString())
    await Promise.all([credit(person, 49_000), server.runJobs()])
    await server.runJobs()
    expect([await statusOf(id), (await renewals(person)).length]).toEqual(['active', 1])
  }
})
