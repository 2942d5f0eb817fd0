// @module-tag mariadb
import { beforeAll, describe, expect, test } from 'vitest'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { createTestClient } from '#server/testing/client-test-tools.ts'
import { fillWithUsers } from '#server/testing/scale-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { fold } from './search-terms.ts'

const server = await startTestServer()
const { queries } = server.database

interface Person {
  id: string
  email: string
  first_name: string
  last_name: string
}
let people: Person[] = []
let transactions: { id: string; user_id: string; status: string }[] = []
let instances: { id: string; ip_address: string | null }[] = []
let token = ''

beforeAll(async () => {
  // Enough that a search for common words stops before its end.
  await fillWithUsers(server, 8000)
  people = await queries('users').orderBy('id', 'desc')
  transactions = await queries('transactions').orderBy('id', 'desc')
  instances = await queries('instances').orderBy('id', 'desc')
  token = (await server.visitor().post('/api/admin/auth', demoAccounts.admin)).body.token
})

/** Whether each word of a search is the beginning of one of a person's words. */
function isMatch({ email, first_name, last_name }: Person, search: string): boolean {
  const words = fold(`${email} ${first_name} ${last_name}`).split(' ')
  return fold(search)
    .split(' ')
    .every((searched) => words.some((word) => word.startsWith(searched)))
}

/** The ids on all pages of a search, in order. */
async function allPages(list: string, search: string, idOf: (row: never) => string, filter = ''): Promise<string[]> {
  const client = createTestClient(server.origin, token)
  const ids: string[] = []
  for (let cursor = ''; ; ) {
    const { body } = await client.get(`/api/admin/${list}?limit=200&q=${encodeURIComponent(search)}${filter}${cursor}`)
    const [rows] = Object.values(body).filter(Array.isArray)
    ids.push(...(rows as never[]).map(idOf))
    if (body.nextCursor === null) return ids
    cursor = `&cursor=${body.nextCursor}`
  }
}

describe('a search among many people finds all matches, each once, newest first', () => {
  test.each([
    'nguyen',
    'Nguyễn Văn',
    'nguyen tran',
    'n t',
    'khuat',
    'le l',
    'mai.nguyen1',
    'nguyenthianh',
    'nguyenthianh1 nguyen',
    demoAccounts.customer.email,
    'nguyen khongcoai',
    '100.64.',
  ])('%s', async (search) => {
    const found = people.filter((person) => isMatch(person, search)).map(({ id }) => id)
    expect(await allPages('users', search, ({ id }: { id: string }) => id)).toEqual(found)

    const owners = new Set(found)
    const owned = transactions.filter(({ user_id }) => owners.has(user_id))
    const idOf = (row: { transaction: { id: string } }) => row.transaction.id
    expect(await allPages('transactions', search, idOf)).toEqual(owned.map(({ id }) => id))
    const pending = owned.filter(({ status }) => status === 'pending').map(({ id }) => id)
    expect(await allPages('transactions', search, idOf, '&status=pending')).toEqual(pending)
  })

  test.each(['100.', '100.64.', '100.64.1', '100.6', '9.9'])(
    'instances by the beginning of their IP address: %s',
    async (search) => {
      const found = instances.filter(({ ip_address }) => ip_address?.startsWith(search)).map(({ id }) => id)
      expect(await allPages('vps', search, ({ vps }: { vps: { id: string } }) => vps.id)).toEqual(found)
    },
  )
})

test('a new user is found by their complete email, which is longer than the listed prefixes', async () => {
  const { user } = await server.customer()
  expect(await allPages('users', user.email, ({ id }: { id: string }) => id)).toEqual([user.id])
})
