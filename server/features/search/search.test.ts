// @module-tag mariadb
import { beforeAll, describe, expect, test } from 'vitest'
import { folded } from '#contracts/rules/folded.ts'
import { reindexUsers } from '#server/features/users/reindexing.ts'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { createTestClient } from '#server/testing/client-test-tools.ts'
import { fillWithUsers } from '#server/testing/scale-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

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
  // These are enough users for a search for common words to stop before its end.
  await fillWithUsers(server, 8000)
  people = await queries('users').orderBy('id', 'desc')
  transactions = await queries('transactions').orderBy('id', 'desc')
  instances = await queries('instances').orderBy('id', 'desc')
  token = (await server.visitor().post('/api/admin/auth', demoAccounts.admin)).body.token
})

/** Whether each word of a search is the beginning of one of a person's words. */
function isMatch({ email, first_name, last_name }: Person, search: string): boolean {
  const words = folded(`${email} ${first_name} ${last_name}`).split(' ')
  return folded(search)
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

describe('a person is found however the name is written', () => {
  test.each([
    ['Đỗ Thị', 'Lập', ['do', 'đỗ', 'đỗ'.normalize('NFD'), 'DO THI LAP', 'lập đỗ', 'do\u200b', 'ｄｏ']],
    ['Đức', 'ÐỖ VĂN', ['duc do van', 'ÐỨC', 'ðuc']],
    ['An', 'Nguyễn-Trần', ['an tran', 'nguyen-tran', 'tran nguyen', 'nguyentran', 'nguyễn–trần an']],
    ['Liam', "O'Brien", ['o’brien', "o'brien", 'obrien', 'brien', 'oʼbrien liam']],
    // It is folded to eighteen letters each, more than a column takes.
    ['ﷺ'.repeat(30), 'Lê', ['le']],
    ['王小明', '', ['小明', '王 小明', '王小明', '王']],
    ['小明', '王', ['王小明']],
  ] as const)('%s %s', async (firstName, lastName, searches) => {
    const { user } = await server.customer({ firstName, lastName })
    for (const search of searches)
      expect([search, await allPages('users', search, ({ id }: { id: string }) => id)]).toEqual([
        search,
        expect.arrayContaining([user.id]),
      ])
  })

  test('who was stored by an earlier version, too', async () => {
    const { user } = await server.customer({ firstName: 'Ðan', lastName: 'Lê-Vũ' })
    // This is what that version stored.
    await queries('user_prefixes').where({ user_id: user.id }).delete()
    const former = ['l', 'le', 'le-', 'le-v', 'le-vu', 'ð', 'ða', 'ðan']
    await queries('user_prefixes').insert(former.map((prefix) => ({ prefix, user_id: user.id })))
    await Promise.all([reindexUsers(server.database), reindexUsers(server.database)])
    expect(await allPages('users', 'dan vu', ({ id }: { id: string }) => id)).toEqual([user.id])
    expect(await queries('user_prefixes').where({ user_id: user.id, prefix: 'ðan' })).toEqual([])
  })
})

test('a user is found by an email with hyphens, and not by its parts', async () => {
  const { client } = await server.customer({ balance: 0 })
  const email = `quan-ly-42@công-ty.vn`
  const { body } = await client.post('/api/auth/register', { email, password: 'hoa-sen-2026' })
  const idOf = ({ id }: { id: string }) => id
  for (const search of [email, 'quan-ly', 'quanly', 'Quán <quan-ly-42@xn--cng-ty-ixa.vn>'])
    expect(await allPages('users', search, idOf)).toEqual([body.user.id])
  expect(await allPages('users', '42@', idOf)).toEqual([])
})

test('a new user is found by their complete email, which is longer than the listed prefixes', async () => {
  const { user } = await server.customer()
  expect(await allPages('users', user.email, ({ id }: { id: string }) => id)).toEqual([user.id])
})
