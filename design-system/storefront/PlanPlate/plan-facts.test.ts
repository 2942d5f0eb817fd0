import { expect, test } from 'vitest'
import { leastPromises, type PlanPromises } from '#contracts/rules/plan-promises.ts'
import { catalogue, planOf } from '#stories/fixtures/catalogue.ts'
import { comparePlans } from './plan-facts.ts'

const compare = (seriesId: string) => comparePlans(catalogue.plans.filter((plan) => plan.seriesId === seriesId))
/** Two plans of one series with these promises; the second one has a feature. */
const compareTwo = (lower: PlanPromises, higher: PlanPromises) =>
  comparePlans([
    { ...planOf(4), promises: lower },
    { ...planOf(5), promises: higher, features: ['IPv6'] },
  ])[1]

test('the promises of a plan answer the six questions', () => {
  const [basic, pro, ultra] = compare('cloud-vps').map(({ facts }) => facts)
  expect(basic).toEqual({
    backup: 'weekly',
    uptime: '99.9',
    ddos: null,
    windows: null,
    snapshots: null,
    support: 'standard',
  })
  expect(pro).toEqual({
    backup: 'daily',
    uptime: '99.99',
    ddos: 'included',
    windows: 'included',
    snapshots: 'free',
    support: 'priority',
  })
  expect(ultra).toEqual(pro)
})

test('a plan has everything of the one below it, and either promises more or adds features', () => {
  const [basic, pro, ultra] = compare('cloud-vps')
  expect(basic).toMatchObject({ base: null, better: new Set(), extras: [] })
  expect(pro).toMatchObject({ base: { name: 'Basic VPS' }, extras: [] })
  expect(pro?.better).toHaveProperty('size', 6)
  expect(ultra).toMatchObject({ base: { name: 'Pro VPS' }, better: new Set(), extras: ultra?.plan.features })
})

test('a plan of the other series is better in what it promises more', () => {
  const [basic, standard, pro] = compare('vps')
  expect(basic).toMatchObject({ facts: { backup: null, windows: null }, extras: [] })
  expect(standard).toMatchObject({ better: new Set(['windows']), extras: [] })
  expect(pro).toMatchObject({
    facts: { backup: 'daily', windows: 'included', ddos: null },
    better: new Set(['backup']),
  })
})

test('the words of a feature promise nothing', () => {
  const [plan] = comparePlans([{ ...planOf(5), promises: leastPromises }])
  expect(plan?.facts).toEqual({
    backup: null,
    uptime: '99.9',
    ddos: null,
    windows: null,
    snapshots: null,
    support: 'standard',
  })
})

test('a plan that promises less of something does not have everything of the one below it', () => {
  const weekly: PlanPromises = { ...leastPromises, backup: 'weekly' }
  expect(compareTwo(weekly, leastPromises)).toMatchObject({ base: null, better: new Set(), extras: [] })
  expect(compareTwo(weekly, { ...leastPromises, ddos: true })).toMatchObject({ base: null, better: new Set(['ddos']) })
  expect(compareTwo(weekly, weekly)).toMatchObject({ base: { id: 4 }, extras: ['IPv6'] })
  expect(compareTwo(weekly, { ...weekly, backup: 'daily' })).toMatchObject({
    base: { id: 4 },
    better: new Set(['backup']),
    extras: [],
  })
})
