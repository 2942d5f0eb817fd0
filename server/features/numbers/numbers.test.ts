// @module-tag mariadb
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestClient } from '#server/testing/client-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { queries } = server.database

const order = {
  planId: 2,
  locationId: 1,
  name: 'web',
  operatingSystem: 'ubuntu',
  billingPeriod: 'monthly',
  totalCost: 89_000,
}
const ticket = { subject: 'Hỏi về SSH', category: 'technical', body: 'Tôi không vào được máy chủ.' }

let lan: TestUser
let admin: TestUser
/** The records of one customer, in the order of their creation. */
const made = { vps: [] as Row[], transactions: [] as Row[], tickets: [] as Row[] }

interface Row {
  id: string
  number: string
}

/** The number in a text such as `VPS-0031`. */
const digitsOf = ({ number }: Row) => Number(number.split('-')[1])

beforeAll(async () => {
  admin = await server.admin()
  lan = await server.customer({ balance: 5_000_000, firstName: 'Lan', lastName: 'Phạm' })
  for (let count = 0; count < 3; count += 1) {
    const { body } = await lan.client.post('/api/vps/order', order)
    made.vps.push(body.vps)
    made.transactions.push(body.transaction)
    made.tickets.push((await lan.client.post('/api/support/tickets', ticket)).body.ticket)
  }
})

describe('a record has its number from the response that makes it', () => {
  test('each kind has its letters, and later ones have higher numbers', () => {
    expect(made.vps.every(({ number }) => /^VPS-\d{4,}$/.test(number))).toBe(true)
    expect(made.transactions.every(({ number }) => /^GD-\d{5,}$/.test(number))).toBe(true)
    expect(made.tickets.every(({ number }) => /^YC-\d{3,}$/.test(number))).toBe(true)
    for (const rows of Object.values(made)) {
      const digits = rows.map(digitsOf)
      expect(digits).toEqual(digits.toSorted((a, b) => a - b))
      expect(new Set(digits).size).toBe(digits.length)
    }
  })

  test('lists and the back-office show the same number', async () => {
    const numbers = (rows: Row[]) => rows.map(({ number }) => number).sort()
    const { id } = lan.user
    expect(numbers((await lan.client.get(`/api/vps/user/${id}`)).body)).toEqual(numbers(made.vps))
    expect(numbers((await lan.client.get(`/api/support/tickets/${id}`)).body)).toEqual(numbers(made.tickets))
    expect(numbers((await lan.client.get(`/api/wallet/transactions/${id}`)).body)).toEqual(
      expect.arrayContaining(numbers(made.transactions)),
    )
    const [first] = made.vps
    const { body } = await admin.client.get(`/api/admin/vps?q=${first?.number}`)
    expect(body.vpsInstances.map(({ vps }: { vps: Row }) => [vps.id, vps.number])).toEqual([[first?.id, first?.number]])
    const changed = await admin.client.patch(`/api/admin/vps/${first?.id}/status`, { status: 'terminated' })
    expect(changed.status === 409 || changed.body.vps.number === first?.number).toBe(true)
  })

  test('a repeated order returns the number of the first one', async () => {
    const key = { 'idempotency-key': 'one-order' }
    const first = await lan.client.post('/api/vps/order', order, key)
    const again = await lan.client.post('/api/vps/order', order, key)
    expect([again.body.vps.number, again.body.transaction.number]).toEqual([
      first.body.vps.number,
      first.body.transaction.number,
    ])
  })

  test('an order that a previous version stored is answered with its number', async () => {
    const key = { 'idempotency-key': 'order-of-the-previous-version' }
    const { body: first } = await lan.client.post('/api/vps/order', order, key)
    const stored = await queries('idempotency_keys').where('answer', 'like', `%${first.vps.id}%`).first('answer')
    const { number: _, ...vps } = JSON.parse(stored.answer).vps
    const { number: __, ...transaction } = JSON.parse(stored.answer).transaction
    await queries('idempotency_keys')
      .where({ answer: stored.answer })
      .update({ answer: JSON.stringify({ vps, transaction }) })
    const again = await lan.client.post('/api/vps/order', order, key)
    expect([again.status, again.body.vps.number]).toEqual([201, first.vps.number])
  })

  test('an admin sees the number of a customer, in the list and when changing one; the customer does not', async () => {
    const { body } = await admin.client.get(`/api/admin/users?q=${lan.user.id}`)
    const [{ number }] = body.users
    expect(number).toMatch(/^KH-\d{4,}$/)
    const changed = await admin.client.patch(`/api/admin/users/${lan.user.id}/status`, { isActive: true })
    expect(changed.body.user.number).toBe(number)
    const edited = await admin.client.patch(`/api/admin/users/${lan.user.id}/balance`, { difference: '1000' })
    expect(edited.body.user.number).toBe(number)
    expect((await lan.client.get('/api/auth/me')).body.user).not.toHaveProperty('number')
  })
})

test('concurrent orders and registrations have different numbers', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => server.customer({ balance: 1_000_000 })))
  const orders = await Promise.all(
    people.flatMap(({ client }) => [client.post('/api/vps/order', order), client.post('/api/vps/order', order)]),
  )
  expect(orders.map(({ status }) => status)).toEqual(Array(12).fill(201))
  for (const kind of ['vps', 'transaction'])
    expect(new Set(orders.map(({ body }) => body[kind].number)).size).toBe(orders.length)
  for (const table of ['user_numbers', 'instance_numbers', 'transaction_numbers']) {
    const numbers = await queries(table).pluck('number')
    expect(new Set(numbers.map(Number)).size).toBe(numbers.length)
  }
})

test('an order that is refused leaves a gap at most: no number without a record', async () => {
  const poor = await server.customer({ balance: 1000 })
  expect((await poor.client.post('/api/vps/order', order)).status).toBe(402)
  for (const [table, numbers] of [
    ['instances', 'instance_numbers'],
    ['transactions', 'transaction_numbers'],
    ['users', 'user_numbers'],
  ] as const) {
    const orphans = queries(numbers).leftJoin(table, `${table}.id`, 'record_id').whereNull(`${table}.id`)
    expect(await orphans).toEqual([])
  }
})

describe('the search of the back-office finds a record by its number', () => {
  const typed = ({ number }: Row) => {
    const [letters = '', digits = ''] = number.split('-')
    const short = String(Number(digits))
    return [
      number,
      number.toLowerCase(),
      `${letters}${short}`,
      `${letters} ${digits}`,
      `  ${digits} `,
      short,
      `#${short}`,
    ]
  }
  const found = async (list: string, q: string, rowsOf: (body: never) => Row[]) => {
    const { status, body } = await admin.client.get(`/api/admin/${list}?q=${encodeURIComponent(q)}`)
    expect(status).toBe(200)
    return rowsOf(body as never).map(({ id }) => id)
  }

  test('however it is typed', async () => {
    for (const q of typed(made.vps[1] as Row))
      expect(
        await found('vps', q, (body: { vpsInstances: { vps: Row }[] }) => body.vpsInstances.map(({ vps }) => vps)),
      ).toContain(made.vps[1]?.id)
    for (const q of typed(made.transactions[1] as Row))
      expect(
        await found('transactions', q, (body: { transactions: { transaction: Row }[] }) =>
          body.transactions.map(({ transaction }) => transaction),
        ),
      ).toContain(made.transactions[1]?.id)
    for (const q of typed(made.tickets[1] as Row))
      expect(
        await found('tickets', q, (body: { tickets: { ticket: Row }[] }) => body.tickets.map(({ ticket }) => ticket)),
      ).toContain(made.tickets[1]?.id)
    const [{ number }] = (await admin.client.get(`/api/admin/users?q=${lan.user.id}`)).body.users
    for (const q of typed({ id: lan.user.id, number }))
      expect(await found('users', q, (body: { users: Row[] }) => body.users)).toContain(lan.user.id)
  })

  test('the letters of another kind find nothing, nor does a number that no record has', async () => {
    const users = (q: string) => found('users', q, (body: { users: Row[] }) => body.users)
    expect(await users('VPS-0001')).toEqual([])
    expect(await users('KH-999999999999')).toEqual([])
    expect(await users('KH-9999999999999999999')).toEqual([])
  })

  test('only among the rows of the filter', async () => {
    const [payment] = made.transactions
    const { body } = await admin.client.get(`/api/admin/transactions?status=pending&q=${payment?.number}`)
    expect(body.transactions).toEqual([])
  })

  test('in its place between other matches, once, on whichever page it belongs to', async () => {
    const searched = digitsOf(made.transactions[0] as Row)
    // This customer has a word that begins with the same digits.
    const name = String(searched)
    const other = await server.customer({ balance: 1_000_000 })
    await queries('user_prefixes').insert({ prefix: name, user_id: other.user.id })
    for (let count = 0; count < 3; count += 1) await other.client.post('/api/vps/order', order)
    const ids: string[] = []
    for (let cursor = ''; ; ) {
      const { body } = await admin.client.get(`/api/admin/transactions?limit=1&q=${name}${cursor}`)
      ids.push(...body.transactions.map(({ transaction }: { transaction: Row }) => transaction.id))
      if (body.nextCursor === null) break
      cursor = `&cursor=${body.nextCursor}`
    }
    expect(ids).toEqual([...new Set(ids)].sort().reverse())
    expect(ids).toContain(made.transactions[0]?.id)
    expect(ids.length).toBe(5)
  })
})

test('a number is not a key: nobody reads a record by it, not even their own', async () => {
  const mai = await server.customer()
  const [vps] = made.vps
  const [request] = made.tickets
  for (const { client } of [mai, lan]) {
    for (const number of [request?.number, String(digitsOf(request as Row))])
      expect((await client.get(`/api/support/tickets/item/${number}`)).status).toBe(404)
    expect((await client.post(`/api/vps/${vps?.number}/trial/pay`, {})).status).toBe(404)
    const about = { ...ticket, vpsId: vps?.number }
    expect((await client.post('/api/support/tickets', about)).status).toBe(404)
  }
  expect((await createTestClient(server.origin, '').get(`/api/admin/vps?q=${vps?.number}`)).status).toBe(401)
  expect((await mai.client.get(`/api/admin/vps?q=${vps?.number}`)).status).toBe(401)
})

describe('records of a version without numbers', () => {
  test('are shown without one, and get one in the order of their creation', async () => {
    const { body } = await lan.client.post('/api/vps/order', order)
    const newest = await queries('instance_numbers').max({ number: 'number' }).first()
    await queries('instance_numbers')
      .whereIn('record_id', [...made.vps.map(({ id }) => id), body.vps.id])
      .delete()
    await queries('tickets').where({ id: made.tickets[0]?.id }).update({ number: null })
    const shown = (await lan.client.get(`/api/vps/user/${lan.user.id}`)).body as Row[]
    expect(shown.find(({ id }) => id === body.vps.id)?.number).toBeNull()

    await server.runNumbering()
    const after = (await lan.client.get(`/api/vps/user/${lan.user.id}`)).body as Row[]
    const given = made.vps.map(({ id }) => after.find((row) => row.id === id) as Row)
    const digits = given.map(digitsOf)
    expect(digits).toEqual(digits.toSorted((a, b) => a - b))
    expect(after.every(({ number }) => number !== null)).toBe(true)
    expect(new Set(after.map(({ number }) => number)).size).toBe(after.length)
    expect(Number(newest?.number)).toBeGreaterThan(0)
    const [request] = made.tickets
    const { body: thread } = await lan.client.get(`/api/support/tickets/item/${request?.id}`)
    expect(thread.ticket.number).toMatch(/^YC-\d{3,}$/)
    expect(thread.ticket.number).not.toBe(request?.number)
  })

  test('get one number each, although several servers look for them at the same time', async () => {
    await queries('transaction_numbers')
      .whereIn(
        'record_id',
        made.transactions.map(({ id }) => id),
      )
      .delete()
    await Promise.all([server.runNumbering(), server.runNumbering(), server.runNumbering()])
    const rows = await queries('transaction_numbers').whereIn(
      'record_id',
      made.transactions.map(({ id }) => id),
    )
    expect(rows).toHaveLength(made.transactions.length)
  })
})
