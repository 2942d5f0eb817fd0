// @module-tag mariadb
import { afterEach, describe, expect, test } from 'vitest'
import type { MetricName, MetricWindow } from '#contracts/machine-metrics.ts'
import type { MachineReport } from '#server/features/machines/provisioner.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { createMachineMetrics } from './machine-metrics.ts'
import { allSteps } from './metric-steps.ts'
import { createMetricsStore } from './metrics-store.ts'

const server = await startTestServer()
const { queries } = server.database
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MIB = 2 ** 20

let reports: MachineReport[] = []
afterEach(() => {
  reports = []
})

const metrics = createMachineMetrics({
  database: server.database,
  jobs: { add: async () => {}, addFirst: async () => {} } as never,
  provisioner: { list: async () => reports },
  store: createMetricsStore(),
  clock: server.clock,
})
const measure = () => metrics.measuring.run({} as never)

let orders = 0
/** A machine of a new customer. */
async function machine(): Promise<string> {
  const { client } = await server.customer({ balance: 1_000_000 })
  const order = { planId: 1, locationId: 1, operatingSystem: 'ubuntu', billingPeriod: 'monthly', totalCost: 49_000 }
  const { body } = await client.post('/api/vps/order', { ...order, name: `web-${++orders}` })
  return body.vps.id
}

const report = (machineId: string, change: Partial<MachineReport> = {}): MachineReport => ({
  machineId,
  ref: machineId,
  power: 'running',
  uptimeSeconds: 600,
  cpu: 0.25,
  memoryBytes: 512 * MIB,
  diskReadBytes: 0,
  diskWriteBytes: 0,
  networkInBytes: 0,
  networkOutBytes: 0,
  node: null,
  addresses: null,
  mac: null,
  ...change,
})

async function pointsOf(id: string, name: MetricName, window: MetricWindow = '1h') {
  const { series } = await metrics.read(queries, id, window)
  return series.find((one) => one.name === name)?.points ?? []
}
const measured = async (...given: Parameters<typeof pointsOf>) =>
  (await pointsOf(...given)).filter(([, mean]) => mean !== null)

describe('what is measured', () => {
  test('is the mean and the highest value of each step', async () => {
    const id = await machine()
    for (const cpu of [0.1, 0.3, 0.8]) {
      server.clock.advance(MINUTE)
      reports = [report(id, { cpu })]
      await measure()
    }
    expect((await measured(id, 'cpu')).map(([, mean, max]) => [mean, max])).toEqual([
      [10, 10],
      [30, 30],
      [80, 80],
    ])
    const [year, ...others] = await measured(id, 'cpu', '1y')
    expect(others).toEqual([])
    expect(year?.slice(1)).toEqual([40, 80])
    expect((await measured(id, 'memory'))[0]?.[1]).toBe(512 * MIB)
  })

  test('of disk and network are the rates between two measurements', async () => {
    const id = await machine()
    reports = [report(id, { diskReadBytes: 5 * MIB, networkOutBytes: 1000 })]
    await measure()
    server.clock.advance(MINUTE)
    reports = [report(id, { diskReadBytes: 65 * MIB, networkOutBytes: 1000 + 60 * 125_000 })]
    await measure()
    // The first measurement has nothing to compare with.
    expect((await measured(id, 'diskRead')).map(([, mean]) => mean)).toEqual([MIB])
    expect((await measured(id, 'networkOut')).map(([, mean]) => mean)).toEqual([1_000_000])
    expect(await measured(id, 'cpu')).toHaveLength(2)
  })

  test('counts once a minute, however often it is read', async () => {
    const id = await machine()
    server.clock.advance(MINUTE - (server.clock.now() % MINUTE))
    reports = [report(id)]
    await Promise.all([measure(), measure(), measure()])
    expect(await queries('machine_samples').where({ vps_id: id }).select('samples')).toEqual(
      allSteps.map(() => expect.objectContaining({ samples: 1 })),
    )
  })

  test('is a gap while the machine does not run, and starts again with its counters', async () => {
    const id = await machine()
    for (const change of [
      { networkInBytes: 9000 },
      { power: 'stopped', cpu: null, networkInBytes: null },
      { networkInBytes: 6000 },
      { networkInBytes: 12_000 },
      // It was started again, and has received 600 bytes since.
      { networkInBytes: 600 },
    ] as const) {
      server.clock.advance(MINUTE)
      reports = [report(id, change)]
      await measure()
    }
    expect((await pointsOf(id, 'cpu')).slice(-5).map(([, mean]) => mean)).toEqual([25, null, 25, 25, 25])
    expect((await pointsOf(id, 'networkIn')).slice(-5).map(([, mean]) => mean)).toEqual([null, null, null, 800, 80])
  })

  test('of an unknown machine is not kept', async () => {
    reports = [report('not-ours')]
    await measure()
    expect(await queries('machine_samples').where({ vps_id: 'not-ours' })).toEqual([])
  })
})

test('a graph has a point for each of its steps, the present one last', async () => {
  const id = await machine()
  for (const [window, count, step] of [
    ['1h', 60, 60],
    ['24h', 96, 900],
    ['7d', 84, 7200],
    ['30d', 90, 28_800],
    ['1y', 53, 604_800],
  ] as const) {
    const graph = await metrics.read(queries, id, window)
    expect(graph.step).toBe(step)
    const points = graph.series[0]?.points ?? []
    expect(points).toHaveLength(count)
    const last = points.at(-1)?.[0] ?? 0
    expect(server.clock.now() - last).toBeLessThan(step * 1000)
    expect(last).toBeLessThanOrEqual(server.clock.now())
  }
})

test('a machine never has more rows than its graphs have points', async () => {
  const id = await machine()
  for (let day = 0; day < 120; day += 1) {
    for (let minute = 0; minute < 3; minute += 1) {
      reports = [report(id)]
      await measure()
      server.clock.advance(MINUTE)
    }
    server.clock.advance(DAY / 3)
  }
  for (const { step, count } of allSteps) {
    const rows = await queries('machine_samples').where({ vps_id: id, step }).select('at')
    expect(rows.length).toBeLessThanOrEqual(count)
  }
})

test('what is measured of a machine is forgotten 400 days after the last time', async () => {
  const [old, other] = [await machine(), await machine()]
  reports = [report(old)]
  await measure()
  server.clock.advance(401 * DAY)
  reports = [report(other)]
  await measure()
  expect(await queries('machine_samples').where({ vps_id: old })).toEqual([])
  expect(await queries('machine_counters').where({ vps_id: old })).toEqual([])
  expect(await queries('machine_samples').where({ vps_id: other })).not.toEqual([])
})

describe('the traffic of a month', () => {
  test('is what was sent and received since its first day in Vietnam', async () => {
    const id = await machine()
    // It is shortly before midnight of the first in Vietnam.
    server.clock.advance(Date.parse('2030-01-31T16:55:00Z') - server.clock.now())
    const seen: (number | null)[] = []
    for (const bytes of [0, 1000, 3000]) {
      reports = [report(id, { networkInBytes: bytes, networkOutBytes: 2 * bytes })]
      await measure()
      seen.push(await metrics.trafficOf(queries, id))
      server.clock.advance(4 * MINUTE)
    }
    expect(seen).toEqual([null, 3000, 6000])
  })

  test('counts what flowed while nobody measured', async () => {
    const id = await machine()
    reports = [report(id, { networkInBytes: 100 })]
    await measure()
    server.clock.advance(3 * 60 * MINUTE)
    reports = [report(id, { networkInBytes: 5100 })]
    await measure()
    expect(await metrics.trafficOf(queries, id)).toBe(5000)
    // They do not count as the rate of the last minute.
    expect(await measured(id, 'networkIn')).toEqual([])
  })
})
