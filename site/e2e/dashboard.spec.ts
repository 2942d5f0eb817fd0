import type { Locator } from 'playwright/test'
import { expect, test } from './test.ts'
import { dong, figures, openDashboard, places, signInDemoCustomer } from './users.ts'

test('the tab of the dashboard is in the URL, and the back button returns to the previous tab', {
  tag: '@long',
}, async ({ page }) => {
  await openDashboard(page)
  await expect(page.getByRole('tab', { name: 'VPS', selected: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Ví' }).click()
  await expect(page).toHaveURL('/dashboard?tab=wallet')
  await page.getByRole('tab', { name: 'Hỗ trợ' }).click()
  await expect(page).toHaveURL('/dashboard?tab=support')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Ví', selected: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'VPS', selected: true })).toBeVisible()
  await page.goto('/dashboard?tab=offers')
  const response = await page.request.get('/api/offers', { headers: { 'Accept-Language': 'vi' } })
  const { offers } = await response.json()
  expect(offers.length).toBeGreaterThan(0)
  for (const { title } of offers) {
    await expect(page.getByRole('tabpanel').getByText(title).first()).toBeVisible()
  }
})

test('on a phone the bar at the lower edge leads to the tabs, each from its beginning', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openDashboard(page)
  await expect(page.getByRole('tab')).toHaveCount(0)
  const place = (name: string) => places(page).filter({ hasText: name })
  await place('Tổng quan').click()
  await expect(page).toHaveURL('/dashboard?tab=overview')
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await place('Ví').click()
  await expect(page).toHaveURL('/dashboard?tab=wallet')
  await expect(place('Ví')).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { name: 'Lịch sử giao dịch' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await place('Hỗ trợ').press('Enter')
  await expect(page).toHaveURL('/dashboard?tab=support')
  await page.goBack()
  await expect(place('Ví')).toHaveAttribute('aria-current', 'page')
  await place('VPS').click()
  await expect(page).toHaveURL('/dashboard')
})

test('the demo customer sees instances, transactions and tickets from the server', { tag: '@long' }, async ({
  page,
}) => {
  await signInDemoCustomer(page)
  await page.goto('/dashboard?tab=overview')
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('list', { name: 'VPS gần đây' }).getByRole('listitem')).toHaveCount(3)
  await expect(panel.getByRole('list', { name: 'Giao dịch' }).getByRole('listitem')).toHaveCount(3)
  await expect(panel.getByText(/Đã hoàn thành \d\/2 bước/)).toBeVisible()
  await page.getByRole('tab', { name: 'Hỗ trợ' }).click()
  await expect(panel.getByRole('listitem').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Ví' }).click()
  await expect(panel.getByText('Lịch sử giao dịch')).toBeVisible()
  await expect(panel.getByRole('listitem').first()).toBeVisible()
})

test('the details of an instance open beside the list, have an address, and the back button closes them', async ({
  page,
}) => {
  await signInDemoCustomer(page)
  await page.goto('/dashboard')
  await page.locator('[data-title]', { hasText: 'cua-hang-online' }).click()
  const details = page.getByRole('region', { name: 'cua-hang-online' })
  await expect(details).toContainText(/ssh root@203\.0\.113\.\d+/)
  await expect(page).toHaveURL(/\/dashboard\?vps=[\w-]+$/)
  await page.reload()
  await expect(details).toBeVisible()
  await page.goBack()
  await expect(details).toBeHidden()
  await expect(page).toHaveURL('/dashboard')
})

/** The distances of an element's edges from the top of the window, in px. */
const edges = async (element: Locator) => {
  const box = await element.boundingBox()
  return box ? { top: box.y, bottom: box.y + box.height } : undefined
}

test('the first screen shows what a customer comes for: machines on a desktop, and two of them and the balance on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInDemoCustomer(page)
  await page.goto('/dashboard')
  const rows = page.getByRole('grid', { name: 'VPS của tôi' }).locator('[data-row]')
  await expect(rows.first()).toBeVisible()
  expect((await edges(rows.first()))?.top).toBeLessThan(300)

  await page.setViewportSize({ width: 360, height: 780 })
  await expect(
    figures(page)
      .getByText(/^741\.000/)
      .first(),
  ).toBeInViewport({ ratio: 1 })
  // These are the address, and the day of the renewal, of two machines.
  for (const row of [rows.first(), rows.nth(1)]) await expect(row).toBeInViewport({ ratio: 1 })
  // The bar at the lower edge does not cover any of it either.
  const bar = page.getByRole('navigation', { name: 'Mục của tài khoản' })
  expect((await edges(rows.nth(1)))?.bottom).toBeLessThanOrEqual((await edges(bar))?.top ?? 0)
  await expect(rows.first()).toContainText(/\d{2}\/\d{2}/)
})

test('putting off the verification is remembered, and the account menu still offers it', { tag: '@long' }, async ({
  page,
}) => {
  await openDashboard(page)
  await page.getByRole('button', { name: 'Để sau' }).click()
  await expect(page.getByText('Số điện thoại chưa được xác minh')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: /^Tài khoản của/ }).click()
  await page.getByRole('menuitem', { name: 'Xác minh số điện thoại' }).click()
  await expect(page.getByRole('dialog', { name: 'Xác minh số điện thoại' })).toBeVisible()
  await expect(page.getByText('Số điện thoại chưa được xác minh')).toBeHidden()
})

test('nothing is loaded again on focus or at an interval, and a deposit is shown from its own response', async ({
  page,
}) => {
  // The data for the dialogs is requested last, while the browser is idle, and so is the stream.
  const loaded = Promise.all([page.waitForResponse('**/api/offers'), page.waitForRequest('**/api/events')])
  await openDashboard(page)
  await loaded
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) requests.push(`${request.method()} ${pathname.replace(/[0-9a-f-]{36}$/, '…')}`)
  })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(requests).toEqual([])
  // Only the wallet needs its history and its withdrawals, and asks for them when it is opened.
  await page.getByRole('tab', { name: 'Ví' }).click()
  await expect(page.getByText('Không có khoản nào phải trả')).toBeVisible()
  await expect.poll(() => requests.toSorted()).toEqual(['GET /api/wallet/history', 'GET /api/wallet/withdrawals'])
  requests.length = 0
  await page.getByRole('tab', { name: 'VPS' }).click()
  expect(requests).toEqual([])

  await page.getByRole('button', { name: 'Nạp tiền' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nạp tiền vào ví' })
  await dialog.getByRole('button', { name: '100.000' }).click()
  // An admin settles it, so that there is no page for its payment.
  await dialog.getByRole('radio', { name: /Tiền mã hóa/ }).check()
  await dialog.getByRole('button', { name: /^Nạp/ }).click()
  await expect(dialog).toBeHidden()
  // The response contains the new transaction, so nothing is loaded again.
  expect(requests).toEqual(['POST /api/wallet/deposit'])
  await expect(figures(page).getByText(dong('0'))).toHaveCount(2)
  await page.getByRole('tab', { name: 'Ví' }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toContainText('100.000')
})

for (const theme of ['light', 'dark'] as const) {
  // Dark is the default, which needs no script.
  const tag = theme === 'dark' ? '@long' : []
  test(`the ${theme} theme is applied before the first paint of every page, without a flash`, { tag }, async ({
    page,
  }) => {
    await page.addInitScript((name) => {
      // Dark is the default.
      if (name !== 'dark') localStorage.setItem('theme', name)
      // Records in the window's name every theme that the page has had since its body exists.
      window.name = ''
      const record = () => {
        if (document.body) window.name += `${document.documentElement.getAttribute('data-theme')} `
      }
      new MutationObserver(record).observe(document, { childList: true, subtree: true, attributes: true })
    }, theme)
    for (const path of ['/', '/login', '/products', '/admin']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const seen = await page.evaluate(() => window.name)
      expect([...new Set(seen.trim().split(' '))]).toEqual([theme])
    }
  })
}
