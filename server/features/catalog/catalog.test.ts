import { describe, expect, test } from 'vitest'
import { productCategories } from '#contracts/rules/product-categories.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const visitor = server.visitor()
const { body: catalog } = await visitor.get('/api/vps/catalog')

test.each(['/api/vps/catalog', '/api/products', '/api/products/category/vps'])(
  '%s may be cached by anyone for a minute',
  async (path) => {
    const { headers } = await visitor.get(path)
    expect(headers.get('cache-control')).toBe('public, max-age=60')
  },
)

describe('the products', () => {
  test('of a category are those of the full list that belong to it, and each category has some', async () => {
    const { body: all } = await visitor.get('/api/products')
    for (const category of productCategories) {
      const { status, body } = await visitor.get(`/api/products/category/${category}`)
      expect(status).toBe(200)
      expect(body.length).toBeGreaterThan(0)
      expect(body).toEqual(all.filter((product: { category: string }) => product.category === category))
    }
  })

  test.each(['printers', 'VPS', '%20'])('of the unknown category %s are an empty list', async (category) => {
    expect(await visitor.get(`/api/products/category/${category}`)).toMatchObject({ status: 200, body: [] })
  })
})

describe('the catalogue of VPS', () => {
  test('has unique ids, and for each plan only operating systems that it lists', () => {
    for (const choices of [catalog.plans, catalog.locations, catalog.operatingSystems]) {
      const ids = choices.map(({ id }: { id: unknown }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
    const known = catalog.operatingSystems.map(({ id }: { id: string }) => id)
    for (const { osSupported } of catalog.plans) expect(known).toEqual(expect.arrayContaining(osSupported))
  })

  test('has the prices that an order costs, for each plan and period', async () => {
    const { client } = await server.customer({ balance: 10_000_000 })
    for (const plan of catalog.plans) {
      for (const [billingPeriod, totalCost] of [
        ['monthly', plan.priceMonthly],
        ['yearly', plan.priceYearly],
      ]) {
        const order = { planId: plan.id, locationId: catalog.locations[0].id, name: 'web', billingPeriod, totalCost }
        const { status, body } = await client.post('/api/vps/order', { ...order, operatingSystem: 'ubuntu' })
        expect([plan.name, status, body.transaction.amount]).toEqual([plan.name, 201, String(-totalCost)])
      }
    }
  })

  test.each(['ubuntu', 'windows'])('decides which plans can be ordered with %s', async (operatingSystem) => {
    const { client } = await server.customer({ balance: 10_000_000 })
    for (const { id, osSupported, priceMonthly } of catalog.plans) {
      const order = { planId: id, locationId: 1, name: 'web', billingPeriod: 'monthly', totalCost: priceMonthly }
      const { status } = await client.post('/api/vps/order', { ...order, operatingSystem })
      expect([id, status]).toEqual([id, osSupported.includes(operatingSystem) ? 201 : 422])
    }
  })
})
