import { describe, expect, test } from 'vitest'
import { createIds } from '#server/platform/ids.ts'
import { createSteadyClock } from '#server/platform/steady-clock.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const ids = createIds(createSteadyClock(server.clock))

const lan = await server.customer({ firstName: 'Lan', lastName: 'Phạm' })
const minh = await server.customer({ firstName: 'Minh', lastName: 'Trần' })
const admin = await server.admin()

/** Inserts a customer's ticket, since the server has no route that adds one, and returns it as the API shows it. */
async function addTicket({ user }: TestUser, subject: string) {
  server.clock.advance(60_000)
  const ticket = { id: ids.next(), subject, category: 'billing', priority: 'high', status: 'open' }
  const createdAt = server.clock.now()
  await server.database.queries('tickets').insert({ ...ticket, user_id: user.id, created_at: createdAt })
  return { ...ticket, createdAt: new Date(createdAt).toISOString() }
}

const first = await addTicket(lan, 'Máy chủ không khởi động')
const other = await addTicket(minh, 'Hoá đơn tháng 10')
const second = await addTicket(lan, 'Đổi gói')
const third = await addTicket(lan, 'Thêm địa chỉ IP')

describe("a customer's tickets", () => {
  const listOf = ({ client, user }: TestUser, query = '') => client.get(`/api/support/tickets/${user.id}${query}`)

  test('are only their own, newest first', async () => {
    expect((await listOf(lan)).body).toEqual([third, second, first])
    expect((await listOf(minh)).body).toEqual([other])
  })

  test('are an empty list for a customer without any', async () => {
    const person = await server.customer()
    expect(await listOf(person)).toMatchObject({ status: 200, body: [] })
  })

  test('are paginated: the cursor of a page leads to the next one, and the last page has none', async () => {
    const page = await listOf(lan, '?limit=2')
    expect(page.body).toEqual([third, second])
    const last = await listOf(lan, `?limit=2&cursor=${page.headers.get('x-next-cursor')}`)
    expect(last.body).toEqual([first])
    expect(last.headers.get('x-next-cursor')).toBeNull()
  })
})

describe("the back-office's tickets", () => {
  const list = async (query = '') => (await admin.client.get(`/api/admin/tickets${query}`)).body

  test('are those of all customers with their owners, newest first', async () => {
    const { tickets, nextCursor } = await list()
    expect(tickets.map(({ ticket }: { ticket: object }) => ticket)).toEqual([third, second, other, first])
    expect(tickets[2].user).toEqual({ firstName: 'Minh', lastName: 'Trần', email: minh.user.email })
    expect(nextCursor).toBeNull()
  })

  test.each([
    ['an id', other.id, [other]],
    ["an owner's email", lan.user.email, [third, second, first]],
    ["an owner's name without its accents", 'pham lan', [third, second, first]],
    ['a name that no one has', 'khong co ai', []],
  ])('are found by %s', async (_, search, found) => {
    const { tickets } = await list(`?q=${encodeURIComponent(search)}`)
    expect(tickets.map(({ ticket }: { ticket: object }) => ticket)).toEqual(found)
  })
})
