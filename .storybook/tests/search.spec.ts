import { expect } from 'playwright/test'
import { test } from './built-storybook.ts'

test.beforeEach(async ({ page, address }) => {
  await page.goto(`${address}/?path=/docs/start-here-how-to-review--docs`)
})

const results = '.sen-search'

test('words on the screen find what shows them, with and without marks; others lead to advice', async ({ page }) => {
  const field = page.getByRole('searchbox')
  for (const [query, component] of [
    ['nạp tiền', 'TopUpDialog'],
    ['nap tien', 'TopUpDialog'],
    ['ví', 'WalletLevel'],
    ['bảng giá', 'PriceTable'],
    ['contrast', 'Colour'],
    ['topup', 'TopUpDialog'],
  ] as const) {
    await field.fill(query)
    await expect(page.locator(`${results} h3`).first(), query).toContainText(component)
    await expect(page.locator('#storybook-explorer-menu')).toBeHidden()
  }
  await field.fill('khinh khí cầu')
  await expect(page.locator(results)).toContainText('Không có gì khớp')
})

test('the keyboard goes through the results and opens them', async ({ page }) => {
  const field = page.getByRole('searchbox')
  await field.fill('số dư không đủ')
  const links = page.locator(`${results} a`)
  await expect(links.first()).toBeVisible()
  await field.press('ArrowDown')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/path=\/(story|docs)\//)
  await page.keyboard.press('Escape')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
  await expect(page.locator(results)).toBeHidden()
  await expect(page.locator('#storybook-explorer-menu')).toBeVisible()
})

test('texts that arrive before the list of stories find them when it has arrived', async ({ page }) => {
  const arrive = Promise.withResolvers<void>()
  await page.route('**/index.json', async (route) => {
    await arrive.promise
    await route.continue()
  })
  const texts = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/search.json'))
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('nạp tiền')
  await texts
  await expect(page.locator(results)).toContainText(/\S/)
  arrive.resolve()
  await expect(page.locator(`${results} h3`).first()).toContainText('TopUpDialog')
})

test.describe(() => {
  test.use({ caused: /net::ERR_FAILED/ })

  test('a failure is said, and the next query tries again', async ({ page }) => {
    await page.route('**/search.json', (route) => route.abort())
    const field = page.getByRole('searchbox')
    await field.fill('nạp')
    await expect(page.locator(results)).toContainText('Chưa tải được')
    await page.unroute('**/search.json')
    await field.fill('nạp tiền')
    await expect(page.locator(`${results} h3`).first()).toContainText('TopUpDialog')
  })
})
