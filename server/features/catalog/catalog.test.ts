import { describe, expect, test } from 'vitest'
import type { Plan } from '#contracts/catalog.ts'
import { productCategories } from '#contracts/rules/product-categories.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const visitor = server.visitor()
const { body: catalog } = await visitor.get('/api/vps/catalog')

test.each(['/api/catalog', '/api/vps/catalog', '/api/products', '/api/products/category/vps'])(
  '%s may be cached by anyone who asks before each use whether it has changed',
  async (path) => {
    const { headers } = await visitor.get(path)
    expect(headers.get('cache-control')).toBe('public, no-cache')
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

describe('in each language', () => {
  const vietnamese = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i
  const chinese = /\p{Script=Han}/u

  function textsOf(value: unknown): string[] {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
  }

  test.each(['vi', 'en', 'zh'])('the catalogue is complete, and holds no word of another one: %s', async (language) => {
    const { body, headers } = await visitor.get('/api/catalog', { 'accept-language': `${language};q=0.9, fr;q=0.1` })
    expect([body.language, headers.get('content-language'), headers.get('vary')]).toEqual([
      language,
      language,
      'accept-language',
    ])
    const { categories, products, series, locations, plans } = body
    for (const text of textsOf([categories, products, series, locations, plans])) {
      expect(text).not.toBe('')
      if (language !== 'vi') expect(text).not.toMatch(vietnamese)
      if (language !== 'zh') expect(text).not.toMatch(chinese)
    }
    const described = [...categories, ...products].map(({ description }: { description: string }) => description)
    const own = { vi: vietnamese, en: /^[A-Z][\x20-\x7e]+\.$/, zh: chinese }[language]
    for (const description of described) expect(description).toMatch(own ?? '')
  })

  test('the other public calls answer in it, too, and in English without one', async () => {
    const named = async (path: string, headers: Record<string, string>) => (await visitor.get(path, headers)).body
    const chineseProducts = await named('/api/products/category/gpu', { 'accept-language': 'zh-CN' })
    expect(chineseProducts[0].name).toBe('GPU 推理')
    const { locations } = await named('/api/vps/catalog', { 'accept-language': 'vi' })
    expect(locations[0]).toEqual({
      id: 1,
      name: 'Ho Chi Minh',
      country: 'Việt Nam',
      city: 'TP. Hồ Chí Minh',
      flag: 'vn',
      soldOut: false,
    })
    expect((await named('/api/vps/catalog', {})).locations[1].country).toBe('Vietnam')
  })
})

test('the catalogue has the plans and prices of the product specification, in two series', () => {
  const rows = catalog.plans.map((plan: Plan) => [
    ...[plan.id, plan.seriesId, plan.name, plan.cpu, plan.ram, plan.storage, plan.bandwidth, plan.ipv4],
    ...[plan.prices.monthly.amount, plan.prices.monthly.listAmount, plan.prices.yearly.amount],
  ])
  expect(rows).toEqual([
    [1, 'vps', 'Basic', 1, 1, 20, 1000, 1, 49_000, null, 490_000],
    [2, 'vps', 'Standard', 2, 2, 40, 2000, 1, 89_000, null, 890_000],
    [3, 'vps', 'Pro', 4, 4, 80, 4000, 1, 159_000, null, 1_590_000],
    [4, 'cloud-vps', 'Basic VPS', 1, 1, 25, 1000, 1, 49_000, 69_000, 490_000],
    [5, 'cloud-vps', 'Pro VPS', 2, 2, 50, 2000, 1, 99_000, 129_000, 990_000],
    [6, 'cloud-vps', 'Ultra VPS', 4, 4, 100, 5000, 2, 199_000, 249_000, 1_990_000],
  ])
})
