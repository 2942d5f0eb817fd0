import { expect, test } from './test.ts'

test('the server answers for its health', async ({ request }) => {
  const answer = await request.get('/api/health')
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toEqual({ status: 'ok' })
})

test('the first page arrives as HTML, in Vietnamese, with a heading, before any script runs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})
