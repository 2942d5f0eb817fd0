// @module-tag mariadb
import { describe, expect, test } from 'vitest'
import type { AddressPool } from '#contracts/infrastructure.ts'
import { planFaults, recordStatements } from '#server/platform/db/testing/plans.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { QUARANTINE } from './addresses-service.ts'
import { createAddressesStore, macOf } from './addresses-store.ts'

const server = await startTestServer()
const { database, addresses } = server
const { queries } = database
const DAY = 24 * 3_600_000
const office = async () => (await server.admin()).client

let lastNumber = 0
const newId = () => `machine-${String(++lastNumber).padStart(6, '0')}`

const reserve = (vpsId: string, families: readonly (4 | 6)[] = [4], locationId = 1, nodeId?: string) =>
  database.transaction((tx) => addresses.reserve(tx, { vpsId, locationId, families, nodeId }))
const assign = (vpsId: string) => database.transaction((tx) => addresses.assign(tx, vpsId))
const release = (vpsId: string) => database.transaction((tx) => addresses.release(tx, vpsId))
const row = (address: string) => queries('ip_addresses').where({ address }).first()

let lastNetwork = 0
/** Creates a pool in a location of its own. */
async function newPool(size = 28, more: object = {}) {
  const locationId = 100 + ++lastNetwork
  const text = JSON.stringify({ vi: 'x', en: 'x', zh: 'x' })
  await queries('locations').insert({
    id: locationId,
    name: `Place ${locationId}`,
    city: text,
    country: text,
    flag: 'vn',
    is_sold_out: 0,
    position: locationId,
    is_offered: 0,
    version: 1,
  })
  const request = { name: `Pool ${locationId}`, cidr: `10.7.${lastNetwork}.0/${size}`, locationId, ...more }
  const { status, body } = await (await office()).post('/api/admin/pools', request)
  expect([status, body.detail]).toEqual([201, undefined])
  return { pool: body.pool as AddressPool, locationId }
}
const poolOf = async (id: string): Promise<AddressPool> =>
  (await (await office()).get('/api/admin/pools')).body.pools.find((pool: AddressPool) => pool.id === id)

describe('a reservation', () => {
  test('takes the lowest free address, and is the same when it is repeated', async () => {
    const { locationId } = await newPool()
    const id = newId()
    const first = await reserve(id, [4], locationId)
    expect(first).toEqual({
      addresses: [
        {
          address: `10.7.${lastNetwork}.1`,
          family: 4,
          prefix: 28,
          gateway: `10.7.${lastNetwork}.14`,
          reverseName: null,
        },
      ],
      mac: expect.stringMatching(/^02:53:0a:07:[0-9a-f]{2}:01$/),
      missing: [],
    })
    expect(await reserve(id, [4], locationId)).toEqual(first)
    const second = await reserve(newId(), [4], locationId)
    expect(second.addresses[0]?.address).toBe(`10.7.${lastNetwork}.2`)
    expect(second.mac).not.toBe(first.mac)
  })

  test('skips the network, the gateway, broadcasts and what is blocked', async () => {
    const { pool, locationId } = await newPool(29, { gateway: '10.7.2.1' })
    const blocked = `/api/admin/pools/${pool.id}/addresses/10.7.2.3/block`
    expect((await (await office()).post(blocked, { reason: 'spam' })).body.address).toMatchObject({
      state: 'blocked',
      reason: 'spam',
    })
    const given: (string | undefined)[] = []
    for (let number = 0; number < 4; number++)
      given.push((await reserve(newId(), [4], locationId)).addresses[0]?.address)
    expect(given).toEqual(['10.7.2.2', '10.7.2.4', '10.7.2.5', '10.7.2.6'])
    expect((await reserve(newId(), [4], locationId)).missing).toEqual([4])
  })

  test('skips an address that a previous version gave to a machine', async () => {
    const { locationId } = await newPool()
    const person = await server.customer({ balance: 1_000_000 })
    const order = { planId: 1, locationId: 1, name: 'w', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
    const { body } = await person.client.post('/api/vps/order', { ...order, userId: person.user.id, totalCost: 49_000 })
    await queries('instances')
      .where({ id: body.vps.id })
      .update({ ip_address: `10.7.${lastNetwork}.1` })
    expect((await reserve(newId(), [4], locationId)).addresses[0]?.address).toBe(`10.7.${lastNetwork}.2`)
    expect(await database.transaction((tx) => addresses.left(tx, { locationId, upTo: 100 }))).toBe(11)
  })

  test('makes a /64 of IPv6 on demand, beside the IPv4 address, which is the primary one', async () => {
    const one = await reserve(newId(), [4, 6], 2)
    const other = await reserve(newId(), [4, 6], 2)
    expect(one.addresses.map(({ family, prefix }) => [family, prefix])).toEqual([
      [4, 22],
      [6, 64],
    ])
    expect([one, other].map((machine) => machine.addresses[1]?.address)).toEqual(['2001:db8:2:1::1', '2001:db8:2:2::1'])
    expect(one.addresses[1]?.gateway).toBe('fe80::1')
    expect(one.mac).toMatch(/^02:53:c6:12:/)
    expect((await row('2001:db8:2:1::1')).mac).toBeNull()
  })

  test('of IPv6 alone has a MAC address of its own', async () => {
    const [one, other] = [await reserve(newId(), [6], 3), await reserve(newId(), [6], 3)]
    expect(one.mac).toMatch(/^06:53:00:03:/)
    expect(one.mac).not.toBe(other.mac)
  })

  test('in a location without a pool says what is missing', async () => {
    expect(await reserve(newId(), [4, 6], 999)).toEqual({ addresses: [], mac: null, missing: [4, 6] })
  })

  test('does not take from a pool that is switched off, or for another node', async () => {
    const { pool, locationId } = await newPool()
    await queries('ip_pools').where({ id: pool.id }).update({ node_id: 'node-1' })
    expect((await reserve(newId(), [4], locationId)).missing).toEqual([4])
    expect((await reserve(newId(), [4], locationId, 'node-2')).missing).toEqual([4])
    expect((await reserve(newId(), [4], locationId, 'node-1')).missing).toEqual([])
    await (await office()).patch(`/api/admin/pools/${pool.id}`, { enabled: false })
    expect((await reserve(newId(), [4], locationId, 'node-1')).missing).toEqual([4])
  })

  test('of a transaction that fails was never made', async () => {
    const { pool, locationId } = await newPool()
    const failing = database.transaction(async (tx) => {
      await addresses.reserve(tx, { vpsId: newId(), locationId, families: [4] })
      throw new Error('the order failed')
    })
    await expect(failing).rejects.toThrow('the order failed')
    expect((await poolOf(pool.id)).counts).toMatchObject({ free: 13, reserved: 0 })
  })
})

describe('many reservations at the same time', () => {
  test('never give two machines one address, and give each address once', async () => {
    const { pool, locationId } = await newPool(26)
    const machines = Array.from({ length: 70 }, newId)
    const results = await Promise.all(machines.map((id) => reserve(id, [4], locationId)))
    const given = results.flatMap((result) => result.addresses.map(({ address }) => address))
    expect(given).toHaveLength(61)
    expect(new Set(given).size).toBe(61)
    expect(new Set(results.flatMap(({ mac }) => mac ?? [])).size).toBe(61)
    expect(results.filter(({ missing }) => missing.length > 0)).toHaveLength(9)
    expect((await poolOf(pool.id)).counts).toMatchObject({ free: 0, reserved: 61 })
  })

  test('never give two machines one /64', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => reserve(newId(), [6], 4)))
    expect(new Set(results.map((result) => result.addresses[0]?.address)).size).toBe(20)
  })

  test('while others are released, never take one in quarantine', async () => {
    const { locationId } = await newPool(27)
    const before = Array.from({ length: 10 }, newId)
    for (const id of before) await reserve(id, [4], locationId)
    const old = await queries('ip_addresses').whereIn('vps_id', before).pluck('address')
    const results = await Promise.all([
      ...Array.from({ length: 15 }, () => reserve(newId(), [4], locationId)),
      ...before.map((id) => release(id).then(() => null)),
    ])
    const given = results.flatMap((result) => result?.addresses.map(({ address }) => address) ?? [])
    expect(new Set(given).size).toBe(15)
    expect(given.filter((address) => old.includes(address))).toEqual([])
  })
})

test('the database refuses two machines on one address, and a machine on a free one', async () => {
  const { locationId } = await newPool()
  const { addresses: given } = await reserve(newId(), [4], locationId)
  const taken = await row(given[0]?.address ?? '')
  await expect(queries('ip_addresses').insert({ ...taken, vps_id: newId(), mac: null })).rejects.toThrow()
  await expect(queries('ip_addresses').where({ address: taken.address }).update({ state: 'free' })).rejects.toThrow()
  await expect(queries('ip_addresses').where({ address: taken.address }).update({ vps_id: null })).rejects.toThrow()
})

describe('the life of an address', () => {
  test('goes from reserved to assigned, to quarantined for seven days, to free', async () => {
    const { locationId } = await newPool()
    const id = newId()
    const { addresses: given } = await reserve(id, [4], locationId)
    const address = given[0]?.address ?? ''
    expect(await row(address)).toMatchObject({ state: 'reserved', vps_id: id, is_primary: 1 })
    expect((await assign(id)).addresses).toEqual(given)
    expect(await row(address)).toMatchObject({ state: 'assigned', reserved_until: null })
    await release(id)
    expect(await row(address)).toMatchObject({ state: 'quarantined', vps_id: null, mac: null, is_primary: 0 })
    server.clock.advance(QUARANTINE - 1000)
    await server.runCleanup()
    expect((await row(address)).state).toBe('quarantined')
    server.clock.advance(2000)
    await server.runCleanup()
    expect(await row(address)).toMatchObject({ state: 'free', released_at: null })
    expect((await reserve(newId(), [4], locationId)).addresses[0]?.address).toBe(address)
  })

  test('does not end its quarantine while the record of a machine still has it', async () => {
    const { locationId } = await newPool()
    const person = await server.customer({ balance: 1_000_000 })
    const order = { planId: 1, locationId: 1, name: 'x', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
    const { body } = await person.client.post('/api/vps/order', { ...order, userId: person.user.id, totalCost: 49_000 })
    const { addresses: given } = await reserve(body.vps.id, [4], locationId)
    const address = given[0]?.address ?? ''
    await queries('instances').where({ id: body.vps.id }).update({ ip_address: address })
    await release(body.vps.id)
    server.clock.advance(QUARANTINE + DAY)
    await server.runCleanup()
    expect((await row(address)).state).toBe('quarantined')
    await queries('instances').where({ id: body.vps.id }).update({ ip_address: null })
    await server.runCleanup()
    expect((await row(address)).state).toBe('free')
  })

  test('ends when a reservation came to nothing, but not that of a machine that is being made', async () => {
    const { locationId } = await newPool()
    const person = await server.customer({ balance: 1_000_000 })
    const order = { planId: 1, locationId: 1, name: 'y', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
    const { body } = await person.client.post('/api/vps/order', { ...order, userId: person.user.id, totalCost: 49_000 })
    const addressInUse = (await reserve(body.vps.id, [4], locationId)).addresses[0]?.address ?? ''
    const lost = (await reserve(newId(), [4], locationId)).addresses[0]?.address ?? ''
    server.clock.advance(DAY + 1000)
    await server.runCleanup()
    expect((await row(addressInUse)).state).toBe('reserved')
    expect((await row(lost)).state).toBe('quarantined')
  })
})

describe('a pool', () => {
  test('of a /22 has a row for each of its hosts but the gateway', async () => {
    const { client } = await server.admin()
    const request = { name: 'Large', cidr: '10.9.0.0/22', locationId: 1, dns: ['1.1.1.1', '2606:4700:4700::1111'] }
    const { status, body } = await client.post('/api/admin/pools', request)
    expect(status).toBe(201)
    expect(body.pool).toMatchObject({ ...request, gateway: '10.9.3.254', total: 1021, nodeId: null, enabled: true })
    expect(body.pool.counts).toEqual({ free: 1021, reserved: 0, assigned: 0, quarantined: 0, blocked: 0 })
    expect(await queries('audit_log').where({ action: 'pool.create', target_id: body.pool.id })).toHaveLength(1)
  })

  test('is created once for each key', async () => {
    const { client } = await server.admin()
    const request = { name: 'Once', cidr: '10.10.0.0/28', locationId: 1 }
    const send = () => client.post('/api/admin/pools', request, { 'idempotency-key': 'a-pool' })
    const [one, again] = [await send(), await send()]
    expect(again.body.pool.id).toBe(one.body.pool.id)
    expect(await queries('ip_pools').where({ cidr: '10.10.0.0/28' })).toHaveLength(1)
  })

  test.each([
    ['198.18.1.0/24', 'pools_overlap'],
    ['198.18.0.0/20', 'pools_overlap'],
    ['2001:db8:1:ff00::/56', 'pools_overlap'],
  ])('of %s is refused, since it has addresses of another one', async (cidr, code) => {
    const { status, body } = await (await office()).post('/api/admin/pools', { name: 'x', cidr, locationId: 1 })
    expect([status, body.code]).toEqual([409, code])
  })

  test('two that overlap cannot be created at the same time', async () => {
    const client = await office()
    const statuses = await Promise.all(
      ['10.11.0.0/24', '10.11.0.0/25', '10.11.0.0/26'].map(
        async (cidr) => (await client.post('/api/admin/pools', { name: cidr, cidr, locationId: 1 })).status,
      ),
    )
    expect(statuses.sort()).toEqual([201, 409, 409])
  })

  test.each([
    [{ cidr: '10.12.0.1/24' }, 'cidr'],
    [{ cidr: '10.0.0.0/8' }, 'cidr'],
    [{ gateway: '10.99.0.1' }, 'gateway'],
    [{ gateway: '10.12.0.255' }, 'gateway'],
    [{ gateway: '2001:db8::1' }, 'gateway'],
    [{ locationId: 9999 }, 'locationId'],
    [{ nodeId: 'none' }, 'nodeId'],
    [{ dns: ['x'] }, 'dns.0'],
  ])('with %j is refused', async (change, field) => {
    const request = { name: 'x', cidr: '10.12.0.0/24', locationId: 1, ...change }
    const { status, body } = await (await office()).post('/api/admin/pools', request)
    expect([status, body.errors?.[0]?.path]).toEqual([422, field])
  })

  test('over addresses that machines have leaves them their addresses', async () => {
    const person = await server.customer({ balance: 1_000_000 })
    const order = { planId: 1, locationId: 1, name: 'z', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
    const { body } = await person.client.post('/api/vps/order', { ...order, userId: person.user.id, totalCost: 49_000 })
    await server.runJobs()
    await queries('instances').where({ id: body.vps.id }).update({ ip_address: '10.13.0.5' })
    const created = await (await office()).post('/api/admin/pools', { name: 'x', cidr: '10.13.0.0/28', locationId: 1 })
    expect(created.body.pool.counts).toMatchObject({ free: 12, assigned: 1 })
    expect(await row('10.13.0.5')).toMatchObject({ vps_id: body.vps.id, mac: '02:53:0a:0d:00:05', is_primary: 1 })
  })

  test('lists its addresses in their order, page by page, with their machines', async () => {
    const { pool, locationId } = await newPool(27)
    const person = await server.customer({ balance: 1_000_000 })
    const order = { planId: 1, locationId: 1, name: 'trang', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
    const { body } = await person.client.post('/api/vps/order', { ...order, userId: person.user.id, totalCost: 49_000 })
    await reserve(body.vps.id, [4], locationId)
    const client = await office()
    const path = `/api/admin/pools/${pool.id}/addresses?limit=20`
    const { body: first } = await client.get(path)
    expect(first.addresses[0]).toMatchObject({
      state: 'reserved',
      isPrimary: true,
      machine: { id: body.vps.id, name: 'trang', number: body.vps.number },
    })
    const { body: second } = await client.get(`${path}&cursor=${first.nextCursor}`)
    const listed = [...first.addresses, ...second.addresses].map(({ address }) => address)
    expect(listed).toEqual(Array.from({ length: 29 }, (_, index) => `10.7.${lastNetwork}.${index + 1}`))
    expect(second.nextCursor).toBeNull()
    const { body: reserved } = await client.get(`${path}&state=reserved`)
    expect(reserved.addresses).toHaveLength(1)
  })
})

describe('a blocked address', () => {
  test('can be one in quarantine, and is free again afterwards; both are audited', async () => {
    const { pool, locationId } = await newPool()
    const id = newId()
    const address = (await reserve(id, [4], locationId)).addresses[0]?.address ?? ''
    await release(id)
    const client = await office()
    const path = `/api/admin/pools/${pool.id}/addresses/${address}`
    expect((await client.post(`${path}/block`, { reason: 'blacklist' })).status).toBe(200)
    expect((await client.post(`${path}/block`, { reason: 'blacklist' })).status).toBe(200)
    expect((await client.post(`${path}/unblock`)).body.address).toMatchObject({ state: 'free', reason: null })
    const actions = await queries('audit_log').where({ target_id: address }).orderBy('id').pluck('action')
    expect(actions).toEqual(['address.block', 'address.unblock'])
  })

  test('is not one that a machine has, nor one of another pool', async () => {
    const { pool, locationId } = await newPool()
    const address = (await reserve(newId(), [4], locationId)).addresses[0]?.address ?? ''
    const client = await office()
    const block = (of: string) => client.post(`/api/admin/pools/${pool.id}/addresses/${of}/block`, { reason: 'x' })
    expect((await block(address)).body.code).toBe('address_in_use')
    expect((await block('198.18.0.1')).status).toBe(404)
    expect((await block('nonsense')).status).toBe(404)
  })
})

describe('a reverse name', () => {
  /** A customer with a machine that has addresses. */
  async function withMachine() {
    const person = await server.customer({ balance: 1_000_000 })
    const order = { planId: 1, locationId: 1, name: 'mail', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
    const { body } = await person.client.post('/api/vps/order', { ...order, userId: person.user.id, totalCost: 49_000 })
    const { addresses: given } = await reserve(body.vps.id, [4, 6])
    return { person, vpsId: body.vps.id as string, given: given.map(({ address }) => address) }
  }

  test('is stored as names are written, and the response says that it was not published', async () => {
    const { person, vpsId, given } = await withMachine()
    const [v4 = '', v6 = ''] = given
    const path = `/api/vps/${vpsId}/addresses/${v4}`
    const { status, body } = await person.client.patch(path, { reverseName: 'Mail.Example.COM.' })
    expect([status, body]).toEqual([200, { address: v4, reverseName: 'mail.example.com', published: false }])
    expect((await addresses.of(queries, vpsId)).addresses[0]?.reverseName).toBe('mail.example.com')
    expect(
      (await person.client.patch(`/api/vps/${vpsId}/addresses/${encodeURIComponent(v6)}`, { reverseName: 'a.vn' }))
        .status,
    ).toBe(200)
    expect((await person.client.patch(path, { reverseName: null })).body.reverseName).toBeNull()
    await release(vpsId)
    expect((await row(v6)).reverse_name).toBeNull()
  })

  test.each(['x', 'a_b.vn', '198.18.0.1', ''])('is not %j', async (reverseName) => {
    const { person, vpsId, given } = await withMachine()
    const { status, body } = await person.client.patch(`/api/vps/${vpsId}/addresses/${given[0]}`, { reverseName })
    expect([status, body.errors[0].path]).toEqual([422, 'reverseName'])
  })

  test("of another customer's machine, or of an address that it does not have, is not found", async () => {
    const [one, other] = [await withMachine(), await withMachine()]
    const named = { reverseName: 'mail.example.com' }
    const set = (vpsId: string, address = '') =>
      one.person.client.patch(`/api/vps/${vpsId}/addresses/${address}`, named)
    expect((await set(other.vpsId, other.given[0])).status).toBe(404)
    expect((await set(one.vpsId, other.given[0])).status).toBe(404)
    expect((await row(other.given[0] ?? '')).reverse_name).toBeNull()
  })
})

test('a MAC address is unique for each address, and local', () => {
  expect(macOf('c6120005')).toBe('02:53:c6:12:00:05')
  expect(macOf('20010db800010007000000000000001')).toBe('06:53:00:01:00:07')
})

test('no statement reads all addresses, or sorts many', async () => {
  const store = createAddressesStore()
  const id = newId()
  const recording = recordStatements(database)
  await reserve(id, [4, 6])
  await assign(id)
  await release(id)
  await addresses.left(queries, { locationId: 1, upTo: 64 })
  await store.page(queries, '00000000-0000-7000-8000-000000040001', { state: 'free', after: 'c6120010', limit: 10 })
  await addresses.cleanUp(queries, 100)
  const statements = recording.stop().filter(({ sql }) => sql.includes('ip_addresses'))
  expect(statements.length).toBeGreaterThan(7)
  for (const statement of statements)
    expect([statement.sql, await planFaults(database, statement)]).toEqual([statement.sql, []])
})
