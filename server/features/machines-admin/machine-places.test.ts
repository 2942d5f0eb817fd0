// @module-tag mariadb
import { describe, expect, test } from 'vitest'
import type { InfrastructureNode } from '#contracts/infrastructure.ts'
import { createNodesStore } from '#server/features/nodes/nodes-store.ts'
import { PROVISION } from '#server/features/vps/vps-service.ts'
import { finishActions, orderMachine } from '#server/testing/machine-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { queries } = server.database
const office = async () => (await server.admin()).client

interface OfferedPlan {
  id: number
  cpu: number
  ram: number
  storage: number
  priceMonthly: number
  soldOutLocations: number[]
}
const plansNow = async (): Promise<OfferedPlan[]> => (await server.visitor().get('/api/vps/catalog')).body.plans
const planOf = (plans: readonly OfferedPlan[], id: number) => {
  const plan = plans.find((one) => one.id === id)
  if (!plan) throw new Error(`There is no plan ${id}`)
  return plan
}
const plans = await plansNow()
const [basic, standard] = [planOf(plans, 1), planOf(plans, 2)]

let last = 0
/** A location with nothing in the books. */
async function newLocation(): Promise<number> {
  const text = { vi: 'Nơi', en: 'Place', zh: '地方' }
  const { status, body } = await (await office()).post('/api/admin/catalog/locations', {
    name: `Place ${++last}`,
    city: text,
    country: text,
    flag: 'vn',
    isOffered: true,
    isSoldOut: false,
  })
  expect([status, body.code]).toEqual([201, undefined])
  return body.location.id
}

/** A node with memory for so many of the smallest plan. */
async function newNode(locationId: number, places: number): Promise<InfrastructureNode> {
  const sizes = { cores: 64, ramMb: places * basic.ram * 1024, diskGb: 4000, cpuOvercommit: 4 }
  const node = { name: `place-${++last}`, locationId, driver: 'sandbox', ...sizes }
  const { status, body } = await (await office()).post('/api/admin/nodes', node)
  expect(status).toBe(201)
  return body.node
}
const usedOf = async ({ id }: InfrastructureNode) => {
  const { body } = await (await office()).get('/api/admin/nodes')
  return body.nodes.find((node: InfrastructureNode) => node.id === id).used
}
/** A pool of IPv4 addresses: `cidr` is a /29, which has five for machines. */
async function newPool(locationId: number, cidr: string): Promise<void> {
  const gateway = cidr.replace(/(\d+)\/29$/, (_, first) => String(Number(first) + 1))
  const pool = { name: `pool-${++last}`, locationId, cidr, gateway, dns: ['192.0.2.53'] }
  const { status, body } = await (await office()).post('/api/admin/pools', pool)
  expect([status, body.code]).toEqual([201, undefined])
}

const choice = { name: 'web', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
const order = ({ client }: TestUser, locationId: number, plan = basic) =>
  client.post('/api/vps/order', { ...choice, planId: plan.id, locationId, totalCost: plan.priceMonthly })
const quote = ({ client }: TestUser, locationId: number) =>
  client.post('/api/vps/quote', { planId: basic.id, locationId, billingPeriod: 'monthly' })
const balanceOf = async ({ client, user }: TestUser) =>
  Number((await client.get(`/api/wallet/balance/${user.id}`)).body.balance)

/** Lets the catalogue look where there is room, as it does every few seconds. */
async function soldOutOf(planId: number): Promise<number[]> {
  server.clock.advance(5000)
  await server.catalog.refresh()
  return planOf(await plansNow(), planId).soldOutLocations
}

describe('a location that is full', () => {
  test('takes 3 of 20 orders at the same time for 3 places, and the money of no more', async () => {
    const locationId = await newLocation()
    await newPool(locationId, '198.51.100.0/29')
    const node = await newNode(locationId, 3)
    const people = await Promise.all(Array.from({ length: 20 }, () => server.customer({ balance: 100_000 })))
    const responses = await Promise.all(people.map((person) => order(person, locationId)))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(3)
    const refused = responses.filter(({ status }) => status !== 201)
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['409 sold_out']))
    expect((await usedOf(node)).machines).toBe(3)
    await finishActions(server)
    const instances = await queries('instances').where({ location_id: locationId })
    expect(instances.map(({ status }) => status)).toEqual(['active', 'active', 'active'])
    expect(
      await queries('ip_addresses').whereIn(
        'vps_id',
        instances.map(({ id }) => id),
      ),
    ).toHaveLength(3)
    const balances = await Promise.all(people.map(balanceOf))
    expect(balances.filter((balance) => balance < 100_000)).toHaveLength(3)
  })

  test('takes no order if it has no IPv4 address for the machine', async () => {
    const locationId = await newLocation()
    await newPool(locationId, '198.51.100.8/29')
    const people = await Promise.all(Array.from({ length: 9 }, () => server.customer({ balance: 100_000 })))
    const responses = await Promise.all(people.map((person) => order(person, locationId)))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(5)
    await finishActions(server)
    const statuses = await queries('instances').where({ location_id: locationId }).pluck('status')
    expect(statuses).toEqual(Array.from({ length: 5 }, () => 'active'))
    expect(await soldOutOf(basic.id)).toContain(locationId)
  })

  test('says why a job is dead if the address of its machine is gone before it is made', async () => {
    const locationId = await newLocation()
    await newPool(locationId, '198.51.100.96/29')
    const { body } = await order(await server.customer({ balance: 100_000 }), locationId)
    const { pool_id } = await queries('ip_addresses').where({ vps_id: body.vps.id }).first('pool_id')
    await queries('ip_addresses').where({ pool_id }).delete()
    await finishActions(server)
    expect((await (await office()).get('/api/admin/jobs?limit=1')).body.jobs).toMatchObject([
      { subjectId: body.vps.id, failure: 'no_address_left' },
    ])
  })

  test('says so in the quote and in the catalogue, and sells again when a machine is gone', async () => {
    const locationId = await newLocation()
    await newPool(locationId, '198.51.100.16/29')
    const node = await newNode(locationId, 1)
    const [first, next] = [await server.customer({ balance: 100_000 }), await server.customer({ balance: 100_000 })]
    expect((await quote(first, locationId)).status).toBe(200)
    expect(await soldOutOf(basic.id)).not.toContain(locationId)
    // What is larger than the node has never been on sale there.
    expect(await soldOutOf(standard.id)).toContain(locationId)
    const { body } = await order(first, locationId)
    await finishActions(server)
    expect((await quote(next, locationId)).body.code).toBe('sold_out')
    expect(await soldOutOf(basic.id)).toContain(locationId)
    await first.client.post(`/api/vps/${body.vps.id}/actions`, { type: 'cancel', confirmName: 'web' })
    await finishActions(server)
    expect(await usedOf(node)).toMatchObject({ machines: 0 })
    expect(await soldOutOf(basic.id)).not.toContain(locationId)
    expect((await order(next, locationId)).status).toBe(201)
    await finishActions(server)
  })

  test('has its place back when a machine could not be made, also without an attempt', async () => {
    const locationId = await newLocation()
    await newPool(locationId, '198.51.100.24/29')
    const node = await newNode(locationId, 1)
    const person = await server.customer({ balance: 100_000 })
    const { body } = await order(person, locationId)
    expect((await usedOf(node)).machines).toBe(1)
    // The job looks as if each worker that tried it had died.
    await queries('jobs').where({ kind: PROVISION, subject_id: body.vps.id }).update({ attempts: 100 })
    await finishActions(server)
    expect((await queries('instances').where({ id: body.vps.id }).first('status')).status).toBe('failed')
    expect([(await usedOf(node)).machines, await balanceOf(person)]).toEqual([0, 100_000])
    expect(await queries('ip_addresses').where({ vps_id: body.vps.id })).toEqual([])
  })

  test('keeps the place of an order that waits for its money, and gets it back when that order ends', async () => {
    const locationId = await newLocation()
    await newPool(locationId, '198.51.100.32/29')
    const node = await newNode(locationId, 1)
    const [waiting, other] = [await server.customer(), await server.customer({ balance: 100_000 })]
    const request = { ...choice, planId: basic.id, locationId, totalCost: basic.priceMonthly }
    const { body } = await waiting.client.post('/api/vps/orders/waiting', {
      ...request,
      paymentMethod: 'bank_transfer',
    })
    expect((await usedOf(node)).machines).toBe(1)
    expect((await order(other, locationId)).body.code).toBe('sold_out')
    await waiting.client.post(`/api/vps/orders/waiting/${body.order.id}/cancel`)
    expect((await usedOf(node)).machines).toBe(0)
    expect((await order(other, locationId)).status).toBe(201)
    await finishActions(server)
  })
})

describe('a larger plan', () => {
  /** A machine of the smallest plan on a node with room for so many of them. */
  async function machineOn(places: number, name: string, cidr: string) {
    const locationId = await newLocation()
    await newPool(locationId, cidr)
    const node = await newNode(locationId, places)
    const person = await server.customer({ balance: 1_000_000 })
    return { ...person, node, locationId, id: await orderMachine(server, person, { locationId, name }) }
  }
  type Machine = Awaited<ReturnType<typeof machineOn>>
  const resizeQuote = ({ client, id }: Machine) => client.post(`/api/vps/${id}/resize/quote`, { planId: standard.id })
  const resize = ({ client, id }: Machine, quoteId: string) =>
    client.post(`/api/vps/${id}/actions`, { type: 'resize', planId: standard.id, quoteId })
  const isFull = { code: 'not_possible', detail: expect.stringContaining('không đủ chỗ') }

  test('is refused before it is paid where the node has no room for it', async () => {
    const machine = await machineOn(1, 'web', '198.51.100.40/29')
    expect(await resizeQuote(machine)).toMatchObject({ status: 409, body: isFull })
  })

  test('is refused, and costs nothing, when its room was taken after the quote', async () => {
    const times = standard.ram / basic.ram
    const machine = await machineOn(times, 'web', '198.51.100.48/29')
    const { body } = await resizeQuote(machine)
    const before = await balanceOf(machine)
    for (let count = 1; count < times; count += 1)
      expect((await order(await server.customer({ balance: 100_000 }), machine.locationId)).status).toBe(201)
    expect(await resize(machine, body.quoteId)).toMatchObject({ status: 409, body: isFull })
    expect(await balanceOf(machine)).toBe(before)
    await finishActions(server)
  })

  test('takes its room at once, and gives it back when it cannot be set up', async () => {
    const machine = await machineOn(standard.ram / basic.ram, 'refuse-resize', '198.51.100.56/29')
    const { body } = await resizeQuote(machine)
    const before = await balanceOf(machine)
    expect((await resize(machine, body.quoteId)).status).toBe(202)
    expect((await usedOf(machine.node)).ramMb).toBe(standard.ram * 1024)
    expect((await order(await server.customer({ balance: 100_000 }), machine.locationId)).body.code).toBe('sold_out')
    // The node is made smaller meanwhile: a machine of at most that size still fits.
    await (await office()).patch(`/api/admin/nodes/${machine.node.id}`, { ramMb: 1 })
    await finishActions(server)
    expect((await usedOf(machine.node)).ramMb).toBe(basic.ram * 1024)
    expect(await balanceOf(machine)).toBe(before)
  })

  test('keeps its room once it is there', async () => {
    const machine = await machineOn(9, 'web', '198.51.100.64/29')
    await resize(machine, (await resizeQuote(machine)).body.quoteId)
    await finishActions(server)
    const { cpu: cores, ram, storage: diskGb } = standard
    expect(await usedOf(machine.node)).toEqual({ machines: 1, cores, ramMb: ram * 1024, diskGb })
  })
})

describe('a system that a node lacks', () => {
  const keep = ({ id }: InfrastructureNode, imageId: string, isPresent: boolean) =>
    server.database.transaction((tx) =>
      createNodesStore().keepImages(tx, id, [{ imageId, isPresent, lookedAt: server.clock.now() }]),
    )
  const linesOf = ({ user }: TestUser) => queries('transactions').where({ user_id: user.id, type: 'payment' })
  const missingAt = async (locationId: number): Promise<string[] | undefined> => {
    server.clock.advance(5000)
    await server.catalog.refresh()
    const { body } = await server.visitor().get('/api/vps/catalog')
    return body.locations.find(({ id }: { id: number }) => id === locationId).missingSystems
  }
  const orderWith = ({ client }: TestUser, locationId: number, operatingSystem: string) =>
    client.post('/api/vps/order', {
      ...choice,
      operatingSystem,
      planId: basic.id,
      locationId,
      totalCost: basic.priceMonthly,
    })

  test('takes those of several orders at the same time that fit where it is, and puts them only there', async () => {
    const locationId = await newLocation()
    const [lacking, having] = [await newNode(locationId, 8), await newNode(locationId, 3)]
    await keep(lacking, 'ubuntu', false)
    await keep(having, 'ubuntu', true)
    const people = await Promise.all(Array.from({ length: 8 }, () => server.customer({ balance: 100_000 })))
    const responses = await Promise.all(people.map((person) => orderWith(person, locationId, 'ubuntu')))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(3)
    const refused = responses.filter(({ status }) => status !== 201)
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['409 image_unavailable']),
    )
    expect([(await usedOf(lacking)).machines, (await usedOf(having)).machines]).toEqual([0, 3])
    const lines = await Promise.all(people.map(linesOf))
    expect(lines.filter((all) => all.length > 0)).toHaveLength(3)
    expect((await Promise.all(people.map(balanceOf))).filter((balance) => balance === 100_000)).toHaveLength(5)
    // Another system still has room beside it.
    expect((await orderWith(await server.customer({ balance: 100_000 }), locationId, 'debian')).status).toBe(201)
    expect((await usedOf(lacking)).machines).toBe(1)
    await finishActions(server)
  })

  test('is refused by quote, order and waiting order before there is a line in the ledger, and shown by the catalogue', async () => {
    const locationId = await newLocation()
    const nodes = [await newNode(locationId, 4), await newNode(locationId, 4)]
    expect(await missingAt(locationId)).toBeUndefined()
    for (const node of nodes) await keep(node, 'ubuntu', false)
    expect(await missingAt(locationId)).toEqual(['ubuntu'])
    const [person, poor] = [await server.customer({ balance: 100_000 }), await server.customer()]
    const quoted = (operatingSystem?: string) =>
      person.client.post('/api/vps/quote', {
        planId: basic.id,
        locationId,
        billingPeriod: 'monthly',
        ...(operatingSystem && { operatingSystem }),
      })
    expect(await quoted('ubuntu')).toMatchObject({ status: 409, body: { code: 'image_unavailable' } })
    expect([(await quoted('debian')).status, (await quoted()).status]).toEqual([200, 200])
    expect((await orderWith(person, locationId, 'ubuntu')).body.code).toBe('image_unavailable')
    const { body: quotedWithout } = await quoted()
    const withQuote = { ...choice, planId: basic.id, locationId, quoteId: quotedWithout.quoteId }
    expect((await person.client.post('/api/vps/order', withQuote)).body.code).toBe('image_unavailable')
    const waiting = { ...choice, planId: basic.id, locationId, totalCost: basic.priceMonthly }
    const { body } = await poor.client.post('/api/vps/orders/waiting', { ...waiting, paymentMethod: 'bank_transfer' })
    expect(body.code).toBe('image_unavailable')
    expect(await linesOf(person)).toEqual([])
    expect(await queries('transactions').where({ user_id: poor.user.id })).toEqual([])
    expect(await queries('instances').where({ location_id: locationId })).toEqual([])
    for (const node of nodes) expect((await usedOf(node)).machines).toBe(0)
    await keep(nodes[0] as InfrastructureNode, 'ubuntu', true)
    expect(await missingAt(locationId)).toBeUndefined()
    expect((await orderWith(person, locationId, 'ubuntu')).status).toBe(201)
    await finishActions(server)
  })

  test('ends an order that waited for its money while it was lost, and takes none of it', async () => {
    const locationId = await newLocation()
    const node = await newNode(locationId, 1)
    const person = await server.customer()
    const request = { ...choice, planId: basic.id, locationId, totalCost: basic.priceMonthly }
    const { body } = await person.client.post('/api/vps/orders/waiting', { ...request, paymentMethod: 'bank_transfer' })
    await keep(node, 'ubuntu', false)
    const path = `/api/admin/users/${person.user.id}/balance`
    expect((await (await office()).patch(path, { difference: '100000', reason: 'Test' })).status).toBe(200)
    await finishActions(server)
    const ended = await person.client.get(`/api/vps/orders/waiting/${body.order.id}`)
    expect(ended.body.order).toMatchObject({ state: 'failed', reason: 'not_on_sale' })
    expect([await linesOf(person), (await usedOf(node)).machines]).toEqual([[], 0])
  })

  test('is not set up on a machine of that node, which keeps what it has', async () => {
    const locationId = await newLocation()
    await newPool(locationId, '198.51.100.80/29')
    const [own, other] = [await newNode(locationId, 4), await newNode(locationId, 1)]
    const person = await server.customer({ balance: 100_000 })
    const id = await orderMachine(server, person, { locationId })
    await keep(own, 'debian', false)
    await keep(other, 'debian', true)
    const rebuild = (imageId?: string) =>
      person.client.post(`/api/vps/${id}/actions`, { type: 'rebuild', confirmName: 'web', ...(imageId && { imageId }) })
    const refused = await rebuild('debian')
    expect(refused).toMatchObject({ status: 409, body: { code: 'image_unavailable' } })
    expect(await queries('machine_actions').where({ vps_id: id, type: 'rebuild' })).toEqual([])
    expect((await rebuild()).status).toBe(202)
    await finishActions(server)
  })
})

test('a set-up without nodes limits nothing', async () => {
  const locationId = await newLocation()
  const person = await server.customer({ balance: 100_000 })
  expect((await quote(person, locationId)).status).toBe(200)
  expect(await soldOutOf(basic.id)).not.toContain(locationId)
  expect((await order(person, locationId)).status).toBe(201)
  await finishActions(server)
})

test('a machine is made on the node of its place, with the addresses and the MAC address that were reserved', async () => {
  const locationId = await newLocation()
  await newPool(locationId, '198.51.100.72/29')
  const node = await newNode(locationId, 1)
  const id = await orderMachine(server, await server.customer({ balance: 100_000 }), { locationId })
  const { addresses, mac } = await server.addresses.of(queries, id)
  const report = await server.provisioner.inspect(id, id)
  expect(report).toMatchObject({ node: node.name, mac, addresses: addresses.map(({ address }) => address) })
  const differences = async () => {
    const { body } = await (await office()).post('/api/admin/machine-differences/run')
    return body.differences.filter(({ machineId }: { machineId: string }) => machineId === id)
  }
  expect(await differences()).toEqual([])
  const row = await queries('sandbox_machines').where({ id }).first('state')
  const state = JSON.stringify({ ...JSON.parse(row.state), addresses: ['203.0.113.9'] })
  await queries('sandbox_machines').where({ id }).update({ state })
  expect(await differences()).toMatchObject([{ kind: 'wrong_address', hypervisor: '203.0.113.9' }])
})
