import { beforeAll, describe, expect, test } from 'vitest'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { createTestClient } from '#server/testing/client-test-tools.ts'
import { fillWithPeople } from '#server/testing/scale-test-tools.ts'
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
  // So many that a search of common words stops on its way.
  await fillWithPeople(server, 8000)
  people = await queries('users').orderBy('id', 'desc')
  transactions = await queries('transactions').orderBy('id', 'desc')
  instances = await queries('instances').orderBy('id', 'desc')
  token = (await server.visitor().post('/api/admin/auth', demoAccounts.admin)).body.token
}, 120_000)

/** Whether each word of a search begins one of a person's words. */
function fits({ email, first_name, last_name }: Person, search: string): boolean {
  const theirs = fold(`${email} ${first_name} ${last_name}`).split(' ')
  return fold(search)
    .split(' ')
    .every((word) => theirs.some((other) => other.startsWith(word)))
}

/** Every page of a search, one after the other. */
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

describe('a search of many people finds all who fit, each once, newest first', () => {
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
    const found = people.filter((person) => fits(person, search)).map(({ id }) => id)
    expect(await allPages('users', search, ({ id }: { id: string }) => id)).toEqual(found)

    const owners = new Set(found)
    const theirs = transactions.filter(({ user_id }) => owners.has(user_id))
    const idOf = (row: { transaction: { id: string } }) => row.transaction.id
    expect(await allPages('transactions', search, idOf)).toEqual(theirs.map(({ id }) => id))
    const pending = theirs.filter(({ status }) => status === 'pending').map(({ id }) => id)
    expect(await allPages('transactions', search, idOf, '&status=pending')).toEqual(pending)
  })

  test.each(['100.', '100.64.', '100.64.1', '100.6', '9.9'])(
    'instances by the beginning of an address: %s',
    async (search) => {
      const found = instances.filter(({ ip_address }) => ip_address?.startsWith(search)).map(({ id }) => id)
      expect(await allPages('vps', search, ({ vps }: { vps: { id: string } }) => vps.id)).toEqual(found)
    },
  )
})
