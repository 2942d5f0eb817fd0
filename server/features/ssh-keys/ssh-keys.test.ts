import { describe, expect, test } from 'vitest'
import { SSH_KEYS_MAX } from '#contracts/rules/limits.ts'
import { createLog } from '#server/platform/log.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'
import { dsaKey, publicKeys, shortRsaKey } from './public-keys-test-tools.ts'
import { createSshKeysStore } from './ssh-keys-store.ts'

const lines: string[] = []
const server = await startTestServer({ log: createLog('debug', { write: (line) => void lines.push(line) }) })
const PATH = '/api/account/ssh-keys'
const [first, second] = publicKeys.map(({ type, encoded }) => `${type} ${encoded}`) as [string, string]

/** A key that no other one equals. */
const newKey = (seed: number) => {
  const bytes = Buffer.alloc(51)
  bytes.write('\0\0\0\x0bssh-ed25519\0\0\0\x20', 'latin1')
  bytes.writeUInt32BE(seed, 20)
  return `ssh-ed25519 ${bytes.toString('base64')}`
}

const add = ({ client }: TestUser, publicKey: string, name?: string, headers?: Record<string, string>) =>
  client.post(PATH, { publicKey, ...(name !== undefined && { name }) }, headers)
const list = async ({ client }: TestUser) => (await client.get(PATH)).body
const remove = ({ client }: TestUser, id: string) => client.call('DELETE', `${PATH}/${id}`)

describe('SSH keys', () => {
  test('are added, listed with the newest first, and deleted', async () => {
    const person = await server.customer()
    const { status, body } = await add(person, `${first} lan@may-tinh`)
    expect(status).toBe(201)
    expect(body.key).toEqual({
      id: body.key.id,
      name: 'lan@may-tinh',
      type: 'ssh-ed25519',
      fingerprint: publicKeys[0].fingerprint,
      createdAt: new Date(server.clock.now()).toISOString(),
    })
    const { body: other } = await add(person, second, ' Máy ở  nhà ')
    expect(await list(person)).toEqual([{ ...other.key, name: 'Máy ở nhà' }, body.key])
    expect((await remove(person, body.key.id)).status).toBe(204)
    expect(await list(person)).toEqual([other.key])
    expect((await remove(person, body.key.id)).body.code).toBe('not_found')
    // It can be added again.
    expect((await add(person, first)).status).toBe(201)
  })

  test('are named by their type if nothing else names them, and as long as a name may be', async () => {
    const person = await server.customer()
    expect((await add(person, first)).body.key.name).toBe('ssh-ed25519')
    expect((await add(person, `${second} ${'ố'.repeat(80)}`)).body.key.name).toBe('ố'.repeat(60))
    expect((await add(person, newKey(1), 'x'.repeat(61))).body.errors?.[0]?.path).toBe('name')
  })

  test('are listed in pages', async () => {
    const person = await server.customer()
    for (const seed of [1, 2, 3]) await add(person, newKey(seed), `${seed}`)
    const { body, headers } = await person.client.get(`${PATH}?limit=2`)
    const { body: rest } = await person.client.get(`${PATH}?limit=2&cursor=${headers.get('x-next-cursor')}`)
    expect([...body, ...rest].map(({ name }: { name: string }) => name)).toEqual(['3', '2', '1'])
  })

  test("are each a customer's once, also if two requests add one at once; another customer may have it, too", async () => {
    const [person, other] = [await server.customer(), await server.customer()]
    const responses = await Promise.all([add(person, first), add(person, `${first} một tên khác`)])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('ssh_key_exists')
    expect((await add(other, first)).status).toBe(201)
  })

  test('are added once with an idempotency key', async () => {
    const person = await server.customer()
    const headers = { 'idempotency-key': 'once' }
    const made = await add(person, first, 'a', headers)
    const again = await add(person, `${first} x`, 'a', headers)
    expect([again.status, again.body, again.headers.get('idempotency-replayed')]).toEqual([201, made.body, 'true'])
    expect((await add(person, second, 'a', headers)).body.code).toBe('idempotency_mismatch')
  })

  test('are no more than a customer may have, also if several are added at once', async () => {
    const person = await server.customer()
    for (let seed = 2; seed < SSH_KEYS_MAX; seed++) expect((await add(person, newKey(seed))).status).toBe(201)
    const last = await Promise.all([1000, 1001, 1002].map((seed) => add(person, newKey(seed))))
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 201, 409].slice(0, 3))
    expect((await list(person)).length).toBe(SSH_KEYS_MAX)
  })

  test('of another customer are not found, and stay', async () => {
    const [person, other] = [await server.customer(), await server.customer()]
    const { body } = await add(other, first)
    expect((await remove(person, body.key.id)).body.code).toBe('not_found')
    expect(await list(other)).toEqual([body.key])
  })

  test.each([
    ['', 'Paste a public key'],
    [`${first}\n${second}`, 'There are several lines'],
    [`no-pty ${first}`, 'There are options before the key'],
    [dsaKey, 'Keys of this type'],
    [shortRsaKey, 'too short'],
    ['ssh-ed25519 AAAA', 'not a complete public key'],
  ])('are not %j, and the message says why', async (publicKey, message) => {
    const person = await server.customer()
    const { status, body } = await person.client.post(PATH, { publicKey }, { 'accept-language': 'en' })
    expect([status, body.errors?.[0]?.path]).toEqual([422, 'publicKey'])
    expect(body.errors[0].message).toContain(message)
    expect(await list(person)).toEqual([])
  })

  test('are never private: nothing of one is stored, logged or sent back', async () => {
    const person = await server.customer()
    const secret = 'MC4CAQAwBQYDK2VwBCIEIKhSecretOfATest'
    const publicKey = `-----BEGIN PRIVATE KEY-----\n${secret}\n-----END PRIVATE KEY-----`
    lines.length = 0
    for (const language of ['vi', 'en', 'zh']) {
      const headers = { 'accept-language': language, 'idempotency-key': language }
      const { status, body } = await person.client.post(PATH, { publicKey, name: 'x' }, headers)
      expect(status).toBe(422)
      expect(body.errors[0].message).toMatch(/khóa bí mật|private key|私钥/)
      expect(JSON.stringify(body)).not.toContain(secret)
    }
    expect(lines.join('')).not.toContain(secret)
    const stored = await server.database.queries('idempotency_keys').where('scope', 'like', 'ssh-key:%').select()
    expect(JSON.stringify(stored)).not.toContain(secret)
  })

  test('cannot be deleted from another website, nor in the demo', async () => {
    const person = await server.customer()
    const { body } = await add(person, first)
    const path = `${PATH}/${body.key.id}`
    const foreign = await person.client.call('DELETE', path, undefined, { origin: 'https://evil.test' })
    expect(foreign.body.code).toBe('cross_site')
    const demo = server.visitor()
    await demo.post('/api/auth/demo')
    expect((await demo.get(PATH)).body).toEqual([])
    expect((await demo.call('DELETE', path)).body.code).toBe('demo_read_only')
    expect((await demo.post(PATH, { publicKey: first })).body.code).toBe('demo_read_only')
    expect(await list(person)).toHaveLength(1)
  })

  test("are found for a machine by their ids, and only a customer's own", async () => {
    const [person, other] = [await server.customer(), await server.customer()]
    const keys = createSshKeysStore()
    const of = (...ids: string[]) => keys.publicKeysOf(server.database.queries, person.user.id, ids)
    const [one, two] = [(await add(person, `${first} lan`)).body.key.id, (await add(person, second)).body.key.id]
    const { body: foreign } = await add(other, first)
    expect(await of()).toEqual([])
    expect(await of(two, one, two)).toEqual([second, first])
    expect(await of(foreign.key.id, one)).toEqual([first])
  })
})
