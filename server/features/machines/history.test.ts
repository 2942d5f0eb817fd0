import { expect, test } from 'vitest'
import type { MachineHistoryEntry } from '#contracts/machines.ts'
import { planFaults, recordStatements } from '#server/platform/db/testing/plans.ts'
import { finishActions, orderMachine } from '#server/testing/machine-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()

const historyOf = async ({ client }: TestUser, id: string, query = '') => {
  const { status, body, headers } = await client.get(`/api/vps/${id}/history${query}`)
  expect(status).toBe(200)
  return { entries: body as MachineHistoryEntry[], cursor: headers.get('x-next-cursor') }
}
const brief = (entry: MachineHistoryEntry) =>
  entry.kind === 'action' ? entry.action.type : `${entry.purpose} ${entry.transaction.amount}`
const keyOf = (entry: MachineHistoryEntry) => (entry.kind === 'action' ? entry.action.id : entry.transaction.id)

/** A machine that was ordered and was to become larger, which failed and was paid back; its customer has another machine, too. */
async function machineWithMoney() {
  const person = await server.customer({ balance: 1_000_000 })
  const id = await orderMachine(server, person, { name: 'refuse-resize' })
  await orderMachine(server, person, { name: 'other' })
  const { body } = await person.client.post(`/api/vps/${id}/resize/quote`, { planId: 2 })
  const resize = { type: 'resize', planId: 2, quoteId: body.quoteId }
  expect((await person.client.post(`/api/vps/${id}/actions`, resize)).status).toBe(202)
  await finishActions(server)
  return { person, id, total: body.total }
}

test('the history has what was paid and given back for this machine between what was done, newest first', async () => {
  const { person, id, total } = await machineWithMoney()
  const { entries, cursor } = await historyOf(person, id)
  expect(entries.map(brief)).toEqual([`refund ${total}`, `resize -${total}`, 'resize', 'create', 'order -49000'])
  expect(cursor).toBeNull()
  expect(entries[0]).toMatchObject({
    transaction: {
      type: 'refund',
      code: 'vps_resize_refund',
      description: 'Hoàn tiền nâng cấp lên gói Standard: refuse-resize',
    },
  })
  const english = await person.client.get(`/api/vps/${id}/history`, { 'accept-language': 'en' })
  expect(english.body[0].transaction.description).toBe('Refund for the upgrade to the Standard plan: refuse-resize')
})

test.each([1, 2, 3, 4])('the history is the same in pages of %i', async (limit) => {
  const { person, id } = await machineWithMoney()
  const { entries } = await historyOf(person, id)
  const paged: MachineHistoryEntry[] = []
  let query = `?limit=${limit}`
  for (;;) {
    const page = await historyOf(person, id, query)
    expect(page.entries.length).toBeLessThanOrEqual(limit)
    paged.push(...page.entries)
    if (page.cursor === null) break
    query = `?limit=${limit}&cursor=${page.cursor}`
  }
  expect(paged.map(keyOf)).toEqual(entries.map(keyOf))
})

test('the history calls a later payment a renewal, and shows no customer the payments of another one', async () => {
  const { person, id } = await machineWithMoney()
  const { queries } = server.database
  const order = await queries('transactions').where({ instance_id: id, amount: -49_000 }).first()
  const later = { id: 'ffffffff-ffff-7fff-bfff-ffffffffffff', journal_id: null }
  await queries('transactions').insert({ ...order, ...later })
  expect((await historyOf(person, id)).entries.map(brief)[0]).toBe('renewal -49000')
  const other = await server.customer()
  expect((await other.client.get(`/api/vps/${id}/history`)).status).toBe(404)
  // This holds even if a line of another customer's wallet named the machine.
  await queries('transactions').where({ id: later.id }).update({ user_id: other.user.id })
  expect((await historyOf(person, id)).entries.map(brief)[0]).toMatch(/^refund/)
  // There is no money behind it any more.
  await queries('transactions').where({ id: later.id }).delete()
})

test('a page of the history is read by its index', async () => {
  const { person, id } = await machineWithMoney()
  const recording = recordStatements(server.database)
  await historyOf(person, id, '?limit=2')
  const statements = recording.stop().filter(({ sql }) => /instance_id/.test(sql))
  expect(statements).toHaveLength(2)
  for (const statement of statements)
    expect([statement.sql, await planFaults(server.database, statement)]).toEqual([statement.sql, []])
})
