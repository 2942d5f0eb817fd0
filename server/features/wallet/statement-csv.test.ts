import { expect, test } from 'vitest'
import { deliverTransfer } from '#server/testing/bank-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()

/** The file as the browser gets it. */
async function fileOf({ client }: TestUser, lang = 'vi') {
  const response = await fetch(`${server.origin}/api/wallet/transactions.csv?lang=${lang}`, {
    headers: { cookie: client.cookie },
  })
  expect(response.status).toBe(200)
  // The bytes are read because `text()` leaves out the mark at their start.
  const bytes = Buffer.from(await response.arrayBuffer())
  return { headers: response.headers, text: bytes.toString() }
}
const linesOf = (text: string) => text.split('\r\n').slice(1, -1)

const order = (name: string) => ({
  planId: 1,
  locationId: 1,
  name,
  operatingSystem: 'ubuntu',
  billingPeriod: 'monthly',
  totalCost: 49_000,
})

test('the file has a line for everything that moved money, the newest first, with the balance after it', async () => {
  const person = await server.customer({ balance: 200_000 })
  await person.client.post('/api/vps/order', order('web-01'))
  // This one has moved no money.
  await person.client.post('/api/wallet/deposit', { amount: '50000', paymentMethod: 'bank_transfer' })
  const { headers, text } = await fileOf(person)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toBe('attachment; filename="sen-cloud.csv"')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(text.startsWith('\uFEFFThời gian')).toBe(true)
  const [paid, adjusted, ...others] = linesOf(text)
  expect(paid).toMatch(/^2026-11-21 \d\d:\d\d,GD-\d+,Thanh toán gói Basic: web-01,-49000,151000$/)
  expect(adjusted).toMatch(/,200000,200000$/)
  expect(others).toEqual([])
  expect((await fileOf(person, 'en')).text).toContain('Balance after')
})

test('the file is complete and in order however long it is, and each balance is that of the line below plus the amount', async () => {
  const person = await server.customer()
  const { body } = await person.client.post('/api/wallet/deposit', { amount: '50000', paymentMethod: 'bank_transfer' })
  for (let id = 1; id <= 520; id += 1)
    await deliverTransfer(server, { id, content: body.payment.memo, transferAmount: 1000 + id })
  await server.runJobs()
  const rows = linesOf((await fileOf(person)).text).map((line) => line.split(',').slice(-2).map(Number))
  expect(rows).toHaveLength(520)
  let balance = 0
  for (const [amount = 0, after] of rows.reverse()) {
    balance += amount
    expect(after).toBe(balance)
  }
  expect(String(balance)).toBe((await person.client.get(`/api/wallet/balance/${person.user.id}`)).body.balance)
})

test('the file runs no formula, whatever a customer or an admin has written', async () => {
  const person = await server.customer()
  const { client } = await server.admin()
  const reason = '=HYPERLINK("http://x.test")'
  await client.patch(`/api/admin/users/${person.user.id}/balance`, { balance: '70000', reason })
  const [line] = linesOf((await fileOf(person)).text)
  expect(line).toContain('HYPERLINK')
  expect(line).not.toMatch(/(?:^|,)"?[=+@]/)
})

test("the file is the caller's own, and needs a caller", async () => {
  const [rich, poor] = [await server.customer({ balance: 90_000 }), await server.customer()]
  expect(linesOf((await fileOf(poor)).text)).toEqual([])
  expect(linesOf((await fileOf(rich)).text)).toHaveLength(1)
  expect((await server.visitor().get('/api/wallet/transactions.csv')).status).toBe(401)
  expect((await rich.client.get('/api/wallet/transactions.csv?lang=fr')).status).toBe(422)
})
