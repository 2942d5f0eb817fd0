import { expect, test } from 'vitest'
import type { Plan } from '#contracts/catalog.ts'
import { leastPromises } from '#contracts/rules/plan-promises.ts'
import { orderWithSystem, type ServersCatalog, serversOf } from './servers.ts'

const price = { amount: 1000, listAmount: null }
const plan = (id: number, osSupported: string[]): Plan => ({
  id,
  seriesId: 'vps',
  name: `Plan ${id}`,
  cpu: 1,
  ram: 1,
  storage: 20,
  bandwidth: 1000,
  ipv4: 1,
  features: [],
  promises: leastPromises,
  isPopular: false,
  priceMonthly: 1000,
  priceYearly: 1000,
  prices: { monthly: price, yearly: price },
  osSupported,
  soldOut: false,
  soldOutLocations: [],
})
const product = (id: string, category: string) => ({
  id,
  category,
  name: id,
  description: id,
  features: [],
  price: 1000,
  planId: null,
})

const catalog: ServersCatalog = {
  series: [],
  operatingSystems: [
    { id: 'old', name: 'Debian 12', endOfLife: '2028-06-30', successorIds: ['new'] },
    { id: 'new', name: 'Debian 13', endOfLife: null, successorIds: [] },
    { id: 'windows-2022', name: 'Windows Server 2022', endOfLife: null, successorIds: [] },
  ],
  plans: [plan(1, ['old', 'new']), plan(2, ['old', 'new', 'windows-2022']), plan(3, ['old'])],
  products: [product('rack', 'dedicated'), product('pool', 'cloud')] as ServersCatalog['products'],
  categories: [],
  offers: [],
}

test('a system is offered only with plans that run it', () => {
  const { systems, plans } = serversOf('windows', catalog)
  expect(systems.map(({ id }) => id)).toEqual(['windows-2022'])
  expect(plans.map(({ id }) => id)).toEqual([2])
  expect(serversOf('linux', catalog).plans.map(({ id }) => id)).toEqual([1, 2, 3])
})

test('the order begins with a system that needs no successor, if the plan runs one', () => {
  const { systems, plans } = serversOf('linux', catalog)
  expect(plans.map((one) => orderWithSystem(one, 'yearly', systems))).toEqual([
    '/dashboard?order=1&period=yearly&os=new',
    '/dashboard?order=2&period=yearly&os=new',
    '/dashboard?order=3&period=yearly&os=old',
  ])
})

test('other kinds are the products of their category', () => {
  expect(serversOf('dedicated', catalog)).toEqual({ systems: [], plans: [], products: [catalog.products[0]] })
  expect(serversOf('cloud', catalog)).toEqual({ systems: [], plans: [], products: [catalog.products[1]] })
})
