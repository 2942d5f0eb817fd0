import { expect, test } from 'vitest'
import { vpsPane } from '#ds/texts/account/console.ts'
import { catalog } from '#stories/fixtures/account.ts'
import { machineOf, machines } from '#stories/fixtures/machines.ts'
import { commandOf, largerPlans, reasonAgainst } from './machine.ts'

test.each([
  [{ user: 'root', address: '203.0.113.17', port: 22 }, 'ssh root@203.0.113.17'],
  [{ user: 'root', address: '203.0.113.17', port: 2222 }, 'ssh -p 2222 root@203.0.113.17'],
  [{ user: 'Administrator', address: '203.0.113.17', port: 3389 }, 'mstsc /v:203.0.113.17'],
  [{ user: 'Administrator', address: '203.0.113.17', port: 3390 }, 'mstsc /v:203.0.113.17:3390'],
  [{ user: 'root', address: null, port: 22 }, undefined],
])('the way in of %o is %s', (access, command) => {
  expect(commandOf(access)).toBe(command)
})

test('what can be done has no reason; what cannot has the server’s, or that of its code', () => {
  expect(reasonAgainst('reboot', machines.running, vpsPane.vi)).toBeUndefined()
  expect(reasonAgainst('reboot', machines.off, vpsPane.vi)).toBe(vpsPane.vi.impossible.not_running)
  const fromServer = {
    actions: [{ type: 'reboot' as const, enabled: false, reason: 'Đang bảo trì đến 03:00', code: 'busy' as const }],
  }
  expect(reasonAgainst('reboot', fromServer, vpsPane.vi)).toBe('Đang bảo trì đến 03:00')
  // A server of a later version may no longer know it.
  expect(reasonAgainst('rescue', fromServer, vpsPane.vi)).toBe(vpsPane.vi.impossible.busy)
})

test('larger plans have nothing smaller, are of the same series, and are sold for the system and the place', () => {
  const { vps } = machineOf()
  const names = (change: Partial<typeof vps> = {}, plans = catalog.plans) =>
    largerPlans(plans, { ...vps, ...change }).map(({ name }) => name)
  expect(names()).toContain('Pro')
  expect(names()).not.toContain('Standard')
  expect(names()).not.toContain('Basic')
  const prices = largerPlans(catalog.plans, vps).map(({ prices }) => prices.monthly.amount)
  expect(prices).toEqual([...prices].sort((one, other) => one - other))
  expect(names({ storage: 10_000 })).toEqual([])
  expect(names({ operatingSystem: 'unknown' })).toEqual([])
  expect(
    names(
      {},
      catalog.plans.map((plan) => ({ ...plan, soldOutLocations: [vps.locationId] })),
    ),
  ).toEqual([])
  expect(
    names(
      {},
      catalog.plans.map((plan) => ({ ...plan, soldOut: true })),
    ),
  ).toEqual([])
  const other = catalog.plans.map((plan) => (plan.name === 'Pro' ? { ...plan, seriesId: 'other' } : plan))
  expect(names({}, other)).not.toContain('Pro')
})
