import { describe, expect, test } from 'vitest'
import type { InfrastructureNode } from '#contracts/infrastructure.ts'
import { planFaults, recordStatements } from '#server/platform/db/testing/plans.ts'
import { createLog } from '#server/platform/log.ts'
import { testTimers } from '#server/platform/testing/database-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { freeCapacityOf, sizeOfPlan, timesIn } from './capacity.ts'
import { createNodesStore, type NodeStatus } from './nodes-store.ts'
import { createNodesWatch } from './nodes-watch.ts'

const server = await startTestServer()
const { database, capacity, clock } = server
const { queries } = database
const office = async () => (await server.admin()).client
const small = { cores: 1, ramMb: 1024, diskGb: 20 }

let last = 0
const newId = () => `machine-${++last}`
let lastLocation = 200
async function newLocation(): Promise<number> {
  const id = ++lastLocation
  const text = JSON.stringify({ vi: 'x', en: 'x', zh: 'x' })
  await queries('locations').insert({
    id,
    name: `Place ${id}`,
    city: text,
    country: text,
    flag: 'vn',
    is_sold_out: 0,
    position: id,
    is_offered: 0,
    version: 1,
  })
  return id
}

async function newNode(locationId: number, given: object = {}): Promise<InfrastructureNode> {
  const sizes = { cores: 4, ramMb: 8192, diskGb: 200, cpuOvercommit: 2 }
  const request = { name: `node-${++last}`, locationId, driver: 'sandbox', ...sizes, ...given }
  const { status, body } = await (await office()).post('/api/admin/nodes', request)
  expect(status).toBe(201)
  return body.node
}
const nodeOf = async (id: string): Promise<InfrastructureNode> =>
  (await (await office()).get('/api/admin/nodes')).body.nodes.find((node: InfrastructureNode) => node.id === id)
const pick = (locationId: number, size = small, vpsId = newId()) =>
  database.transaction((tx) => capacity.pickNode(tx, { vpsId, ...size }, locationId))

describe('a node', () => {
  test('is written down once for each key and name, with nothing on it and nothing reported', async () => {
    const locationId = await newLocation()
    const node = await newNode(locationId, { name: 'pve1' })
    expect(node).toMatchObject({
      name: 'pve1',
      locationId,
      driver: 'sandbox',
      enabled: true,
      cores: 4,
      cpuOvercommit: 2,
      report: null,
      used: { machines: 0, cores: 0, ramMb: 0, diskGb: 0 },
    })
    const sizes = { cores: 4, ramMb: 8192, diskGb: 200, cpuOvercommit: 2 }
    const again = { name: 'pve1', locationId, driver: 'sandbox', ...sizes }
    expect((await (await office()).post('/api/admin/nodes', again)).body.code).toBe('node_exists')
    expect((await (await office()).post('/api/admin/nodes', { ...again, name: 'pve2', locationId: 9999 })).status).toBe(
      422,
    )
  })

  test('of which two admins write down one at the same time exists once', async () => {
    const sizes = { cores: 4, ramMb: 8192, diskGb: 200, cpuOvercommit: 2 }
    const request = { name: 'same', locationId: await newLocation(), driver: 'sandbox', ...sizes }
    const client = await office()
    const responses = await Promise.all([1, 2, 3].map(() => client.post('/api/admin/nodes', request)))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  test('can be changed in part, which is audited once', async () => {
    const node = await newNode(await newLocation())
    const client = await office()
    const change = () => client.patch(`/api/admin/nodes/${node.id}`, { enabled: false, ramMb: 4096 })
    const [first, again] = [await change(), await change()]
    expect(first.body.node).toMatchObject({ ...node, enabled: false, ramMb: 4096 })
    expect(again.body).toEqual(first.body)
    expect(await queries('audit_log').where({ action: 'node.change', target_id: node.id })).toHaveLength(1)
    expect((await client.patch('/api/admin/nodes/unknown', {})).status).toBe(404)
  })
})

describe('a machine', () => {
  test('goes anywhere in a location without nodes, as before there were any', async () => {
    const locationId = await newLocation()
    expect(await pick(locationId)).toEqual({ state: 'anywhere' })
    expect(await capacity.left(queries, locationId, small)).toBeNull()
  })

  test('goes to the node with most room, and stays there when it is placed again', async () => {
    const locationId = await newLocation()
    await newNode(locationId, { ramMb: 2048 })
    const large = await newNode(locationId)
    const id = newId()
    const placed = { state: 'placed', nodeId: large.id, nodeName: large.name }
    expect(await pick(locationId, small, id)).toEqual(placed)
    expect(await pick(locationId, small, id)).toEqual(placed)
    expect((await nodeOf(large.id)).used).toEqual({ machines: 1, cores: 1, ramMb: 1024, diskGb: 20 })
  })

  test.each([
    ['cores', { cores: 9, ramMb: 1024, diskGb: 20 }],
    ['memory', { cores: 1, ramMb: 8193, diskGb: 20 }],
    ['disk', { cores: 1, ramMb: 1024, diskGb: 201 }],
  ])('does not fit where there are too few %s', async (_, size) => {
    const locationId = await newLocation()
    await newNode(locationId)
    expect(await pick(locationId, size)).toEqual({ state: 'full' })
    expect(await capacity.left(queries, locationId, size)).toBe(0)
  })

  test('is not placed on a node that is switched off', async () => {
    const locationId = await newLocation()
    await newNode(locationId, { enabled: false })
    expect(await pick(locationId)).toEqual({ state: 'full' })
  })

  test('of many at the same time never overfills a node', async () => {
    const locationId = await newLocation()
    const nodes = [await newNode(locationId), await newNode(locationId, { ramMb: 4096 })]
    const placements = await Promise.all(Array.from({ length: 16 }, () => pick(locationId)))
    expect(placements.filter(({ state }) => state === 'placed')).toHaveLength(12)
    expect(placements.filter(({ state }) => state === 'full')).toHaveLength(4)
    expect((await nodeOf(nodes[0]?.id ?? '')).used.machines).toBe(8)
    expect((await nodeOf(nodes[1]?.id ?? '')).used.machines).toBe(4)
    expect(await capacity.left(queries, locationId, small)).toBe(0)
  })

  test('makes room when it is gone, and can grow as long as there is some', async () => {
    const locationId = await newLocation()
    const node = await newNode(locationId, { ramMb: 3072 })
    const [one, other] = [newId(), newId()]
    await pick(locationId, small, one)
    await pick(locationId, small, other)
    const resize = (ramMb: number) => database.transaction((tx) => capacity.resize(tx, { ...small, vpsId: one, ramMb }))
    expect(await resize(3072)).toBe(false)
    expect(await resize(2048)).toBe(true)
    expect((await nodeOf(node.id)).used.ramMb).toBe(3072)
    await database.transaction((tx) => capacity.release(tx, other))
    expect(await resize(3072)).toBe(true)
    expect(await database.transaction((tx) => capacity.resize(tx, { ...small, vpsId: newId() }))).toBe(true)
  })
})

test('the room of a node that was made smaller is never below nothing', async () => {
  const node = { ...(await createNodesStore().all(queries))[0], cores: 1, ramMb: 1, diskGb: 1, cpuOvercommit: 1 }
  const free = freeCapacityOf(node as Parameters<typeof freeCapacityOf>[0], {
    machines: 9,
    cores: 9,
    ramMb: 9000,
    diskGb: 900,
  })
  expect(timesIn(free, sizeOfPlan({ cpu: 1, ram: 1, storage: 20 }))).toBe(0)
})

describe('what a hypervisor says of a node', () => {
  let reported: readonly NodeStatus[] = []
  let found: readonly { node: string; imageIds: readonly string[] }[] = []
  const watch = createNodesWatch({
    database,
    nodes: createNodesStore(),
    clock,
    timers: testTimers,
    log: createLog('silent'),
    ask: async () => reported,
    findImages: async () => found,
    imageIds: async () => ['debian', 'ubuntu', 'windows'],
  })

  test('is kept with its time, also when the node no longer reported', async () => {
    const node = await newNode(await newLocation())
    reported = [
      { name: node.name, isUp: true, version: '8.4', freeRamMb: 512, freeDiskGb: 9 },
      { name: 'unknown', isUp: true, version: null, freeRamMb: null, freeDiskGb: null },
    ]
    await watch.check()
    const at = new Date(clock.now()).toISOString()
    const report = { at, isUp: true, version: '8.4', freeRamMb: 512, freeDiskGb: 9 }
    expect((await nodeOf(node.id)).report).toEqual(report)
    reported = []
    clock.advance(60_000)
    await watch.check()
    expect((await nodeOf(node.id)).report).toEqual(report)
  })

  test('says which systems it can set up: none is known before, and what was known stays while it is not looked at', async () => {
    const node = await newNode(await newLocation())
    expect(node.images).toBeNull()
    reported = []
    found = [
      { node: node.name, imageIds: ['ubuntu', 'unknown'] },
      { node: 'unknown', imageIds: [] },
    ]
    await watch.check()
    const at = new Date(clock.now()).toISOString()
    const { images } = await nodeOf(node.id)
    expect(images).toMatchObject({ at, present: [{ id: 'ubuntu' }] })
    expect(images?.missing.map(({ id }) => id)).toEqual(expect.arrayContaining(['debian', 'windows']))
    found = []
    clock.advance(60_000)
    await watch.check()
    expect((await nodeOf(node.id)).images).toEqual(images)
    found = [{ node: node.name, imageIds: ['debian', 'ubuntu', 'windows'] }]
    await watch.check()
    expect((await nodeOf(node.id)).images).toMatchObject({ at: new Date(clock.now()).toISOString(), missing: [] })
  })

  test('is looked at as soon as an admin has it looked at', async () => {
    const node = await newNode(await newLocation(), { name: 'sandbox' })
    const { status, body } = await (await office()).post('/api/admin/nodes/look')
    expect(status).toBe(200)
    const looked = body.nodes.find(({ id }: InfrastructureNode) => id === node.id)
    expect(looked.report).toMatchObject({ isUp: true })
    expect(looked.images).toMatchObject({ at: new Date(clock.now()).toISOString(), missing: [] })
    expect(looked.images.present.length).toBeGreaterThan(3)
  })
})

describe('a system that not every node has', () => {
  const keep = (nodeId: string, imageId: string, isPresent: boolean) =>
    database.transaction((tx) =>
      createNodesStore().keepImages(tx, nodeId, [{ imageId, isPresent, lookedAt: clock.now() }]),
    )
  const pickWith = (locationId: number, imageId: string, vpsId = newId()) =>
    database.transaction((tx) => capacity.pickNode(tx, { vpsId, imageId, ...small }, locationId))

  test('is set up where it is, though another node has more room', async () => {
    const locationId = await newLocation()
    const [large, one] = [await newNode(locationId), await newNode(locationId, { ramMb: 1024 })]
    await keep(large.id, 'ubuntu', false)
    await keep(one.id, 'ubuntu', true)
    const id = newId()
    expect(await pickWith(locationId, 'ubuntu', id)).toMatchObject({ state: 'placed', nodeId: one.id })
    expect(await pickWith(locationId, 'ubuntu')).toEqual({ state: 'no_image' })
    expect(await pickWith(locationId, 'debian')).toMatchObject({ state: 'placed', nodeId: large.id })
    expect(await capacity.hasImage(queries, id, 'ubuntu')).toBe(true)
    await keep(one.id, 'ubuntu', false)
    expect(await capacity.hasImage(queries, id, 'ubuntu')).toBe(false)
    expect(await capacity.hasImage(queries, newId(), 'ubuntu')).toBe(true)
  })

  test('goes anywhere while no node was checked', async () => {
    const locationId = await newLocation()
    const node = await newNode(locationId)
    expect(await pickWith(locationId, 'ubuntu')).toMatchObject({ state: 'placed', nodeId: node.id })
  })

  test('is not placed on a node that loses it in the same moment', async () => {
    const locationId = await newLocation()
    const node = await newNode(locationId)
    const store = createNodesStore()
    const { placements } = (await store.byId(queries, node.id)) ?? { placements: 0 }
    await keep(node.id, 'ubuntu', false)
    const claim = (imageId?: string) => database.transaction((tx) => store.claim(tx, node.id, placements, imageId))
    expect(await claim('ubuntu')).toBe(false)
    expect(await claim('debian')).toBe(true)
  })
})

test('no statement reads all machines, or sorts many', async () => {
  const locationId = await newLocation()
  await newNode(locationId)
  const id = newId()
  const recording = recordStatements(database)
  await database.transaction((tx) => capacity.pickNode(tx, { vpsId: id, imageId: 'ubuntu', ...small }, locationId))
  await capacity.hasImage(queries, id, 'ubuntu')
  await capacity.left(queries, locationId, small)
  await database.transaction((tx) => capacity.release(tx, id))
  const statements = recording.stop().filter(({ sql }) => /nodes|node_machines|node_images/.test(sql))
  expect(statements.length).toBeGreaterThan(3)
  for (const statement of statements)
    expect([statement.sql, await planFaults(database, statement)]).toEqual([statement.sql, []])
})
