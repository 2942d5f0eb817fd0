import { expect, test } from './test.ts'
import { dong, figures, openDashboard, signIn } from './users.ts'

test('the tab of the dashboard is in the URL, and the back button returns to the previous tab', async ({ page }) => {
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

test('the demo customer sees instances, transactions and tickets from the server', async ({ page }) => {
  await page.goto('/login?next=/dashboard?tab=overview')
  await page.evaluate(() => localStorage.setItem('onboardingSeen', 'true'))
  await signIn(page, { email: 'customer@sen.test', password: 'customer-demo' })
  await expect(page).toHaveURL('/dashboard?tab=overview')
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

test('nothing is loaded again on focus or at an interval, and a deposit is shown from its own response', async ({
  page,
}) => {
  await openDashboard(page)
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) requests.push(`${request.method()} ${pathname.replace(/[0-9a-f-]{36}$/, '…')}`)
  })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('tab', { name: 'Ví' }).click()
  await page.getByRole('tab', { name: 'VPS' }).click()
  expect(requests).toEqual([])

  await page.getByRole('button', { name: 'Nạp tiền' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nạp tiền vào ví' })
  await dialog.getByRole('button', { name: '100.000' }).click()
  await dialog.getByRole('radio', { name: /Chuyển khoản/ }).check()
  await dialog.getByRole('button', { name: 'Nạp tiền' }).click()
  await expect(dialog).toBeHidden()
  // The response contains the new transaction, so nothing is loaded again.
  expect(requests).toEqual(['POST /api/wallet/deposit'])
  await expect(figures(page).getByText(dong('0'))).toHaveCount(2)
  await page.getByRole('tab', { name: 'Ví' }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toContainText('100.000')
})

for (const theme of ['light', 'dark'] as const) {
  test(`the ${theme} theme is applied before the first paint of every page, without a flash`, async ({ page }) => {
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
