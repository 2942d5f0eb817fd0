import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'
import { notifications, openDashboard, waitForHydration } from './users.ts'

const html = (page: Page) => page.locator('html')

/** Chooses a language in the header or on the login page. */
async function choose(page: Page, name: string) {
  await waitForHydration(page)
  await page.getByRole('button', { name: /^(Ngôn ngữ|Language|语言)/ }).click()
  await page.getByRole('link', { name, exact: true }).filter({ visible: true }).click()
}

test('a choice changes the page at once, without a request for it, and is kept', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  await choose(page, '中文')
  await expect(html(page)).toHaveAttribute('lang', 'zh-Hans')
  await expect(page).toHaveTitle(/^Sen Cloud · 越南/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/\?lang=zh$/)
  expect(loads).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('zh')

  const response = await page.reload()
  expect(await response?.text()).toContain('<html lang="zh-Hans"')
  await page.goto('/products')
  await expect(html(page)).toHaveAttribute('lang', 'zh-Hans')
  await page.goto('/login')
  await expect(html(page)).toHaveAttribute('lang', 'zh-Hans')
  await page.goto('/nothing-here')
  await expect(html(page)).toHaveAttribute('lang', 'zh-Hans')
})

test('a choice on the login page keeps what was typed', async ({ page }) => {
  await page.goto('/login')
  await waitForHydration(page)
  await page.getByRole('textbox', { name: 'Email' }).fill('lan@sen.test')
  await choose(page, 'Tiếng Việt')
  await expect(page.getByRole('tab', { name: 'Đăng nhập' })).toBeVisible()
  await expect(page.locator('input[type="email"]').first()).toHaveValue('lan@sen.test')
})

test('a choice keeps what was typed into a form or a search of a content page', { tag: '@long' }, async ({ page }) => {
  await page.goto('/contact')
  await waitForHydration(page)
  await page.getByLabel('Họ và tên').fill('Trần Thị Lan')
  await page.getByLabel('Nội dung').fill('Cho tôi hỏi giá 20 máy.')
  await choose(page, 'English')
  await expect(page.getByLabel('Full name')).toHaveValue('Trần Thị Lan')
  await expect(page.getByLabel('Message')).toHaveValue('Cho tôi hỏi giá 20 máy.')

  await page.goto('/support/knowledge')
  await waitForHydration(page)
  await page.getByRole('searchbox').fill('ssh')
  await choose(page, '中文')
  await expect(page.getByRole('searchbox')).toHaveValue('ssh')
  await expect(page.getByRole('searchbox')).toHaveAccessibleName(/搜索/)
})

test('a choice in one tab is followed by the others', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/')
  await waitForHydration(other)
  await page.goto('/login')
  await choose(page, 'Tiếng Việt')
  await choose(page, 'English')
  await expect(html(other)).toHaveAttribute('lang', 'en')
})

test('without a script the selector leads to the page in each language, and the choice is kept', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('link', { name: '中文' }).click()
  await expect(page).toHaveURL(/\/login\?lang=zh$/)
  await expect(html(page)).toHaveAttribute('lang', 'zh-Hans')
  await page.goto('/')
  await expect(html(page)).toHaveAttribute('lang', 'zh-Hans')
  await context.close()
})

test('an address with a language is kept, until another one is chosen', { tag: '@long' }, async ({ page }) => {
  await page.goto('/products?lang=vi')
  await waitForHydration(page)
  await expect(html(page)).toHaveAttribute('lang', 'vi')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('vi')
  await choose(page, 'English')
  await expect(html(page)).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL(/\/products$/)
  await page.reload()
  await expect(html(page)).toHaveAttribute('lang', 'en')
})

test('the choice is on the account: it applies where the customer signs in and nothing was chosen', async ({
  page,
  browser,
}) => {
  const user = await openDashboard(page)
  const stored = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  expect((await stored).status()).toBe(200)
  await expect(html(page)).toHaveAttribute('lang', 'en')

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto('/login')
  await waitForHydration(other)
  await other.getByRole('textbox', { name: 'Email' }).fill(user.email)
  await other.getByRole('textbox', { name: 'Password' }).fill(user.password)
  await other.getByRole('button', { name: 'Login', exact: true }).click()
  await other.waitForURL('/')
  await expect(html(other)).toHaveAttribute('lang', 'en')
  await elsewhere.close()
})

test('when the texts of a language cannot be loaded, the page says so and keeps its language', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  await choose(page, '中文')
  // This is the toast: for a second, the live region next to it has the same words.
  await expect(notifications(page).getByRole('group', { name: 'Không tải được' })).toBeVisible()
  await expect(html(page)).toHaveAttribute('lang', 'vi')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull()
})
