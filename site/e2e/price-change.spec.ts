import { expect } from 'playwright/test'
import { orderAddress } from '#contracts/rules/order-address.ts'
import { test } from './own-server.ts'
import { admin, createSignedInUser } from './users.ts'

/** The plan Basic, which `/products` and the order dialog show, and Pro VPS of the landing page. */
const changes = [
  { planId: 1, amount: 51_000 },
  { planId: 5, amount: 97_000 },
] as const

/** How each language writes the prices. */
const written = {
  vi: ['51.000', '97.000'],
  en: ['51,000', '97,000'],
  zh: ['51,000', '97,000'],
} as const

test('a price that an admin changes is right on pages, in structured data and in the order dialog, in each language', async ({
  page,
  request,
  server,
}) => {
  const { token } = await (await request.post('/api/admin/auth', { data: admin })).json()
  for (const { planId, amount } of changes) {
    const response = await request.post('/api/admin/catalog/prices', {
      data: { planId, billingPeriod: 'monthly', amount },
      headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': `a-new-price-for-plan-${planId}` },
    })
    expect(response.status()).toBe(201)
  }
  for (const [language, [basic, pro]] of Object.entries(written)) {
    const htmlOf = async (path: string) =>
      (await request.get(path, { headers: { cookie: `language=${language}`, 'accept-encoding': 'identity' } })).text()
    await expect.poll(() => htmlOf('/products/vps')).toContain(basic)
    const products = await htmlOf('/products')
    expect(products).toContain(basic)
    const landing = await htmlOf('/')
    expect(landing).toContain(pro)
    expect(landing).toMatch(/"@type":"Offer"[^}]*"price":97000/)
  }
  await page.context().addCookies([{ name: 'language', value: 'vi', url: server.url }])
  await createSignedInUser(page)
  await page.goto(orderAddress({ planId: 1, period: 'monthly' }))
  const plan = page.getByRole('dialog').getByRole('radio', { name: 'Basic', exact: true })
  await expect(plan).toBeChecked()
  await expect(plan).toHaveAccessibleDescription(/51\.000/)
})
