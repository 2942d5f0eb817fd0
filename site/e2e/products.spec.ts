import { productsTexts } from '#ds/texts/products.ts'
import { expect, test } from './test.ts'

test('a visitor navigates from all products to a category and back', async ({ page }) => {
  await page.goto('/products')
  await expect(page).toHaveTitle('Our Products · Sen Cloud')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Products')
  await expect(page.getByRole('article')).toHaveCount(14)

  await page
    .getByRole('navigation', { name: productsTexts.en.tabs.heading })
    .getByRole('link', { name: 'VPS Hosting' })
    .click()
  await expect(page).toHaveURL('/products/vps')
  await expect(page).toHaveTitle(`${productsTexts.en.categoryTitle('VPS Hosting')} · Sen Cloud`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('VPS Hosting')
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('article', { name: 'VPS Basic' })).toContainText('49.000')

  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(14)
})

test('a category that does not exist has no products, and the not-found page links to all products', async ({
  page,
}) => {
  const response = await page.goto('/products/no-such-category')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect(page.getByText('No products found')).toBeVisible()
  await expect(page.getByText("We're working on adding more products to this category.")).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Browse by Category' }).getByRole('link')).toHaveCount(6)
  await page.getByRole('link', { name: 'All products' }).click()
  await expect(page).toHaveURL('/products')
  await expect(page.getByRole('article')).toHaveCount(14)
})

test('the page with all products is prerendered as HTML, in English', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/products')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Products')
  await expect(page.locator('footer[lang="zh-Hans"]')).toContainText('Sen Cloud')
  await context.close()
})
